import { stringify } from "csv-stringify/sync";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { RoundData, SeasonData } from "../season-data.ts";
import { type LoadedRound, loadSeason, pointsIn } from "./load-rounds.ts";
import { seriesOf } from "./read-results.ts";

/** A season as it is taken away: JSON is whole, CSV is one line for each entry. The import reads both. */

type Read = Pick<Context, "db" | "user">;

/** Throws NOT_FOUND, for visitors also where it is not published. */
async function readSeason({ db, user }: Read, id: number) {
  const { season, rounds, corrections } = await loadSeason(db, id);
  if (!season || (!season.is_active && !user)) throw new Refusal("NOT_FOUND");
  return { season, corrections, rounds: rounds.filter(({ row }) => row.season_id === id), all: rounds };
}

/** A season with entries, runs and battles; drivers by name, the tree by seeds. */
export async function seasonAsData(context: Read, id: number): Promise<SeasonData> {
  const { season, rounds, corrections, all } = await readSeason(context, id);
  const { names } = await seriesOf(context.db, season);
  const drivers = new Map(all.flatMap((one) => [...one.drivers]));
  const ofDriver = (corrected: typeof corrections) =>
    corrected.map(({ driver_id, what, value, reason }) => ({
      driver: drivers.get(driver_id)?.name ?? "",
      what,
      value,
      reason,
    }));
  return {
    series: names.en || names.cs,
    year: season.year,
    class: season.class,
    rules: season.rules,
    rounds: rounds.map((round) =>
      roundAsData(
        round,
        id,
        ofDriver(corrections.filter((one) => one.entry_id !== null && one.round_id === round.row.id)),
      ),
    ),
    corrections: ofDriver(corrections.filter(({ entry_id }) => entry_id === null)),
  };
}

function roundAsData(
  loaded: LoadedRound,
  seasonId: number,
  corrections: RoundData["corrections"],
): RoundData {
  const { row, entries, drivers, runs, battles, countings } = loaded;
  const counting = countings.find(({ season_id }) => season_id === seasonId);
  const seedOf = new Map(entries.map(({ id, seed }) => [id, seed]));
  const { number, names, track, date, event_id, state, stopped_after, is_official, rules, slots } = row;
  return {
    number,
    name: names,
    track,
    date,
    event_id,
    state,
    stopped_after: stopped_after as RoundData["stopped_after"],
    is_official,
    rules,
    corrections,
    factor: counting?.factor ?? 0,
    factor_of: counting?.factor_of ?? null,
    always_counts: counting?.always_counts ?? false,
    entries: entries.map((entry) => {
      const { id, round_id: _, driver_id, official_place: __, ...own } = entry;
      const scores = runs.get(id) ?? [];
      const last = Math.max(0, ...scores.map(({ run }) => run));
      const all = Array.from({ length: last }, (_, index) => scores.find(({ run }) => run === index + 1));
      return {
        ...own,
        driver: drivers.get(driver_id)?.name ?? "",
        nation: own.nation || (drivers.get(driver_id)?.nation ?? ""),
        runs: all.map((run) => run?.score ?? null),
        parts: all.map((run) => run?.part ?? null),
      };
    }),
    tree: slots.map((entry) => (entry === null ? null : (seedOf.get(entry) ?? null))),
    battles: battles
      .filter(({ how, reruns }) => how !== null || reruns.length > 0)
      .flatMap(({ stage, position, kind, winner_id, how, reruns, runs: driven, note }) =>
        how === null
          ? []
          : [
              {
                stage: stage as 2,
                position,
                kind,
                winner: winner_id === null ? null : (seedOf.get(winner_id) ?? null),
                how,
                reruns,
                runs: driven,
                note,
              },
            ],
      ),
  };
}

const HEAD = [
  "round",
  "date",
  "name",
  "track",
  "driver",
  "nation",
  "number",
  "car",
  "status",
  "guest",
  "marks",
  "rank",
];

/** The table of a season's rounds; points are those that count, so that they come in again as they went out. */
export async function seasonAsCsv(context: Read, id: number): Promise<string> {
  const { season, rounds } = await readSeason(context, id);
  const runs = Math.max(0, ...rounds.flatMap((one) => [...one.runs.values()].flat().map(({ run }) => run)));
  const runNames = Array.from({ length: runs }, (_, index) => `run_${index + 1}`);
  const lines = rounds.flatMap((loaded) => {
    const { row, result, drivers, countings } = loaded;
    const counting = countings.find(({ season_id }) => season_id === id);
    const points = new Map(
      counting ? pointsIn(loaded, counting, season.rules).map((one) => [one.entry_id, one]) : [],
    );
    return result.results.map((one) => {
      const { entry } = one;
      const full = loaded.entries.find((stored) => stored.id === entry.id) as LoadedRound["entries"][number];
      const own = points.get(entry.id);
      return [
        ...[row.number, row.date ?? "", row.names.en || row.names.cs, row.track],
        ...[drivers.get(entry.driver_id)?.name ?? "", entry.nation, full.number, full.car, entry.status],
        ...[entry.is_guest ? 1 : 0, entry.marks.join(" | "), one.rank ?? ""],
        ...runNames.map((_, index) => entry.runs[index]?.score ?? ""),
        ...[
          entry.seed ?? "",
          own?.place ?? one.place ?? "",
          own?.qualifying ?? "",
          own?.battle ?? "",
          own?.total ?? "",
        ],
      ];
    });
  });
  const head = [...HEAD, ...runNames, "seed", "place", "qualifying_points", "battle_points", "points"];
  return stringify([head, ...lines], { bom: true, escape_formulas: true });
}
