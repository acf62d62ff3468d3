import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { walk } from "#testing/walk.ts";
import { exact, sum } from "./points.ts";
import { qualifyingOrder } from "./qualifying.ts";
import { bands, READY_RULES, rulesWith } from "./ready-rules.ts";
import { type Round, type RoundEntry, roundPoints, roundResult } from "./round-points.ts";
import type { SeasonRules } from "./season-rules.ts";
import { type CountedRound, seasonTable } from "./standings.ts";
import { battlesOf, type Decision, resolveTree, seedOrder, slotsOf, treeSize } from "./tree.ts";

/** What holds for every field, every tree and every table. */

const entryOf = (id: number, more: Partial<RoundEntry> = {}): RoundEntry => ({
  ...{
    id,
    driver_id: id,
    status: "entered",
    is_guest: false,
    marks: [],
    nation: "",
    make: "",
    tyre: "",
    team: "",
  },
  ...{ seed: null, runs: [] },
  ...more,
});

const anyRules = fc.constantFrom(...READY_RULES.map(({ rules }) => rules));
const anySize = fc.constantFrom(8, 16, 32, 64);

/** A round driven to its end: any field, any winners, some who can't start. */
const anyRound = fc
  .record({
    ...{ size: anySize, rules: anyRules, third: fc.constantFrom("battle" as const, "none" as const) },
    drivers: fc.integer({ min: 2, max: 64 }),
    firsts: fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }),
    gone: fc.uniqueArray(fc.integer({ min: 1, max: 64 }), { maxLength: 3 }),
    order: fc.constantFrom("seed" as const, "qualifying" as const, "shared" as const),
    shared_number: fc.constantFrom("best" as const, "worst" as const),
  })
  .map(({ size, rules, third, drivers, firsts, gone, order, shared_number }) => {
    const count = Math.min(size, drivers);
    const entries = Array.from({ length: count }, (_, index) =>
      entryOf(index + 1, {
        ...{ seed: index + 1, rank_by_hand: index + 1 },
        status: gone.includes(index + 1) ? "withdrawn" : "entered",
      }),
    );
    const own: SeasonRules = {
      ...rules,
      tree: { ...rules.tree, third },
      places: { ...rules.places, order, shared_number, stages: [] },
    };
    const slots = slotsOf(
      size,
      entries.map(({ id }) => ({ id, seed: id })),
    );
    const out = new Set(gone);
    const decisions: Decision[] = [];
    for (;;) {
      const battles = resolveTree({ slots, third, decisions, out });
      const open = battles.find((one) => one.how === null && one.first !== "open" && one.second !== "open");
      if (!open) break;
      const winner = (firsts[decisions.length] ? open.first : open.second) as number;
      decisions.push({ ...open, winner, how: "judges" });
    }
    const round: Round = {
      ...{ id: 1, number: 1, state: "finished", stopped_after: null, slots, decisions, entries, rules: own },
    };
    return { round, out, count };
  });

describe("trees", () => {
  test.each([4, 8, 16, 32, 64])(
    "of %i: seed s meets n + 1 - s, and without upsets 1 meets 4 and 2 meets 3",
    (size) => {
      const order = seedOrder(size);
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index + 1));
      for (let at = 0; at < size; at += 2)
        expect((order[at] as number) + (order[at + 1] as number)).toBe(size + 1);
      const best = (part: number[]) => Math.min(...part);
      const quarters = [0, 1, 2, 3].map((at) => best(order.slice((at * size) / 4, ((at + 1) * size) / 4)));
      expect(quarters).toEqual([1, 4, 2, 3]);
    },
  );

  test("the size follows from the field", () => {
    const sizes = [8, 16, 32];
    const fit = [2, 8, 9, 21, 40].map((drivers) => treeSize(drivers, { sizes, pick: "fit" }));
    expect(fit).toEqual([8, 8, 16, 32, 32]);
    const full = [2, 8, 15, 21, 40].map((drivers) => treeSize(drivers, { sizes, pick: "full" }));
    expect(full).toEqual([8, 8, 8, 16, 32]);
    expect(treeSize(1, { sizes, pick: "fit" })).toBe(0);
  });

  test("everybody is in the first stage once, empty places fall to the best seeds, and each pair meets once", () => {
    fc.assert(
      fc.property(anyRound, ({ round: { slots, decisions, rules }, out, count }) => {
        const battles = resolveTree({ slots, third: rules.tree.third, decisions, out });
        expect(battles).toHaveLength(battlesOf(slots.length, rules.tree.third).length);
        expect(battles.every(({ how }) => how !== null)).toBe(true);
        const first = battles.filter(({ stage, kind }) => stage === slots.length && kind === "main");
        const ids = first
          .flatMap((one) => [one.first, one.second])
          .filter((slot) => typeof slot === "number");
        expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
        const alone = first.filter((one) => (one.first === "empty") !== (one.second === "empty"));
        for (const one of alone)
          expect(one.first === "empty" ? one.second : one.first).toBeLessThanOrEqual(slots.length - count);
        const pairs = battles
          .filter(({ first, second }) => typeof first === "number" && typeof second === "number")
          .map(({ first, second }) => [first, second].sort().join("-"));
        // Two can meet again in the battle for third only if they met in a semi-final, which they can't.
        expect(new Set(pairs).size).toBe(pairs.length);
        for (const { winner, losers } of battles) expect(losers).not.toContain(winner);
      }),
      walk(150),
    );
  });

  test("who withdraws in the middle keeps the stage, and the opponent goes on", () => {
    const slots = slotsOf(
      8,
      [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, seed: id })),
    );
    const main = { kind: "main" as const, how: "judges" as const };
    const decisions = [
      { ...main, stage: 8, position: 0, winner: 1 },
      { ...main, stage: 8, position: 1, winner: 4 },
    ];
    const battles = resolveTree({ slots, third: "battle", decisions, out: new Set([4]) });
    const semi = battles.find(({ stage, position }) => stage === 4 && position === 0);
    expect(semi).toMatchObject({ first: 1, second: 4, winner: 1, losers: [4], how: "walkover" });
  });

  test("where neither can start nobody goes on, and the next one has a bye", () => {
    const slots = slotsOf(
      8,
      [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, seed: id })),
    );
    const decisions = [{ kind: "main" as const, how: "judges" as const, stage: 8, position: 0, winner: 1 }];
    const battles = resolveTree({ slots, third: "battle", decisions, out: new Set([4, 5]) });
    expect(battles.find(({ stage, position }) => stage === 8 && position === 1)).toMatchObject({
      winner: null,
      how: "none",
    });
    expect(battles.find(({ stage, position }) => stage === 4 && position === 0)).toMatchObject({
      winner: 1,
      how: "bye",
    });
  });
});

describe("places and points", () => {
  test("places are 1 to n, each once or shared as the season says", () => {
    fc.assert(
      fc.property(anyRound, ({ round, out }) => {
        const places = roundResult(round).results.map(({ place }) => place as number);
        if (round.rules.places.order !== "shared" && out.size === 0) {
          expect(places).toEqual(places.map((_, index) => index + 1));
          return;
        }
        expect(places.every((place) => place >= 1)).toBe(true);
        for (const { place, shared_by } of roundResult(round).results)
          expect(places.filter((other) => other === place)).toHaveLength(shared_by);
      }),
      walk(150),
    );
  });

  test("the order in which entries and decisions come makes no difference", () => {
    fc.assert(
      fc.property(anyRound, fc.infiniteStream(fc.nat()), ({ round }, numbers) => {
        const shuffled = <T>(list: readonly T[]) =>
          list
            .map((one) => [numbers.next().value as number, one] as const)
            .sort(([a], [b]) => a - b)
            .map(([, one]) => one);
        const other = { ...round, entries: shuffled(round.entries), decisions: shuffled(round.decisions) };
        const counting = { factor: 1, factor_of: null, rules: round.rules, mark: "" };
        const one = roundPoints(round, roundResult(round), counting);
        expect(roundPoints(other, roundResult(other), counting)).toEqual(one);
      }),
      walk(100),
    );
  });

  test("points by place are those of the table, all given out; an average shares them", () => {
    fc.assert(
      fc.property(anyRound, ({ round, out, count }) => {
        fc.pre(out.size === 0);
        const table = bands(Array.from({ length: 64 }, (_, index) => 64 - index));
        const rules = structuredClone(round.rules);
        Object.assign(rules.points.battle, { by: "place", table, shared: "average" });
        const own = { ...round, rules };
        const points = roundPoints(own, roundResult(own), { factor: 1, factor_of: null, rules, mark: "" });
        const all = Array.from({ length: count }, (_, index) => 64 - index);
        expect(Math.abs(sum(points.map(({ battle }) => battle ?? 0)) - sum(all))).toBeLessThan(0.05);
      }),
      walk(100),
    );
  });

  test("points by wins are as many as there were battles; a walkover and a bye as the season says", () => {
    fc.assert(
      fc.property(anyRound, fc.boolean(), fc.boolean(), ({ round }, bye_wins, walkover_wins) => {
        const rules = structuredClone(round.rules);
        Object.assign(rules.points.battle, {
          by: "win",
          win: 10,
          bye_wins,
          walkover_wins,
          third_wins: true,
          win_by_stage: [],
        });
        const own = { ...round, rules };
        const result = roundResult(own);
        const points = roundPoints(own, result, { factor: 1, factor_of: null, rules, mark: "" });
        const won = result.battles.filter(
          ({ winner, how }) =>
            winner !== null && (how !== "bye" || bye_wins) && (how !== "walkover" || walkover_wins),
        );
        // Who withdrew and won before keeps the points.
        expect(sum(points.map(({ battle }) => battle ?? 0))).toBe(won.length * 10);
      }),
      walk(100),
    );
  });

  test("a factor multiplies what it is for, half points among them", () => {
    const rules = rulesWith({
      points: { battle: { table: bands([15]) }, qualifying: { table: bands([3]) } },
      rounds: { few_under: 6, few_factor: 0.5 },
    });
    const entries = [entryOf(1, { rank_by_hand: 1, place_by_hand: 1 })];
    const round: Round = {
      id: 1,
      number: 1,
      state: "finished",
      stopped_after: null,
      slots: [],
      decisions: [],
      entries,
      rules,
    };
    const of = (factor: number, factor_of: "both" | "battle" | "qualifying" | null) =>
      roundPoints(round, roundResult(round), { factor, factor_of, rules, mark: "" })[0];
    expect(of(1, null)).toMatchObject({ battle: 7.5, qualifying: 1.5 });
    expect(of(2, "battle")).toMatchObject({ battle: 15, qualifying: 1.5 });
    expect(of(2, "qualifying")).toMatchObject({ battle: 7.5, qualifying: 3 });
    expect(of(0, null)).toMatchObject({ battle: 0, qualifying: 0 });
  });

  test("guests score, or get nothing, or those behind them move up", () => {
    const points = (guests: "score" | "none" | "skip") => {
      const rules = rulesWith({ points: { battle: { table: bands([10, 8, 6]) } }, standings: { guests } });
      const entries = [1, 2, 3].map((id) =>
        entryOf(id, { place_by_hand: id, rank_by_hand: id, is_guest: id === 1 }),
      );
      const round: Round = {
        id: 1,
        number: 1,
        state: "finished",
        stopped_after: null,
        slots: [],
        decisions: [],
        entries,
        rules,
      };
      return roundPoints(round, roundResult(round), { factor: 1, factor_of: null, rules, mark: "" }).map(
        ({ battle }) => battle,
      );
    };
    expect(points("score")).toEqual([10, 8, 6]);
    expect(points("none")).toEqual([0, 8, 6]);
    expect(points("skip")).toEqual([0, 10, 8]);
  });

  test("four kinds of nothing are told apart", () => {
    const rules = rulesWith({ tree: { sizes: [8] }, points: { battle: { table: bands([10, 8]) } } });
    const entries = [
      entryOf(1, { seed: 1, runs: [{ score: 80 }] }),
      entryOf(2, { seed: 2, runs: [{ score: 70 }] }),
      entryOf(3, { runs: [{ score: 0 }, { score: 0 }] }),
      entryOf(4, { runs: [{ score: null }, { score: null }] }),
      entryOf(5, { status: "registered" }),
    ];
    const slots = slotsOf(8, [
      { id: 1, seed: 1 },
      { id: 2, seed: 2 },
    ]);
    const decisions = [{ stage: 2, position: 0, kind: "main" as const, winner: 1, how: "judges" as const }];
    const round: Round = {
      id: 1,
      number: 1,
      state: "finished",
      stopped_after: null,
      slots,
      decisions,
      entries,
      rules,
    };
    const result = roundResult(round);
    expect(result.results.map(({ id, outcome, place }) => [id, outcome, place])).toEqual([
      [1, "in_tree", 1],
      [2, "in_tree", 2],
      [3, "not_in_tree", 3],
      [4, "no_run", null],
      [5, "not_there", null],
    ]);
    const totals = roundPoints(round, result, { factor: 1, factor_of: null, rules, mark: "" }).map(
      ({ total }) => total,
    );
    expect(totals).toEqual([10, 8, 0, 0, null]);
  });
});

describe("qualifying", () => {
  const order = (
    rules: Partial<SeasonRules["qualifying"]>,
    runs: Record<number, (number | null)[]>,
    more: Record<number, object> = {},
  ) =>
    qualifyingOrder(
      Object.entries(runs).map(([id, scores]) => ({
        id: Number(id),
        runs: scores.map((score) => ({ score })),
        ...more[Number(id)],
      })),
      rulesWith({ qualifying: rules }).qualifying,
    ).map(({ id, rank }) => [id, rank]);

  test("the better run counts, and among four at 95 the other run decides", () => {
    const runs = { 1: [95, 80], 2: [81, 95], 3: [95, null], 4: [95, 0], 5: [95.5, 0] };
    expect(order({}, runs)).toEqual([
      [5, 1],
      [2, 2],
      [1, 3],
      [4, 4],
      [3, 5],
    ]);
  });

  test("zero is a score, and not run is none", () => {
    expect(order({}, { 1: [null, null], 2: [0, 0], 3: [0, 1] })).toEqual([
      [3, 1],
      [2, 2],
      [1, null],
    ]);
  });

  test("a locked seed stays before a better second run", () => {
    const rules = { counts: "locked" as const, locked_places: 2 };
    expect(order(rules, { 1: [80, null], 2: [72, null], 3: [60, 89], 4: [50, 40] })).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(
      order({ ...rules, locked_others: "better" }, { 1: [80], 2: [72], 3: [60, 50], 4: [10, 59] }),
    ).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  test("equal ones share their rank or wait for the team's word", () => {
    const runs = { 1: [70], 2: [70], 3: [60], 4: [90] };
    expect(order({ tied: "shared", ties: [] }, runs)).toEqual([
      [4, 1],
      [1, 2],
      [2, 2],
      [3, 4],
    ]);
    expect(order({ ties: [] }, runs, { 1: { tie_order: 2 }, 2: { tie_order: 1 } })).toEqual([
      [4, 1],
      [2, 2],
      [1, 3],
      [3, 4],
    ]);
    expect(
      order({ ties: ["standings"] }, { 1: [0], 2: [0] }, { 1: { standing: 9 }, 2: { standing: 3 } }),
    ).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  test("ranks never fall below those of better scores", () => {
    const scores = fc.array(fc.option(fc.integer({ min: 0, max: 400 })), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(scores, { maxLength: 40 }), (all) => {
        const entries = all.map((runs, index) => ({
          id: index + 1,
          runs: runs.map((score) => ({ score: score === null ? null : score / 4 })),
        }));
        const ranked = qualifyingOrder(
          entries,
          rulesWith({ qualifying: { tied: "shared", ties: [] } }).qualifying,
        );
        expect(ranked).toHaveLength(entries.length);
        const done = ranked.filter(({ rank }) => rank !== null);
        for (const one of done) expect(one.rank).toBe(done.findIndex(({ score }) => score === one.score) + 1);
        expect(
          qualifyingOrder(
            [...entries].reverse(),
            rulesWith({ qualifying: { tied: "shared", ties: [] } }).qualifying,
          ),
        ).toEqual(ranked);
      }),
      walk(150),
    );
  });
});

describe("standings", () => {
  const counted = (
    number: number,
    totals: (number | null)[],
    more: Partial<CountedRound> = {},
  ): CountedRound => ({
    ...{
      id: number,
      number,
      state: "finished",
      factor: 1,
      factor_of: "both",
      rules: rulesWith({}),
      always_counts: false,
    },
    ...{ wins: new Map(), entries: totals.map((_, index) => entryOf(index + 1)) },
    points: totals.map((total, index) => ({
      ...{
        entry_id: index + 1,
        driver_id: index + 1,
        qualifying: total === null ? null : 0,
        battle: total,
        total,
      },
      ...{
        place: total === null ? null : totals.filter((other) => (other ?? -1) > total).length + 1,
        is_guest: false,
        corrected: [],
      },
    })),
    ...more,
  });

  test("the worst rounds are dropped once enough are held; a missed one is the worst", () => {
    const rules = rulesWith({ rounds: { drop: 1, drop_from: 3 } });
    const rounds = [counted(1, [10, 50]), counted(2, [40, 20]), counted(3, [30, null])];
    expect(seasonTable(rounds.slice(0, 2), rules).rows.map(({ total }) => total)).toEqual([70, 50]);
    const { rows } = seasonTable(rounds, rules);
    expect(rows.map(({ key, total, gross }) => [key, total, gross])).toEqual([
      ["1", 70, 80],
      ["2", 70, 70],
    ]);
    expect(rows[0]?.rounds.map(({ is_dropped }) => is_dropped)).toEqual([true, false, false]);
    const always = rounds.map((round) => ({ ...round, always_counts: round.number === 1 }));
    expect(seasonTable(always, rules).rows.map(({ total }) => total)).toEqual([70, 50]);
  });

  test("equal totals are decided as declared, otherwise they share a position", () => {
    const rounds = [counted(1, [30, 20, 10]), counted(2, [20, 30, 40])];
    const positions = (ties: SeasonRules["standings"]["ties"]) =>
      seasonTable(rounds, rulesWith({ standings: { ties } })).rows.map(({ key, position }) => [
        key,
        position,
      ]);
    expect(positions([])).toEqual([
      ["1", 1],
      ["2", 1],
      ["3", 1],
    ]);
    expect(positions(["last_round"])).toEqual([
      ["3", 1],
      ["2", 2],
      ["1", 3],
    ]);
    expect(positions(["places"])).toEqual([
      ["1", 1],
      ["3", 1],
      ["2", 3],
    ]);
    const corrections = [{ entry_id: null, driver_id: 2, what: "position" as const, value: 1 }];
    const { rows } = seasonTable(rounds, rulesWith({}), corrections);
    expect(rows.map(({ key, position, is_corrected }) => [key, position, is_corrected])).toEqual([
      ["2", 1, true],
      ["1", 2, false],
      ["3", 2, false],
    ]);
  });

  test("sums are those of the rounds, whatever the fractions, and corrections are added", () => {
    const figures = fc.array(fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(figures, (all) => {
        const rounds = all.map((totals, index) =>
          counted(
            index + 1,
            totals.map((one) => one / 4),
          ),
        );
        const { rows } = seasonTable(rounds, rulesWith({}));
        for (const { total, rounds: own, gross } of rows) {
          expect(total).toBe(exact(own.reduce((before, one) => before + (one.total ?? 0), 0)));
          expect(total).toBe(gross);
        }
        const positions = rows.map(({ position }) => position);
        expect(positions).toEqual(
          rows.map(({ total }) => rows.findIndex((other) => other.total === total) + 1),
        );
      }),
      walk(100),
    );
    const bonus = [{ entry_id: null, driver_id: 1, what: "bonus" as const, value: -5 }];
    expect(seasonTable([counted(1, [10])], rulesWith({}), bonus).rows[0]).toMatchObject({
      total: 5,
      is_corrected: true,
    });
  });

  test("a nation scores with its two best, and a mark makes a table of its own", () => {
    const nations = ["CZ", "CZ", "CZ", "PL"];
    const entries = nations.map((nation, index) =>
      entryOf(index + 1, { nation, marks: index === 2 ? ["rookie"] : [] }),
    );
    const round = counted(1, [10, 8, 6, 20], { entries });
    const name = { en: "", cs: "" };
    const best = { key: "nations", name, group: "nation" as const, mark: "", best: 2 };
    expect(seasonTable([round], rulesWith({}), [], best).rows.map(({ key, total }) => [key, total])).toEqual([
      ["PL", 20],
      ["CZ", 18],
    ]);
    const rookies = { key: "rookies", name, group: "driver" as const, mark: "rookie", best: 0 };
    expect(
      seasonTable([round], rulesWith({}), [], rookies).rows.map(({ key, total }) => [key, total]),
    ).toEqual([["3", 6]]);
  });

  test("a champion is known when nobody can come near, and no title is given for too few rounds", () => {
    const rules = rulesWith({ points: { battle: { table: bands([100]) } }, tree: { sizes: [8] } });
    const rounds = [
      counted(1, [100, 20]),
      counted(2, [100, 20]),
      counted(3, [], { state: "planned", rules }),
    ];
    expect(seasonTable(rounds, rules)).toMatchObject({ champion: "1", points_possible: 100 });
    const near = [counted(1, [100, 20]), counted(2, [20, 0]), counted(3, [], { state: "planned", rules })];
    expect(seasonTable(near, rules).champion).toBeNull();
    const few = rulesWith({ rounds: { title_from: 3 } });
    expect(seasonTable(rounds.slice(0, 2), few)).toMatchObject({ champion: null, has_title: false });
  });
});
