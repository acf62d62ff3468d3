import { expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";

/** Figures of real seasons, entered over the API as the team does it: what was published must come out exactly. */

const server = await testServer();
const token = await server.signIn();

const call = async (name: string, body?: unknown, wanted = 200) => {
  const answer = await server.call(name, { token, body, language: "en" });
  expect([answer.status, answer.status < 300 ? "" : JSON.stringify(answer.body)], name).toEqual([wanted, ""]);
  return answer.body;
};
const table = (text: string) =>
  text
    .split(/[\n;]/)
    .map((line) => line.trim().split("|"))
    .filter(([first]) => first !== "");

let count = 0;
async function newSeason(ready: string, more: object = {}) {
  count++;
  const series = await call("POST /results/series", { name: { en: `Series ${count}` } }, 201);
  return call(
    "POST /results/seasons",
    { series_id: series.id, year: 2024, ready, is_active: true, ...more },
    201,
  );
}
const newRound = (season: { id: number }, number: number, more: object = {}) =>
  call(`POST /results/seasons/${season.id}/rounds`, { number, ...more }, 201);

// biome-ignore lint/suspicious/noExplicitAny: bodies of answers have no known shape here.
type Body = any;

const byName = (round: Body) =>
  new Map<string, Body>(round.entries.map((entry: Body) => [entry.driver.name, entry]));

/** `9-8`: who won before who lost, by seed. The first open battle of the two. */
async function drive(round: Body, pairs: string): Promise<Body> {
  let now = round;
  for (const pair of pairs.split(/[,;]/)) {
    const [winner, loser] = pair.trim().split("-").map(Number);
    const idOf = (seed: number | undefined) => now.entries.find((entry: Body) => entry.seed === seed)?.id;
    const battle = now.battles.find(
      (one: Body) =>
        one.how === null &&
        [one.first, one.second].includes(idOf(winner)) &&
        [one.first, one.second].includes(idOf(loser)),
    );
    expect(battle, pair).toBeDefined();
    now = await call(`PUT /results/battles/${battle.id}/decision`, { winner_id: idOf(winner) });
  }
  return now;
}

const TOKOL =
  table(`1|Kevin Piskolty|20|50|9 ; 2|Tamás Treitl|10|100|3 ; 3|Donatas Macpreikšas|8|70|5 ; 4|Gediminas Levickas|6|110|2
5|Petyo Radichev|5|50|10 ; 6|Giorgos Christoforou|4|120|1 ; 7|Silvestras Bieliauskas|3|70|6 ; 8|Homan Zsolt|2|50|11
9|Patrik Cselőtei|1|90|4 ; 10|Sandra Janušauskaitė|1|50|12 ; 11|Alice Ene|1|50|13 ; 12|Nikos Zahos|1|40|17
13|Péter Porkoláb|1|40|18 ; 14|Gabor Kanalovics|1|50|14 ; 15|Mattia Conti|1|40|19 ; 16|Csaba Cselőtei|1|70|7
17|Ivan Vogrig|0|40|20 ; 18|Andros Antoniou|0|50|15 ; 19|Francesco Giori|0|40|21 ; 20|Gerson Junginger|0|50|16
21|Massimo Checchin|0|70|8`);

test("A: a tree of 32 with 21 drivers, from scores to podium", async () => {
  const season = await newSeason("drift-kings-2024");
  const round = await newRound(season, 1, { name: { en: "Tököl" }, date: "2024-04-21" });
  const entries = TOKOL.map(([seed, driver]) => ({ driver, runs: [100 - Number(seed), 0] }));
  await call(`POST /results/rounds/${round.id}/entries`, { entries }, 201);
  const drawn = await call(`POST /results/rounds/${round.id}/draw`, {}, 201);
  const first = drawn.battles.filter(({ stage }: Body) => stage === 32);
  expect([drawn.size, first.filter(({ how }: Body) => how === "bye").length]).toEqual([32, 11]);
  await drive(drawn, "21-12, 20-13, 14-19, 18-15, 16-17; 16-1, 9-8, 21-5, 4-20, 2-18, 7-10, 3-14, 6-11");
  const semis = await call(`GET /results/rounds/${round.id}`);
  await drive(semis, "9-16, 4-21, 2-7, 6-3; 4-9, 6-2; 2-9; 6-4");
  const done = await call(`PUT /results/rounds/${round.id}/state`, { state: "finished", is_official: true });
  const of = byName(done);
  for (const [seed, name, qualifying, battle, place] of TOKOL) {
    expect(of.get(name as string), name).toMatchObject({
      seed: Number(seed),
      rank: Number(seed),
      place: Number(place),
    });
    expect(of.get(name as string).points, name).toMatchObject([
      { qualifying: Number(qualifying), battle: Number(battle) },
    ]);
  }
  const sum = (key: string) =>
    done.entries.reduce((all: number, { points }: Body) => all + points[0][key], 0);
  expect([sum("battle"), sum("qualifying")]).toEqual([1300, 66]);
  const visitors = await server.call(`GET /results/seasons/${season.id}`);
  expect(visitors.body.rounds[0].winner.name).toBe("Giorgos Christoforou");
  expect(visitors.body.standings.rows[0]).toMatchObject({ position: 1, total: 124 });
});

const TORUN =
  table(`1|Paweł Trela|97.3|12|5|61|73 ; 2|Mateusz Włodarczyk|94.0|10|15|42|52 ; 3|Grzegorz Hypki|92.0|8|2|88|96
4|Artur Opiela|91.5|6|5|61|67 ; 5|Piotr Więcek|91.3|4|1|100|104 ; 6|Adam Zalewski|91.3|4|5|61|65
7|Marcin Mospinek|90.0|3|3|78|81 ; 8|Bartosz Stolarski|89.7|3|4|69|72 ; 9|Piotr Jankowski|89.5|2|14|44|46
10|Dawid Karkosik|89.3|2|12|48|50 ; 11|Marcin Carzasty|89.2|2|13|46|48 ; 12|Marek Wartałowicz|87.8|2|9|54|56
13|Sławomir Grausam|80.7|1|11|50|51 ; 14|Jakub Przygoński|79.5|1|10|52|53 ; 15|Wojciech Goździewicz|79.0|1|5|61|62
16|Jakub Skomorucha|78.3|1|16|40|41`);
const GDANSK = `1|Piotr Więcek|2 ; 2|Bartosz Stolarski|4 ; 3|Jakub Skomorucha|5 ; 4|Marcin Mospinek|9 ; 5|Dawid Karkosik|5
6|Mateusz Włodarczyk|7 ; 7|Artur Opiela|1 ; 8|Piotr Jankowski|13 ; 9|Maciej Bochenek|3 ; 10|Krzysztof Romanowski|13
11|Grzegorz Hypki|7 ; 12|Paweł Trela|9 ; 13|Marek Wartałowicz|13 ; 14|Sławomir Grausam|9 ; 15|Niels Becker|13 ; 16|Szymon Budzyński|9`;
const KARPACZ =
  table(`1|Dawid Karkosik|93.7|9 ; 2|Marcin Mospinek|88.3|8 ; 3|Artur Opiela|87.5|8 ; 4|Piotr Więcek|86.3|8
5|Maciej Bochenek|86.2|8 ; 6|Krzysztof Romanowski|84.3|8 ; 7|Bartosz Stolarski|83.3|8 ; 8|Paweł Trela|80.5|8
9|Grzegorz Hypki|80.0|10 ; 10|Adam Zalewski|78.5|12 ; 11|Piotr Kozłowski|76.2|15 ; 12|Wojciech Goździewicz|72.3|11
13|Piotr Jankowski|71.0|14 ; 14|Jacek Popiołek|69.8|16 ; 15|Sławomir Grausam|68.5|13 ; 16|Edmunds Erglis|66.8|8`);
const SEASON =
  table(`1|Piotr Więcek|110|104|67|281 ; 2|Bartosz Stolarski|94|72|64|230 ; 3|Marcin Mospinek|71|81|71|223
4|Artur Opiela|73|67|69|209 ; 5|Grzegorz Hypki|53|96|54|203 ; 6|Paweł Trela|50|73|64|187
7|Dawid Karkosik|65|50|66|181 ; 8|Piotr Jankowski|62|46|45|153 ; 9|Sławomir Grausam|46|51|47|144
10|Maciej Bochenek|62|x|65|127 ; 11|Jakub Skomorucha|82|41|x|123 ; 12|Krzysztof Romanowski|53|x|65|118
13|Mateusz Włodarczyk|64|52|x|116 ; 14|Adam Zalewski|x|65|50|115 ; 15|Wojciech Goździewicz|x|62|52|114
16|Marek Wartałowicz|47|56|x|103 ; 17|Edmunds Erglis|x|x|62|62 ; 18|Jakub Przygoński|x|53|x|53
19|Marcin Carzasty|x|48|x|48 ; 20|Piotr Kozłowski|x|x|44|44 ; 21|Niels Becker|43|x|x|43
22|Szymon Budzyński|42|x|x|42 ; 23|Jacek Popiołek|x|x|41|41`);

const shownTable = (season: Body, rounds: number) =>
  season.standings.rows
    .filter(({ total }: Body) => total > 0)
    .map(({ position, driver, rounds: own, total }: Body) => [
      String(position),
      driver.name,
      ...Array.from({ length: rounds }, (_, index) =>
        String(own[index].total === 0 ? "x" : (own[index].total ?? "x")),
      ),
      String(total),
    ]);

test("B and C: 2014 with its battles, equal scores, places by hand, and a round that stopped after the Top 16", async () => {
  const season = await newSeason("drift-masters-2014", { year: 2014 });
  // Round 1 is an old table: ranks and places.
  const lines = table(GDANSK).map(([place, name, rank]) => `1;${name};${rank};${place}`);
  await call(`POST /results/seasons/${season.id}/import`, {
    csv: `round;driver;rank;place\n${lines.join("\n")}`,
  });

  const second = await newRound(season, 2);
  const out = [
    { driver: "Mateusz Fijał", runs: [72.8] },
    { driver: "Adrian Zatoń", runs: [68.2] },
  ];
  const entries = [...TORUN.map(([, driver, score]) => ({ driver, runs: [Number(score)] })), ...out];
  const entered = await call(`POST /results/rounds/${second.id}/entries`, { entries }, 201);
  const [tie] = entered.asks;
  expect(tie).toMatchObject({ what: "tie" });
  const asked = await server.call(`POST /results/rounds/${second.id}/draw`, { token, body: {} });
  expect([asked.status, asked.body.reason, asked.body.entry_ids.sort()]).toEqual([
    409,
    "tied",
    tie.entry_ids.sort(),
  ]);
  const of = byName(entered);
  const order = [of.get("Piotr Więcek").id, of.get("Adam Zalewski").id];
  await call(`PUT /results/rounds/${second.id}/qualifying-order`, { entry_ids: order });
  const drawn = await call(`POST /results/rounds/${second.id}/draw`, {}, 201);
  const driven = await drive(
    drawn,
    "1-16, 8-9, 4-13, 5-12, 15-2, 7-10, 3-14, 6-11; 8-1, 5-4, 7-15, 3-6; 5-8, 3-7; 7-8; 5-3",
  );
  expect(driven.asks).toMatchObject([{ what: "places" }]);
  const places = TORUN.filter(([, , , , place]) => Number(place) >= 9).map(([, name, , , place]) => ({
    entry_id: of.get(name as string).id,
    place: Number(place),
  }));
  await call(`PUT /results/rounds/${second.id}/places`, { places });
  const done = await call(`PUT /results/rounds/${second.id}/state`, { state: "finished" });
  const now = byName(done);
  for (const [rank, name, score, qualifying, place, battle, total] of TORUN)
    expect(now.get(name as string), name).toMatchObject({
      rank: Number(rank),
      score: Number(score),
      place: Number(place),
      points: [{ qualifying: Number(qualifying), battle: Number(battle), total: Number(total) }],
    });
  expect(now.get("Adrian Zatoń")).toMatchObject({
    outcome: "not_in_tree",
    place: 18,
    points: [{ total: 0 }],
  });

  const after = await call(`GET /results/seasons/${season.id}?after=2`);
  const first = after.standings.rows.slice(0, 9).map(({ position, total }: Body) => [position, total]);
  expect(first.join(" ")).toBe("1,214 2,166 3,152 4,149 5,140 6,123 6,123 8,116 9,115");

  const third = await newRound(season, 3);
  const scores = KARPACZ.map(([, driver, score]) => ({ driver, runs: [Number(score)] }));
  await call(`POST /results/rounds/${third.id}/entries`, { entries: scores }, 201);
  const tree = await call(`POST /results/rounds/${third.id}/draw`, {}, 201);
  const winners = new Set(KARPACZ.filter(([, , , place]) => place === "8").map(([seed]) => Number(seed)));
  const pairs = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    (winners.has(seed) ? [seed, 17 - seed] : [17 - seed, seed]).join("-"),
  );
  const open = await server.call(`PUT /results/rounds/${third.id}/state`, {
    token,
    body: { state: "stopped", stopped_after: 16 },
  });
  expect([open.status, open.body.reason]).toEqual([409, "open"]);
  const stopped = await drive(tree, pairs.join(","));
  await call(`PUT /results/rounds/${third.id}/state`, { state: "stopped", stopped_after: 16 });
  const ids = byName(stopped);
  const hand = KARPACZ.filter(([, , , place]) => place !== "8").map(([, name, , place]) => ({
    entry_id: ids.get(name as string).id,
    place: Number(place),
  }));
  await call(`PUT /results/rounds/${third.id}/places`, { places: hand });
  const whole = await call(`GET /results/seasons/${season.id}`);
  expect(shownTable(whole, 3)).toEqual(SEASON);

  // What is taken away comes in again as it was, as JSON and as CSV.
  const again = await newSeason("drift-masters-2014", { year: 2014 });
  const data = await call(`GET /results/seasons/${season.id}/data`);
  const copy = await call(`POST /results/seasons/${again.id}/import`, {
    rounds: data.rounds,
    corrections: data.corrections,
  });
  expect(shownTable(copy, 3)).toEqual(SEASON);
  const csv = (await server.app.inject({ url: `/api/results/seasons/${season.id}/csv` })).payload;
  const fromCsv = await newSeason("blank", { year: 2014 });
  expect(shownTable(await call(`POST /results/seasons/${fromCsv.id}/import`, { csv }), 3)).toEqual(SEASON);
});

test("D: points for won battles, with seeds by hand", async () => {
  const season = await newSeason("formula-drift-2026");
  const round = await newRound(season, 1);
  const qualifying = [1, 1, 3, 1, 1, 1, 1, 1, 4, 2, ...Array(22).fill(1), 0];
  const rank = (points: number, index: number) =>
    points >= 2 ? 5 - points : points === 0 ? 33 : Math.min(32, index + 4);
  const wins = (index: number) => [5, 4, 3, 3, 2, 2, 2, 2][index] ?? (index < 16 ? 1 : 0);
  const entries = qualifying.map((points, index) => ({
    driver: `Driver ${index}`,
    rank_by_hand: rank(points, index),
    number: String(index),
  }));
  const entered = await call(`POST /results/rounds/${round.id}/entries`, { entries }, 201);
  const ids = entered.entries
    .sort((a: Body, b: Body) => Number(a.number) - Number(b.number))
    .map(({ id }: Body) => id);
  let now = await call(`POST /results/rounds/${round.id}/draw`, { entry_ids: ids.slice(0, 32) }, 201);
  let battles = 0;
  for (;;) {
    const open = now.battles.find(
      (one: Body) => one.how === null && one.first !== null && one.second !== null,
    );
    if (!open) break;
    const [a, b] = [ids.indexOf(open.first), ids.indexOf(open.second)];
    const winner = wins(a) > wins(b) || (wins(a) === wins(b) && a < b) ? open.first : open.second;
    now = await call(`PUT /results/battles/${open.id}/decision`, { winner_id: winner });
    battles++;
  }
  expect(battles).toBe(31);
  const done = await call(`PUT /results/rounds/${round.id}/state`, { state: "finished" });
  const of = byName(done);
  for (const [index, points] of qualifying.entries())
    expect(of.get(`Driver ${index}`).points[0], String(index)).toMatchObject({
      qualifying: points,
      battle: wins(index) * 10,
    });
  const { standings } = await call(`GET /results/seasons/${season.id}`);
  expect(standings.rows.reduce((all: number, { battle }: Body) => all + battle, 0)).toBe(310);
  expect(standings.rows.slice(8, 10).map(({ position, total }: Body) => [position, total])).toEqual([
    [9, 14],
    [10, 12],
  ]);
});

test("E: six rounds typed in from ranks and places, the last one counts double", async () => {
  const season = await newSeason("drift-kings-2024");
  const ROWS: [string, string[], string[], number][] = [
    [
      "Levickas",
      ["4/2", "1/2", "1/5", "7/2", "2/1", "/1"],
      ["6+110", "20+110", "20+70", "3+110", "10+120", "0+240"],
      819,
    ],
    [
      "Macpreikšas",
      ["3/5", "3/1", "8/9", "9/17", "8/5", "3/4"],
      ["8+70", "8+120", "2+50", "1+40", "2+70", "16+180"],
      567,
    ],
    [
      "Christoforou",
      ["6/1", "/", "3/2", "/5", "4/5", "9/9"],
      ["4+120", "0+20", "8+110", "0+70", "6+70", "2+100"],
      510,
    ],
    [
      "Haskasap",
      ["", "9/17", "9/1", "9/4", "3/3", "9/17"],
      ["-", "1+40", "1+120", "1+90", "8+100", "2+80"],
      443,
    ],
    [
      "Porkoláb",
      ["9/17", "/3", "/17", "/9", "/17", "9/5"],
      ["1+40", "0+100", "0+40", "0+50", "0+40", "2+140"],
      413,
    ],
    [
      "Janušauskaitė",
      ["9/9", "/", "/9", "/17", "9/17", "/9"],
      ["1+50", "0+20", "0+50", "0+40", "1+40", "0+100"],
      302,
    ],
  ];
  const rounds = [1, 2, 3, 4, 5, 6].map((number) => ({
    number,
    factor: number === 6 ? 2 : 1,
    entries: ROWS.flatMap(([driver, figures]) => {
      const text = figures[number - 1] as string;
      if (text === "") return [];
      const [rank, place] = text.split("/").map((one) => (one === "" ? null : Number(one)));
      return { driver, rank_by_hand: rank ?? 40, place_by_hand: place, was_in_tree: place !== null };
    }),
  }));
  const done = await call(`POST /results/seasons/${season.id}/import`, { rounds });
  const shown = done.standings.rows.map(({ driver, rounds: own, total }: Body) => [
    driver.name,
    own.map(({ qualifying, battle }: Body) => (battle === null ? "-" : `${qualifying}+${battle}`)),
    total,
  ]);
  expect(shown).toEqual(ROWS.map(([name, , published, total]) => [name, published, total]));
});
