import { beforeAll, expect, test } from "vitest";
import { signedInAs } from "#testing/people/team.ts";
import { testServer } from "#testing/test-server.ts";
import { bands, rulesWith } from "../rules/ready-rules.ts";

/** What goes wrong at a track: two phones, somebody who can't start, equal scores, odd fields, rain. */

const server = await testServer();
const token = await server.signIn();
let track = "";
beforeAll(async () => {
  track = (await signedInAs(server, "track", "eva")).token;
});

// biome-ignore lint/suspicious/noExplicitAny: bodies of answers have no known shape here.
type Body = any;

const ask = (name: string, body?: unknown, who = track) =>
  server.call(name, { token: who, body, language: "en" });
const call = async (name: string, body?: unknown, who = token) => {
  const answer = await ask(name, body, who);
  expect(answer.status, `${name} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
};

const POINTS = bands([100, 80, 60, 50, [4, 30]]);
let count = 0;
async function newSeason(changes: Parameters<typeof rulesWith>[0] = {}, more: object = {}) {
  count++;
  const series = await call("POST /results/series", { name: { cs: `Série ${count}` } });
  const rules = rulesWith({ tree: { sizes: [8] }, points: { battle: { table: POINTS } }, ...changes });
  return call("POST /results/seasons", { series_id: series.id, year: 2026, rules, is_active: true, ...more });
}
/** A round of so many drivers, drawn by their scores. */
async function drawn(season: Body, drivers: number, number = 1) {
  const round = await call(`POST /results/seasons/${season.id}/rounds`, { number });
  const entries = Array.from({ length: drivers }, (_, index) => ({
    driver: `D${index + 1}`,
    runs: [90 - index],
  }));
  await call(`POST /results/rounds/${round.id}/entries`, { entries }, track);
  return call(`POST /results/rounds/${round.id}/draw`, {}, track);
}
const idOf = (round: Body, seed: number) => round.entries.find((entry: Body) => entry.seed === seed)?.id;
const battleOf = (round: Body, a: number, b: number) =>
  round.battles.find((one: Body) =>
    [idOf(round, a), idOf(round, b)].every((id) => id === one.first || id === one.second),
  );
const wins = (round: Body, winner: number, loser: number) =>
  call(
    `PUT /results/battles/${battleOf(round, winner, loser).id}/decision`,
    { winner_id: idOf(round, winner) },
    track,
  );

test("the same word twice is one; of two phones the second is told who was first, and changes nothing", {
  tags: "both-databases",
}, async () => {
  const round = await drawn(await newSeason(), 8);
  const { id } = battleOf(round, 1, 8);
  const [one, eight] = [idOf(round, 1), idOf(round, 8)];
  const both = await Promise.all(
    [one, eight].map((winner_id) => ask(`PUT /results/battles/${id}/decision`, { winner_id })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stored = both[0]?.status === 200 ? one : eight;
  const [refused] = both.filter(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: "CONFLICT",
    reason: "decided",
    winner_id: stored,
    decided_by: "eva",
  });
  expect(refused?.body.message).toMatch(/already been decided: D[18] \(entered by eva\)/);
  expect(refused?.body.record.battles.find((battle: Body) => battle.id === id).winner_id).toBe(stored);
  const again = await ask(`PUT /results/battles/${id}/decision`, { winner_id: stored });
  expect([again.status, again.body.updated_at]).toEqual([200, refused?.body.record.updated_at]);
  // Who means to correct it says what it replaces.
  const other = stored === one ? eight : one;
  const corrected = await call(`PUT /results/battles/${id}/decision`, {
    winner_id: other,
    instead_of: stored,
    note: "Protest",
  });
  expect(corrected.battles.find((battle: Body) => battle.id === id)).toMatchObject({
    winner_id: other,
    note: "Protest",
  });
  expect((await ask(`POST /results/battles/${id}/undo`, { winner_id: stored })).status).toBe(409);
  const undone = await call(`POST /results/battles/${id}/undo`, { winner_id: other });
  expect(undone.battles.find((battle: Body) => battle.id === id).how).toBeNull();
  expect((await ask(`POST /results/battles/${id}/undo`, { winner_id: other })).status).toBe(200);
});

test("a battle is not changed under one that was decided after it", async () => {
  const round = await drawn(await newSeason(), 8);
  await wins(round, 1, 8);
  const later = await wins(round, 4, 5);
  await wins(later, 1, 4);
  const { id } = battleOf(round, 1, 8);
  const change = await ask(`PUT /results/battles/${id}/decision`, {
    winner_id: idOf(round, 8),
    instead_of: idOf(round, 1),
  });
  expect([change.status, change.body.stage]).toEqual([409, 4]);
  expect((await ask(`POST /results/battles/${id}/undo`, { winner_id: idOf(round, 1) })).status).toBe(409);
});

test("who withdraws in the middle of the tree keeps the stage, the opponent goes on, and it can be taken back", async () => {
  const round = await drawn(await newSeason(), 8);
  for (const [winner, loser] of [
    [1, 8],
    [4, 5],
    [2, 7],
    [3, 6],
  ] as const)
    await wins(round, winner, loser);
  const out = await call(`PUT /results/entries/${idOf(round, 4)}`, { status: "withdrawn" }, track);
  expect(battleOf(out, 1, 4)).toMatchObject({ how: "walkover", winner_id: idOf(round, 1) });
  const semi = await wins(out, 2, 3);
  await wins(semi, 1, 2);
  // The walkover also decides the battle for third.
  const done = await call(`PUT /results/rounds/${round.id}/state`, { state: "finished" }, track);
  const places = done.entries.map(({ seed, place }: Body) => [seed, place]);
  expect(places).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
    [7, 7],
    [8, 8],
  ]);
  const back = await ask(`PUT /results/entries/${idOf(round, 4)}`, { status: "entered" });
  expect(back.status).toBe(409);
  expect((await ask(`DELETE /results/entries/${idOf(round, 4)}`)).status).toBe(409);
});

test("seven starters: the first has a bye; three in a tree of eight have places", async () => {
  const round = await drawn(await newSeason(), 7);
  expect(round.battles[0]).toMatchObject({ how: "bye", winner_id: idOf(round, 1), second_is: "empty" });
  const small = await drawn(await newSeason(), 3);
  const final = await wins(small, 2, 3);
  await wins(final, 1, 2);
  const done = await call(`PUT /results/rounds/${small.id}/state`, { state: "finished" }, track);
  expect(done.entries.map(({ place, points: [own] }: Body) => [place, own.battle])).toEqual([
    [1, 100],
    [2, 80],
    [3, 60],
  ]);
  const alone = await newSeason();
  const one = await call(`POST /results/seasons/${alone.id}/rounds`, { number: 1 });
  await call(`POST /results/rounds/${one.id}/entries`, { entries: [{ driver: "Alone", runs: [50] }] });
  expect((await ask(`POST /results/rounds/${one.id}/draw`, {})).status).toBe(409);
});

test("equal scores in the tree are asked for; behind it, and where the rules decide, they are not", async () => {
  const season = await newSeason({ qualifying: { ties: ["other_run"] } });
  const round = await call(`POST /results/seasons/${season.id}/rounds`, { number: 1 });
  const runs = [
    [80, 10],
    [80, 20],
    [70, 70],
    [60, 5],
    [60, 5],
    [50],
    [40],
    [30],
    [20],
    [20],
    [0, 0],
    [null, null],
  ];
  const entries = runs.map((own, index) => ({ driver: `T${index + 1}`, runs: own }));
  const entered = await call(`POST /results/rounds/${round.id}/entries`, { entries });
  expect(entered.entries.map(({ driver, rank }: Body) => [driver.name, rank]).slice(0, 3)).toEqual([
    ["T2", 1],
    ["T1", 2],
    ["T3", 3],
  ]);
  const refused = await ask(`POST /results/rounds/${round.id}/draw`, {});
  expect([refused.status, refused.body.entry_ids.length]).toEqual([409, 2]);
  await call(
    `PUT /results/rounds/${round.id}/qualifying-order`,
    { entry_ids: refused.body.entry_ids },
    track,
  );
  const tree = await call(`POST /results/rounds/${round.id}/draw`, {}, track);
  expect(tree.entries.find(({ driver }: Body) => driver.name === "T11")).toMatchObject({
    score: 0,
    outcome: "not_in_tree",
  });
  expect(tree.entries.find(({ driver }: Body) => driver.name === "T12")).toMatchObject({
    score: null,
    rank: null,
    outcome: "no_run",
  });
});

test("a run that two phones enter: the second is told what stands there; zero is not 'not run'", async () => {
  const season = await newSeason();
  const round = await call(`POST /results/seasons/${season.id}/rounds`, { number: 1 });
  const entered = await call(`POST /results/rounds/${round.id}/entries`, { entries: [{ driver: "R1" }] });
  const run = `PUT /results/entries/${entered.entries[0].id}/runs/1`;
  await call(run, { score: "81,5", before: null }, track);
  expect((await ask(run, { score: 81.5, before: null })).status).toBe(200);
  const other = await ask(run, { score: 79, before: null });
  expect([other.status, other.body.stored]).toEqual([409, 81.5]);
  const zero = await call(run, { score: 0, before: 81.5 });
  expect(zero.entries[0]).toMatchObject({ score: 0, rank: 1, points: [{ qualifying: null, battle: null }] });
  expect((await call(run, { score: null })).entries[0]).toMatchObject({ score: null, rank: null });
  for (const score of [80.123, "much", -1])
    expect((await ask(run, { score })).status, String(score)).toBe(422);
  expect((await ask(run.replace(/1$/, "3"), { score: 1 })).status).toBe(422);
  expect((await ask(run.replace(/\d+\/runs/, "999999/runs"), { score: 1 })).status).toBe(404);
});

test("a round that stops after the Top 8 counts as the season says, in half if it says so", async () => {
  const season = await newSeason({ rounds: { stopped_factor: 0.5 }, places: { stopped: "worst" } });
  const round = await drawn(season, 8);
  for (const [winner, loser] of [
    [1, 8],
    [5, 4],
    [2, 7],
  ] as const)
    await wins(round, winner, loser);
  const state = `PUT /results/rounds/${round.id}/state`;
  expect((await ask(state, { state: "stopped", stopped_after: 8 })).status).toBe(409);
  await wins(round, 3, 6);
  expect((await ask(state, { state: "stopped", stopped_after: 32 })).status).toBe(409);
  const stopped = await call(state, { state: "stopped", stopped_after: 8 }, track);
  const shown = stopped.entries.map(({ seed, place, points: [own] }: Body) => [seed, place, own.battle]);
  expect(shown).toEqual([
    [1, 4, 25],
    [2, 4, 25],
    [3, 4, 25],
    [5, 4, 25],
    [4, 5, 15],
    [6, 6, 15],
    [7, 7, 15],
    [8, 8, 15],
  ]);
});

test("the points table of a running season changes: for all rounds, or for those to come", async () => {
  const season = await newSeason();
  const rounds = [1, 2].map((number) => ({ number, entries: [{ driver: "P1", place_by_hand: 1 }] }));
  const [first, second] = rounds;
  const typed = await call(`POST /results/seasons/${season.id}/import`, { rounds: [first] });
  const rules = structuredClone(typed.rules);
  rules.points.battle.table = bands([500]);
  const change = `PUT /results/seasons/${season.id}`;
  const asked = await ask(change, { rules }, token);
  expect([asked.status, asked.body.reason]).toEqual([409, "applies"]);
  await call(change, { rules, applies: "to_come" });
  const both = await call(`POST /results/seasons/${season.id}/import`, { rounds: [second] });
  expect(both.standings.rows[0].rounds.map(({ total }: Body) => total)).toEqual([100, 500]);
  const more = structuredClone(rules);
  more.points.battle.table = bands([7]);
  const all = await call(change, { rules: more, applies: "all" });
  // The first round has its own rules since the change before.
  expect(all.standings.rows[0].rounds.map(({ total }: Body) => total)).toEqual([100, 7]);
});

test("official results change by corrections alone, which everybody sees with their reason", async () => {
  const season = await newSeason();
  const entries = [1, 2, 3].map((place) => ({ driver: `O${place}`, place_by_hand: place }));
  const typed = await call(`POST /results/seasons/${season.id}/import`, {
    rounds: [{ number: 1, entries, is_official: true }],
  });
  const round = await call(`GET /results/rounds/${typed.rounds[0].id}`);
  const [one, two] = round.entries;
  const places = await ask(`PUT /results/rounds/${round.id}/places`, {
    places: [{ entry_id: one.id, place: 3 }],
  });
  expect(places.status).toBe(409);
  expect((await ask(`DELETE /results/rounds/${round.id}`, undefined, token)).status).toBe(409);
  const path = `POST /results/seasons/${season.id}/corrections`;
  const reason = { cs: "Technická nezpůsobilost" };
  expect((await ask(path, { what: "battle", value: 0, entry_id: one.id, reason: {} }, token)).status).toBe(
    422,
  );
  await call(path, { what: "battle", value: 0, entry_id: one.id, reason });
  await call(path, { what: "place", value: 3, entry_id: one.id, reason });
  const bonus = await call(path, { what: "bonus", value: -5.5, driver_id: two.driver.id, reason });
  expect(bonus.standings.rows.map(({ driver, total }: Body) => [driver.name, total])).toEqual([
    ["O2", 74.5],
    ["O3", 60],
    ["O1", 0],
  ]);
  const shown = (await server.call(`GET /results/seasons/${season.id}`)).body;
  expect(shown.corrections.map((correction: Body) => correction.reason.en)).toEqual(
    Array(3).fill("Technická nezpůsobilost"),
  );
  const back = await call(`DELETE /results/corrections/${bonus.corrections[2].id}`);
  expect(back.standings.rows[0].total).toBe(80);
});

test("a driver is found in every spelling, two of one name are asked for, and one person is merged", async () => {
  const season = await newSeason();
  const enter = (number: number, driver: string, more: object = {}) => ({
    number,
    entries: [{ driver, place_by_hand: 1, ...more }],
  });
  const rounds = [enter(1, "László Miklós"), enter(2, "Miklos Laszlo"), enter(3, "L. Miklós")];
  const typed = await call(`POST /results/seasons/${season.id}/import`, { rounds });
  expect(typed.standings.rows.map(({ total }: Body) => total)).toEqual([200, 100]);
  const [known, other] = typed.standings.rows.map(({ driver }: Body) => driver);
  await call(`POST /results/drivers/${other.id}/merge`, { into: known.id });
  const merged = await call(`GET /results/seasons/${season.id}`);
  expect(merged.standings.rows.map(({ total }: Body) => total)).toEqual([300]);
  await call("POST /results/drivers", { name: "Jan Novák" });
  await call("POST /results/drivers", { name: "Jan Novák" });
  const two = await ask(
    `POST /results/seasons/${season.id}/import`,
    { rounds: [enter(4, "Novak Jan")] },
    token,
  );
  expect([two.status, two.body.errors[0].path]).toEqual([422, "rounds.0.entries.0.driver"]);
  expect((await call(`GET /results/seasons/${season.id}`)).rounds).toHaveLength(3);
});

test("a round counts in two seasons with two tables, and a class without a title in none", async () => {
  const [own, other] = [
    await newSeason(),
    await newSeason({ points: { battle: { table: bands([9]) } }, standings: { guests: "skip" } }),
  ];
  const entries = [1, 2].map((place) => ({
    driver: `C${place}`,
    place_by_hand: place,
    marks: place === 2 ? ["cez"] : [],
  }));
  const typed = await call(`POST /results/seasons/${own.id}/import`, { rounds: [{ number: 1, entries }] });
  const [{ id }] = typed.rounds;
  await call(`PUT /results/rounds/${id}/counts/${other.id}`, { number: 4, mark: "cez" });
  const counted = await call(`GET /results/seasons/${other.id}`);
  expect(counted.standings.rows.map(({ driver, total }: Body) => [driver.name, total])).toEqual([
    ["C2", 9],
    ["C1", 0],
  ]);
  expect(counted.rounds.map(({ number }: Body) => number)).toEqual([4]);
  await call(`DELETE /results/rounds/${id}/counts/${own.id}`);
  expect((await call(`GET /results/seasons/${own.id}`)).standings.rows).toEqual([]);
});

test("one more time as often as the rules allow, then the seed decides", async () => {
  const season = await newSeason({ tree: { sizes: [8], most_reruns: 1, after_reruns: "seed", split: 10 } });
  const round = await drawn(season, 8);
  const { id } = battleOf(round, 1, 8);
  const decide = `PUT /results/battles/${id}/decision`;
  expect((await ask(decide, { winner_id: idOf(round, 1), how: "seed" })).status).toBe(422);
  await call(`POST /results/battles/${id}/reruns`, { number: 1, first: 5, second: 5 }, track);
  expect((await ask(`POST /results/battles/${id}/reruns`, { number: 1, first: 5, second: 5 })).status).toBe(
    201,
  );
  expect((await ask(`POST /results/battles/${id}/reruns`, { number: 2 })).status).toBe(409);
  expect((await ask(decide, { winner_id: idOf(round, 1), runs: [{ first: 8, second: 3 }] })).status).toBe(
    422,
  );
  expect((await ask(decide, { winner_id: idOf(round, 8), how: "seed" })).status).toBe(422);
  const done = await call(decide, { winner_id: idOf(round, 1), how: "seed" }, track);
  expect(battleOf(done, 1, 8)).toMatchObject({ how: "seed", reruns: [{ first: 5, second: 5 }] });
});

test("visitors see published seasons alone, and whoever is at the track sets no season up", async () => {
  const season = await newSeason({}, { is_active: false });
  const round = await drawn(season, 4);
  for (const path of [
    `/results/seasons/${season.id}`,
    `/results/rounds/${round.id}`,
    `/results/seasons/${season.id}/data`,
  ])
    expect((await server.call(`GET ${path}`)).status, path).toBe(404);
  expect((await ask(`GET /results/seasons/${season.id}`)).status).toBe(200);
  expect((await ask(`PUT /results/seasons/${season.id}`, { is_active: true })).status).toBe(403);
  expect((await ask(`POST /results/seasons/${season.id}/import`, { rounds: [] })).status).toBe(403);
});

test("an old table with misprints is typed in as it stands: points without battles, a comma, a dash, an x", async () => {
  const season = await newSeason();
  const csv =
    "závod;jezdec;číslo;umístění;body\n1;Jan Ostrý;7;1;100,5\n1;Petr Tupý;8;–;x\n2;Ostrý Jan;7;2;80\n";
  const typed = await call(`POST /results/seasons/${season.id}/import`, { csv });
  expect(typed.standings.rows.map(({ driver, total }: Body) => [driver.name, total])).toEqual([
    ["Jan Ostrý", 180.5],
    ["Petr Tupý", 0],
  ]);
  for (const [text, words] of [
    ["a;b\n1;2", /columns/],
    ["round;driver;place\n1;X;first", /Line 2/],
    ['round;driver\n1;"X', /CSV/],
  ] as const) {
    const refused = await ask(`POST /results/seasons/${season.id}/import`, { csv: text }, token);
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringMatching(words)]);
  }
});

test("a driver's and a car's starts, and the last result, are read by everybody", async () => {
  const season = await newSeason({}, { year: 2030 });
  const entries = [1, 2].map((place) => ({ driver: `S${place}`, place_by_hand: place, rank_by_hand: place }));
  const typed = await call(`POST /results/seasons/${season.id}/import`, {
    rounds: [{ number: 1, date: "2030-05-01", entries }],
  });
  const { driver } = typed.standings.rows[0];
  const starts = (await server.call(`GET /results/drivers/${driver.id}`)).body;
  expect(starts.figures).toMatchObject({ starts: 1, wins: 1, podiums: 1, best_place: 1, best_qualifying: 1 });
  const [standing] = typed.standings.rows;
  expect(starts.seasons).toMatchObject([
    { season: { id: season.id, year: 2030 }, position: 1, total: standing.total, is_over: true },
  ]);
  const latest = (await server.call("GET /results/latest")).body;
  expect(latest).toMatchObject({
    season: { year: 2030 },
    podium: [{ place: 1, driver: { name: "S1" } }, { place: 2 }],
  });
  expect((await server.call("GET /results/years/2030")).body.seasons).toHaveLength(1);
});
