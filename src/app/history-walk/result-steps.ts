import { resultDrivers } from "#features/results/server/results.table.ts";
import type { HistoryAction } from "#kit/contract/content/history.ts";
import { db, lifeOf, made, type Step, send } from "./walk.ts";

/** Results from a series to its podium: what is made in one step is used by those after it. */

// biome-ignore lint/suspicious/noExplicitAny: a round as the API answers it.
let round: any = null;
const seasonId = () => made["result-seasons"]?.id;
const ofRound = (end = "") => `/results/rounds/${round?.id}${end}`;

/** A write of the round, whose answer is the round. */
const step = (
  name: string,
  run: () => Promise<{ body: unknown }>,
  action: HistoryAction = "changed",
): Step => ({
  name,
  entry: ["result-rounds", action],
  run: async () => {
    const answer = (await run()) as Awaited<ReturnType<Step["run"]>>;
    if (answer.body?.battles) round = answer.body;
    return answer;
  },
});

const entryOf = (seed: number) => round.entries.find((entry: { seed: number }) => entry.seed === seed)?.id;
const firstEntry = () => round.entries[0].id;
const semi = () => round.battles[0].id;

const series = lifeOf("result-series", "/results/series", () => ({ name: { en: "Walk" } }), {
  url: "https://a.example",
});
const seasons = lifeOf(
  "result-seasons",
  "/results/seasons",
  () => ({ series_id: made["result-series"]?.id, year: 2026, ready: "dmcc-pro" }),
  { is_active: true },
);
const drivers = lifeOf("result-drivers", "/results/drivers", () => ({ name: "Walk" }), { nation: "CZ" });
const entries = ["A", "B", "C", "D"].map((driver, index) => ({ driver, runs: [90 - index] }));
let correctionId = 0;

export const resultSteps: Step[] = [
  ...series.slice(0, -1),
  ...seasons.slice(0, -1),
  ...drivers,
  {
    name: "POST /results/drivers/:id/merge",
    entry: ["result-drivers", "changed"],
    run: async () => {
      const names = [{ name: "Walk" }, { name: "Walker" }];
      const [one, other] = await db.insert(resultDrivers).values(names).returning();
      return send(`POST /results/drivers/${one?.id}/merge`, { into: other?.id });
    },
  },
  step(
    "POST /results/seasons/:id/rounds",
    () => send(`POST /results/seasons/${seasonId()}/rounds`, { number: 1 }),
    "added",
  ),
  step("PUT /results/rounds/:id", () => send(`PUT ${ofRound()}`, { track: "Most" })),
  step("PUT /results/rounds/:id/counts/:season", () =>
    send(`PUT ${ofRound(`/counts/${seasonId()}`)}`, { factor: 2 }),
  ),
  step("POST /results/rounds/:id/entries", () => send(`POST ${ofRound("/entries")}`, { entries })),
  step("PUT /results/entries/:id", () => send(`PUT /results/entries/${firstEntry()}`, { car: "Walk" })),
  step("PUT /results/entries/:id/runs/:run", () =>
    send(`PUT /results/entries/${firstEntry()}/runs/2`, { score: 91 }),
  ),
  step("PUT /results/rounds/:id/qualifying-order", () =>
    send(`PUT ${ofRound("/qualifying-order")}`, { entry_ids: [firstEntry()] }),
  ),
  step("POST /results/rounds/:id/draw", () => send(`POST ${ofRound("/draw")}`, { size: 4 })),
  step("POST /results/battles/:id/reruns", () =>
    send(`POST /results/battles/${semi()}/reruns`, { number: 1 }),
  ),
  step("PUT /results/battles/:id/decision", () =>
    send(`PUT /results/battles/${semi()}/decision`, { winner_id: entryOf(1) }),
  ),
  step("POST /results/battles/:id/undo", () =>
    send(`POST /results/battles/${semi()}/undo`, { winner_id: entryOf(1) }),
  ),
  step("DELETE /results/rounds/:id/draw", () => send(`DELETE ${ofRound("/draw")}`)),
  step("PUT /results/rounds/:id/places", () =>
    send(`PUT ${ofRound("/places")}`, { places: [{ entry_id: firstEntry(), place: 1 }] }),
  ),
  step("PUT /results/rounds/:id/state", () => send(`PUT ${ofRound("/state")}`, { state: "cancelled" })),
  {
    name: "POST /results/seasons/:id/corrections",
    entry: ["result-seasons", "changed"],
    run: async () => {
      const { id } = round.entries[0].driver;
      const body = { what: "bonus", value: 1, reason: { en: "Walk" }, driver_id: id };
      const answer = await send(`POST /results/seasons/${seasonId()}/corrections`, body);
      correctionId = answer.body.corrections[0]?.id;
      return answer;
    },
  },
  {
    name: "DELETE /results/corrections/:id",
    entry: ["result-seasons", "changed"],
    run: () => send(`DELETE /results/corrections/${correctionId}`),
  },
  step("DELETE /results/rounds/:id/counts/:season", () => send(`DELETE ${ofRound(`/counts/${seasonId()}`)}`)),
  {
    name: "POST /results/seasons/:id/import",
    entry: ["result-rounds", "changed"],
    run: () =>
      send(`POST /results/seasons/${seasonId()}/import`, {
        rounds: [{ number: 2, entries: [{ driver: "E" }] }],
      }),
  },
  step("DELETE /results/entries/:id", () => send(`DELETE /results/entries/${firstEntry()}`)),
  step("DELETE /results/rounds/:id", () => send(`DELETE ${ofRound()}`), "deleted"),
  ...seasons.slice(-1),
  ...series.slice(-1),
];
