import { describe, expect, test } from "vitest";
import { READY_RULES, rulesWith } from "./ready-rules.ts";
import { type Round, roundPoints, roundResult } from "./round-points.ts";
import { entryOf, roundOf } from "./rounds-of-tests.ts";
import type { SeasonRules } from "./season-rules.ts";
import { type CountedRound, seasonTable } from "./standings.ts";
import { type Decision, resolveTree, slotsOf } from "./tree.ts";

/** Figures of real seasons: what was published must come out of the rules, exactly. */

const ready = (key: string) => READY_RULES.find((one) => one.key === key)?.rules as SeasonRules;

const pointsOfRound = (round: Round, factor = 1) =>
  roundPoints(round, roundResult(round), { factor, factor_of: null, rules: round.rules, mark: "" });

/** `16-1, 9-8`: who won before who lost; the tree says where. */
function decided(slots: (number | null)[], third: "battle" | "none", stages: string[]): Decision[] {
  const decisions: Decision[] = [];
  const out = new Set<number>();
  for (const pair of stages.join(",").split(",")) {
    const [winner, loser] = pair.trim().split("-").map(Number);
    const open = resolveTree({ slots, third, decisions, out }).find(
      ({ first, second, how }) =>
        how === null &&
        [first, second].includes(winner as number) &&
        [first, second].includes(loser as number),
    );
    if (!open) throw new Error(`nobody meets in ${pair}`);
    decisions.push({ ...open, winner: winner as number, how: "judges" });
  }
  return decisions;
}

const table = (text: string) =>
  text
    .split(/[\n;]/)
    .map((line) => line.trim().split("|"))
    .filter(([first]) => first !== "");

describe("Drift Kings 2024, round 1: a tree of 32 with 21 drivers", () => {
  const rows =
    table(`1|Kevin Piskolty|20|50|9 ; 2|Tamás Treitl|10|100|3 ; 3|Donatas Macpreikšas|8|70|5 ; 4|Gediminas Levickas|6|110|2
5|Petyo Radichev|5|50|10 ; 6|Giorgos Christoforou|4|120|1 ; 7|Silvestras Bieliauskas|3|70|6 ; 8|Homan Zsolt|2|50|11
9|Patrik Cselőtei|1|90|4 ; 10|Sandra Janušauskaitė|1|50|12 ; 11|Alice Ene|1|50|13 ; 12|Nikos Zahos|1|40|17
13|Péter Porkoláb|1|40|18 ; 14|Gabor Kanalovics|1|50|14 ; 15|Mattia Conti|1|40|19 ; 16|Csaba Cselőtei|1|70|7
17|Ivan Vogrig|0|40|20 ; 18|Andros Antoniou|0|50|15 ; 19|Francesco Giori|0|40|21 ; 20|Gerson Junginger|0|50|16
21|Massimo Checchin|0|70|8`);
  const entries = rows.map(([seed]) =>
    entryOf(Number(seed), { seed: Number(seed), rank_by_hand: Number(seed) }),
  );
  const slots = slotsOf(
    32,
    entries.map(({ id }) => ({ id, seed: id })),
  );

  test("five pairs and eleven byes follow from the seeds alone", () => {
    const first = resolveTree({ slots, third: "battle", decisions: [], out: new Set() }).filter(
      ({ stage }) => stage === 32,
    );
    const byes = first.filter(({ how }) => how === "bye").map(({ winner }) => winner as number);
    expect(byes.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const pairs = first
      .filter(({ how }) => how === null)
      .map(({ first, second }) => [first, second].join("-"));
    expect(pairs.sort()).toEqual(["12-21", "13-20", "14-19", "15-18", "16-17"]);
  });

  test("places and points of all 21", () => {
    const decisions = decided(slots, "battle", [
      "21-12, 20-13, 14-19, 18-15, 16-17",
      "16-1, 9-8, 21-5, 4-20, 2-18, 7-10, 3-14, 6-11",
      "9-16, 4-21, 2-7, 6-3",
      "4-9, 6-2",
      "2-9",
      "6-4",
    ]);
    const round = roundOf(entries, ready("drift-kings-2024"), { slots, decisions });
    const points = pointsOfRound(round);
    const of = new Map(points.map((one) => [one.entry_id, one]));
    for (const [seed, name, qualifying, battle, place] of rows)
      expect(of.get(Number(seed)), name).toMatchObject({
        qualifying: Number(qualifying),
        battle: Number(battle),
        place: Number(place),
      });
    const total = (key: "battle" | "qualifying") => points.reduce((all, one) => all + (one[key] ?? 0), 0);
    expect([total("battle"), total("qualifying")]).toEqual([1300, 66]);
  });
});

const TORUN =
  table(`1|Paweł Trela|97.3|12|5|61|73 ; 2|Mateusz Włodarczyk|94.0|10|15|42|52 ; 3|Grzegorz Hypki|92.0|8|2|88|96
4|Artur Opiela|91.5|6|5|61|67 ; 5|Piotr Więcek|91.3|4|1|100|104 ; 6|Adam Zalewski|91.3|4|5|61|65
7|Marcin Mospinek|90.0|3|3|78|81 ; 8|Bartosz Stolarski|89.7|3|4|69|72 ; 9|Piotr Jankowski|89.5|2|14|44|46
10|Dawid Karkosik|89.3|2|12|48|50 ; 11|Marcin Carzasty|89.2|2|13|46|48 ; 12|Marek Wartałowicz|87.8|2|9|54|56
13|Sławomir Grausam|80.7|1|11|50|51 ; 14|Jakub Przygoński|79.5|1|10|52|53 ; 15|Wojciech Goździewicz|79.0|1|5|61|62
16|Jakub Skomorucha|78.3|1|16|40|41`);

describe("Drift Masters 2014", () => {
  const rules = ready("drift-masters-2014");

  test("round 2: qualifying asks who of the equal ones is before the other, then pairs, places and points follow", () => {
    const outside = [entryOf(17, { runs: [{ score: 72.8 }] }), entryOf(18, { runs: [{ score: 68.2 }] })];
    const run = (ordered: boolean) => [
      ...TORUN.map(([rank, , score, , place]) =>
        entryOf(Number(rank), {
          runs: [{ score: Number(score) }, { score: null }],
          tie_order: ordered && score === "91.3" ? Number(rank) : null,
          place_by_hand: Number(place) >= 9 ? Number(place) : null,
        }),
      ),
      ...outside,
    ];
    const asked = roundResult(roundOf(run(false), rules)).results.filter(({ is_tied }) => is_tied);
    expect(asked.map(({ id }) => id).sort()).toEqual([5, 6]);

    const entries = run(true);
    const order = roundResult(roundOf(entries, rules)).results.map(({ id, rank }) => [id, rank]);
    for (const [id, rank] of order) expect(rank).toBe(id);
    const slots = slotsOf(
      16,
      entries.slice(0, 16).map(({ id }) => ({ id, seed: id })),
    );
    const decisions = decided(slots, "battle", [
      "1-16, 8-9, 4-13, 5-12, 15-2, 7-10, 3-14, 6-11",
      "8-1, 5-4, 7-15, 3-6",
      "5-8, 3-7",
      "7-8",
      "5-3",
    ]);
    const seeded = entries.map((entry) => ({ ...entry, seed: entry.id <= 16 ? entry.id : null }));
    const round = roundOf(seeded, rules, { slots, decisions });
    const of = new Map(pointsOfRound(round).map((one) => [one.entry_id, one]));
    for (const [rank, name, , qualifying, place, battle, total] of TORUN)
      expect(of.get(Number(rank)), name).toMatchObject({
        qualifying: Number(qualifying),
        place: Number(place),
        battle: Number(battle),
        total: Number(total),
      });
    expect([of.get(17), of.get(18)]).toMatchObject([
      { place: 17, total: 0 },
      { place: 18, total: 0 },
    ]);
    // Without the team's word the places 9 to 16 are not known.
    const unsaid = roundOf(
      seeded.map((entry) => ({ ...entry, place_by_hand: null })),
      rules,
      { slots, decisions },
    );
    expect(roundResult(unsaid).results.filter(({ is_missing }) => is_missing)).toHaveLength(8);
  });

  const GDANSK =
    table(`1|Więcek|2 ; 2|Stolarski|4 ; 3|Skomorucha|5 ; 4|Mospinek|9 ; 5|Karkosik|5 ; 6|Włodarczyk|7
7|Opiela|1 ; 8|Jankowski|13 ; 9|Bochenek|3 ; 10|Romanowski|13 ; 11|Hypki|7 ; 12|Trela|9
13|Wartałowicz|13 ; 14|Grausam|9 ; 15|Becker|13 ; 16|Budzyński|9`);
  const KARPACZ =
    table(`1|Karkosik|93.7|9 ; 2|Mospinek|88.3|8 ; 3|Opiela|87.5|8 ; 4|Więcek|86.3|8 ; 5|Bochenek|86.2|8
6|Romanowski|84.3|8 ; 7|Stolarski|83.3|8 ; 8|Trela|80.5|8 ; 9|Hypki|80.0|10 ; 10|Zalewski|78.5|12
11|Kozłowski|76.2|15 ; 12|Goździewicz|72.3|11 ; 13|Jankowski|71.0|14 ; 14|Popiołek|69.8|16
15|Grausam|68.5|13 ; 16|Erglis|66.8|8`);
  const SEASON =
    table(`1|Piotr Więcek|110|104|67|281 ; 2|Bartosz Stolarski|94|72|64|230 ; 3|Marcin Mospinek|71|81|71|223
4|Artur Opiela|73|67|69|209 ; 5|Grzegorz Hypki|53|96|54|203 ; 6|Paweł Trela|50|73|64|187
7|Dawid Karkosik|65|50|66|181 ; 8|Piotr Jankowski|62|46|45|153 ; 9|Sławomir Grausam|46|51|47|144
10|Maciej Bochenek|62|x|65|127 ; 11|Jakub Skomorucha|82|41|x|123 ; 12|Krzysztof Romanowski|53|x|65|118
13|Mateusz Włodarczyk|64|52|x|116 ; 14|Adam Zalewski|x|65|50|115 ; 15|Wojciech Goździewicz|x|62|52|114
16|Marek Wartałowicz|47|56|x|103 ; 17|Edmunds Erglis|x|x|62|62 ; 18|Jakub Przygoński|x|53|x|53
19|Marcin Carzasty|x|48|x|48 ; 20|Piotr Kozłowski|x|x|44|44 ; 21|Niels Becker|43|x|x|43
22|Szymon Budzyński|42|x|x|42 ; 23|Jacek Popiołek|x|x|41|41`);

  const names = SEASON.map(([, name]) => name as string);
  const driver = (name: string | undefined) => names.findIndex((whole) => whole.endsWith(name as string)) + 1;
  const typed = (
    round: number,
    rows: (string | undefined)[][],
    at: { name: number; rank: number; place: number },
    more: Partial<Round>,
  ) =>
    roundOf(
      rows.map((row, index) =>
        entryOf(round * 100 + index, {
          driver_id: driver(row[at.name]),
          rank_by_hand: Number(row[at.rank]),
          place_by_hand: Number(row[at.place]),
        }),
      ),
      rules,
      { id: round, number: round, ...more },
    );
  const rounds = [
    typed(1, GDANSK, { name: 1, rank: 2, place: 0 }, {}),
    typed(2, TORUN, { name: 1, rank: 0, place: 4 }, {}),
    typed(3, KARPACZ, { name: 1, rank: 0, place: 3 }, { state: "stopped", stopped_after: 16 }),
  ];
  const counted = rounds.map(
    (round): CountedRound => ({
      id: round.id,
      number: round.number,
      state: round.state,
      factor: 1,
      factor_of: "both",
      rules,
      always_counts: false,
      points: pointsOfRound(round),
      entries: round.entries,
      wins: new Map(),
    }),
  );

  test("the whole season, typed in without battles: round totals and 23 positions", () => {
    const { rows } = seasonTable(counted, rules);
    const shown = rows.map(({ position, driver_id, rounds, total }) => [
      String(position),
      names[(driver_id as number) - 1],
      ...rounds.map((round) => String(round.total ?? "x")),
      String(total),
    ]);
    expect(shown).toEqual(SEASON);
  });

  test("after round 2 Trela and Skomorucha share a position", () => {
    const { rows } = seasonTable(counted.slice(0, 2), rules);
    const shown = rows.slice(0, 9).map(({ position, total }) => [position, total]);
    expect(shown).toEqual([
      [1, 214],
      [2, 166],
      [3, 152],
      [4, 149],
      [5, 140],
      [6, 123],
      [6, 123],
      [8, 116],
      [9, 115],
    ]);
    expect(
      rows
        .slice(5, 7)
        .map(({ driver_id }) => driver_id)
        .sort(),
    ).toEqual([driver("Trela"), driver("Skomorucha")].sort());
  });

  test("a round that stopped after the Top 16 with its battles gives the same", () => {
    const entries = KARPACZ.map(([rank, , score, place]) =>
      entryOf(Number(rank), {
        seed: Number(rank),
        runs: [{ score: Number(score) }],
        place_by_hand: place === "8" ? null : Number(place),
      }),
    );
    const slots = slotsOf(
      16,
      entries.map(({ id }) => ({ id, seed: id })),
    );
    const winners = new Set(KARPACZ.filter(([, , , place]) => place === "8").map(([rank]) => Number(rank)));
    const decisions = resolveTree({ slots, third: "battle", decisions: [], out: new Set() })
      .filter(({ stage }) => stage === 16)
      .map((battle) => ({
        ...battle,
        winner: [battle.first, battle.second].find((id) => winners.has(id as number)) as number,
        how: "judges" as const,
      }));
    const round = roundOf(entries, rules, { slots, decisions, state: "stopped", stopped_after: 16 });
    const points = pointsOfRound(round).map(({ entry_id, place, battle }) => [entry_id, place, battle]);
    const typedPoints = (counted[2] as CountedRound).points.map(({ entry_id, place, battle }) => [
      entry_id - 299,
      place,
      battle,
    ]);
    expect(points.sort()).toEqual(typedPoints.sort());
  });
});

describe("Formula DRIFT 2026, round 1: points for won battles", () => {
  const groups: [count: number, qualifying: number[], battles: number][] = [
    [1, [1], 50],
    [1, [1], 40],
    [2, [3, 1], 30],
    [4, [1, 1, 1, 1], 20],
    [8, [4, 2, 1, 1, 1, 1, 1, 1], 10],
    [16, Array(16).fill(1), 0],
  ];
  const wanted = groups.flatMap(([, qualifying, battles]) =>
    qualifying.map((one) => [one, battles] as const),
  );
  // Ranks 1 to 3 stand with who has 4, 3 and 2 points; the others have any other rank of the tree.
  const special = [8, 2, 9].map((index) => index + 1);
  const others = wanted.map((_, index) => index + 1).filter((id) => !special.includes(id));
  const rank = new Map([...special, ...others].map((id, index) => [id, index + 1]));
  const level = (id: number) => (wanted[id - 1]?.[1] ?? 0) / 10;

  test("31 battles are 310 points, and qualifying decides among equal battle points", () => {
    const rules = ready("formula-drift-2026");
    // Who won most comes out of each half: seeds by hand, so that the stronger ones do not meet early.
    const order = [1, 2, 3, 4, 5, 6, 7, 8, ...wanted.map((_, index) => index + 1).slice(8)];
    const entries = [
      ...order.map((id, index) => entryOf(id, { seed: index + 1, rank_by_hand: rank.get(id) as number })),
      entryOf(33, { rank_by_hand: 33 }),
    ];
    const slots = slotsOf(
      32,
      order.map((id, index) => ({ id, seed: index + 1 })),
    );
    const decisions: Decision[] = [];
    for (;;) {
      const open = resolveTree({ slots, third: "none", decisions, out: new Set() }).find(
        ({ how, first }) => how === null && first !== "open",
      );
      if (!open) break;
      const [first, second] = [open.first as number, open.second as number];
      decisions.push({
        ...open,
        winner:
          level(first) > level(second) || (level(first) === level(second) && first < second) ? first : second,
        how: "judges",
      });
    }
    expect(decisions).toHaveLength(31);
    const round = roundOf(entries, rules, { slots, decisions });
    const points = pointsOfRound(round);
    const of = new Map(points.map((one) => [one.entry_id, one]));
    for (const [index, [qualifying, battle]] of wanted.entries())
      expect(of.get(index + 1), String(index)).toMatchObject({ qualifying, battle });
    expect(points.reduce((all, one) => all + (one.battle ?? 0), 0)).toBe(310);
    expect(of.get(33)).toMatchObject({ qualifying: 0, battle: 0, total: 0 });
    const { rows } = seasonTable(
      [
        {
          id: 1,
          number: 1,
          state: "finished",
          factor: 1,
          factor_of: "both",
          rules,
          always_counts: false,
          points,
          entries,
          wins: new Map(),
        },
      ],
      rules,
    );
    expect(rows.slice(8, 10).map(({ position, total, is_shared }) => [position, total, is_shared])).toEqual([
      [9, 14, false],
      [10, 12, false],
    ]);
    expect(rows[2]).toMatchObject({ position: 3, total: 33 });
    expect(rows.slice(10, 16).every(({ position, is_shared }) => position === 11 && is_shared)).toBe(true);
  });
});

describe("Drift Kings 2024, whole season: the last round counts double", () => {
  const ROWS: [number, string, (readonly [rank: number | null, place: number | null] | null)[]][] = [
    [
      819,
      "Levickas",
      [
        [4, 2],
        [1, 2],
        [1, 5],
        [7, 2],
        [2, 1],
        [null, 1],
      ],
    ],
    [
      567,
      "Macpreikšas",
      [
        [3, 5],
        [3, 1],
        [8, 9],
        [9, 17],
        [8, 5],
        [3, 4],
      ],
    ],
    [
      510,
      "Christoforou",
      [
        [6, 1],
        [null, null],
        [3, 2],
        [null, 5],
        [4, 5],
        [9, 9],
      ],
    ],
    [443, "Haskasap", [null, [9, 17], [9, 1], [9, 4], [3, 3], [9, 17]]],
    [
      413,
      "Porkoláb",
      [
        [9, 17],
        [null, 3],
        [null, 17],
        [null, 9],
        [null, 17],
        [9, 5],
      ],
    ],
    [
      302,
      "Janušauskaitė",
      [
        [9, 9],
        [null, null],
        [null, 9],
        [null, 17],
        [9, 17],
        [null, 9],
      ],
    ],
  ];
  const PUBLISHED = [
    ["6+110", "20+110", "20+70", "3+110", "10+120", "0+240"],
    ["8+70", "8+120", "2+50", "1+40", "2+70", "16+180"],
    ["4+120", "0+20", "8+110", "0+70", "6+70", "2+100"],
    ["-", "1+40", "1+120", "1+90", "8+100", "2+80"],
    ["1+40", "0+100", "0+40", "0+50", "0+40", "2+140"],
    ["1+50", "0+20", "0+50", "0+40", "1+40", "0+100"],
  ];

  test("figures of every round and the totals, from ranks and places alone", () => {
    const rules = ready("drift-kings-2024");
    const counted = [1, 2, 3, 4, 5, 6].map((number): CountedRound => {
      const entries = ROWS.flatMap(([, , rounds], index) => {
        const own = rounds[number - 1];
        if (!own) return [];
        return entryOf(number * 100 + index, {
          driver_id: index + 1,
          rank_by_hand: own[0] ?? 40,
          place_by_hand: own[1],
          was_in_tree: own[1] !== null,
        });
      });
      const factor = number === 6 ? 2 : 1;
      const round = roundOf(entries, rules, { id: number, number });
      return {
        id: number,
        number,
        state: "finished",
        factor,
        factor_of: "both",
        rules,
        always_counts: false,
        points: pointsOfRound(round, factor),
        entries,
        wins: new Map(),
      };
    });
    const { rows, champion } = seasonTable(counted, rules);
    expect(rows.map(({ total, driver_id }) => [total, ROWS[(driver_id as number) - 1]?.[1]])).toEqual(
      ROWS.map(([total, name]) => [total, name]),
    );
    expect(
      rows.map(({ rounds }) =>
        rounds.map(({ qualifying, battle }) => (battle === null ? "-" : `${qualifying}+${battle}`)),
      ),
    ).toEqual(PUBLISHED);
    expect(champion).toBe("1");
    // Before the last round 280 points were left, and Levickas was 208 ahead.
    const before = seasonTable(
      counted.map((round) => (round.number === 6 ? { ...round, state: "planned" as const } : round)),
      rules,
    );
    expect([before.points_possible, before.champion]).toEqual([280, null]);
  });
});

test("blank rules give a list without points", () => {
  const round = roundOf([entryOf(1, { runs: [{ score: 80 }] })], rulesWith({}));
  expect(pointsOfRound(round)).toMatchObject([{ qualifying: 0, battle: 0 }]);
});
