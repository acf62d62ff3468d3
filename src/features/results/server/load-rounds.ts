import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import {
  type Counting,
  type EntryPoints,
  type Round,
  type RoundResult,
  roundPoints,
  roundResult,
} from "../rules/round-points.ts";
import type { SeasonRules } from "../rules/season-rules.ts";
import { type CountedRound, seasonTable } from "../rules/standings.ts";
import type { Outcome } from "../rules/tree.ts";
import {
  resultBattles,
  resultCorrections,
  resultCountings,
  resultDrivers,
  resultEntries,
  resultRounds,
  resultRuns,
  resultSeasons,
} from "./results.table.ts";

export type RoundRow = typeof resultRounds.$inferSelect;
export type SeasonRow = typeof resultSeasons.$inferSelect;
export type EntryRow = typeof resultEntries.$inferSelect;
export type RunRow = typeof resultRuns.$inferSelect;
export type BattleRow = typeof resultBattles.$inferSelect;
export type CountingRow = typeof resultCountings.$inferSelect;
export type CorrectionRow = typeof resultCorrections.$inferSelect;
export type DriverRow = typeof resultDrivers.$inferSelect;

/** A round with all that belongs to it, and what the rules make of it. */
export interface LoadedRound {
  row: RoundRow;
  season: SeasonRow;
  entries: EntryRow[];
  drivers: Map<number, DriverRow>;
  runs: Map<number, RunRow[]>;
  battles: BattleRow[];
  countings: CountingRow[];
  corrections: CorrectionRow[];
  /** As the rules take it. */
  round: Round;
  result: RoundResult;
}

/** Rounds by their ids, in the order of their numbers, with their positions in the standings before them if asked. */
export async function loadRounds(
  db: Database,
  ids: readonly number[],
  isDeep = true,
): Promise<LoadedRound[]> {
  if (ids.length === 0) return [];
  const all = [...new Set(ids)];
  const rows = await db
    .select({ row: resultRounds, season: resultSeasons })
    .from(resultRounds)
    .innerJoin(resultSeasons, eq(resultSeasons.id, resultRounds.season_id))
    .where(inArray(resultRounds.id, all))
    .orderBy(asc(resultRounds.season_id), asc(resultRounds.number));
  const found = await db
    .select({ entry: resultEntries, driver: resultDrivers })
    .from(resultEntries)
    .innerJoin(resultDrivers, eq(resultDrivers.id, resultEntries.driver_id))
    .where(inArray(resultEntries.round_id, all))
    .orderBy(asc(resultEntries.id));
  const runs = await db
    .select({ run: resultRuns })
    .from(resultRuns)
    .innerJoin(resultEntries, eq(resultEntries.id, resultRuns.entry_id))
    .where(inArray(resultEntries.round_id, all))
    .orderBy(asc(resultRuns.entry_id), asc(resultRuns.run));
  const battles = await db
    .select()
    .from(resultBattles)
    .where(inArray(resultBattles.round_id, all))
    .orderBy(asc(resultBattles.id));
  const countings = await db
    .select()
    .from(resultCountings)
    .where(inArray(resultCountings.round_id, all))
    .orderBy(asc(resultCountings.season_id));
  const corrections = await db
    .select()
    .from(resultCorrections)
    .where(inArray(resultCorrections.round_id, all))
    .orderBy(asc(resultCorrections.id));
  const [entriesOf, runsOf] = [
    Map.groupBy(found, ({ entry }) => entry.round_id),
    Map.groupBy(
      runs.map(({ run }) => run),
      ({ entry_id }) => entry_id,
    ),
  ];
  const loaded: LoadedRound[] = [];
  for (const { row, season } of rows) {
    const own = entriesOf.get(row.id) ?? [];
    const parts = {
      row,
      season,
      entries: own.map(({ entry }) => entry),
      runs: runsOf,
      drivers: new Map(own.map(({ driver }) => [driver.id, driver])),
      battles: battles.filter(({ round_id }) => round_id === row.id),
      countings: countings.filter(({ round_id }) => round_id === row.id),
      corrections: corrections.filter(({ round_id }) => round_id === row.id),
    };
    const before =
      isDeep && needsStandings(row.rules ?? season.rules) ? await positionsBefore(db, row) : null;
    const round = roundOf(parts, before);
    loaded.push({ ...parts, round, result: roundResult(round) });
  }
  return loaded;
}

function needsStandings({ qualifying, seeds }: SeasonRules): boolean {
  return qualifying.ties.includes("standings") || seeds.from === "standings";
}

/** The positions of drivers before this round, in its own season. */
export async function positionsBefore(
  db: Database,
  { season_id, number }: RoundRow,
): Promise<Map<number, number>> {
  const { table } = await loadSeason(db, season_id, number - 1, false);
  return new Map(
    table.rows.flatMap(({ driver_id, position }) => (driver_id === null ? [] : [[driver_id, position]])),
  );
}

type Parts = Omit<LoadedRound, "round" | "result">;

/** What the rules take of the rows. */
export function roundOf(
  { row, season, entries, drivers, runs, battles }: Parts,
  standings: Map<number, number> | null = null,
): Round {
  const { state, stopped_after, slots, number, id } = row;
  return {
    id,
    number,
    state,
    stopped_after,
    slots,
    rules: row.rules ?? season.rules,
    decisions: battles.flatMap(({ how, winner_id, stage, position, kind }) =>
      how === null ? [] : [{ stage, position, kind, winner: winner_id, how: how as Outcome }],
    ),
    entries: entries.map((entry) => ({
      ...entry,
      place_by_hand: row.is_official ? (entry.official_place ?? entry.place_by_hand) : entry.place_by_hand,
      nation: entry.nation || (drivers.get(entry.driver_id)?.nation ?? ""),
      runs: (runs.get(entry.id) ?? []).reduce<{ score: number | null; part: number | null }[]>(
        (list, { run, score, part }) => {
          while (list.length < run - 1) list.push({ score: null, part: null });
          list[run - 1] = { score, part };
          return list;
        },
        [],
      ),
      standing: standings?.get(entry.driver_id) ?? null,
    })),
  };
}

/** How a round counts in a season, with the rules for its points. */
export function countingOf(counting: CountingRow, seasonRules: SeasonRules): Counting {
  const { factor, factor_of, mark, rules } = counting;
  return { factor, factor_of, mark, rules: rules ?? seasonRules };
}

export function pointsIn(
  loaded: LoadedRound,
  counting: CountingRow,
  seasonRules: SeasonRules,
): EntryPoints[] {
  const own = loaded.corrections.filter(({ season_id }) => season_id === counting.season_id);
  return roundPoints(loaded.round, loaded.result, countingOf(counting, seasonRules), own);
}

/** A season with its rounds and its table, after the round of this number at most. */
export async function loadSeason(db: Database, id: number, after?: number, isDeep = true) {
  const [season] = await db.select().from(resultSeasons).where(eq(resultSeasons.id, id));
  if (!season)
    return { season: null, rounds: [], counted: [], corrections: [], table: seasonTable([], NO_RULES) };
  const countings = await db
    .select()
    .from(resultCountings)
    .where(eq(resultCountings.season_id, id))
    .orderBy(asc(resultCountings.number), asc(resultCountings.round_id));
  const kept = countings.filter(({ number }) => after === undefined || number <= after);
  const rounds = await loadRounds(
    db,
    kept.map(({ round_id }) => round_id),
    isDeep,
  );
  const byId = new Map(rounds.map((one) => [one.row.id, one]));
  const counted = kept.flatMap((counting): CountedRound[] => {
    const loaded = byId.get(counting.round_id);
    if (!loaded) return [];
    const rules = counting.rules ?? season.rules;
    return [
      {
        id: loaded.row.id,
        number: counting.number,
        state: loaded.row.state,
        rules,
        factor: counting.factor,
        factor_of: counting.factor_of ?? rules.rounds.factor_of,
        always_counts: counting.always_counts,
        points: pointsIn(loaded, counting, season.rules),
        entries: loaded.round.entries,
        wins: new Map(loaded.result.results.map(({ id: entry, wins }) => [entry, wins])),
      },
    ];
  });
  const corrections = await db
    .select()
    .from(resultCorrections)
    .where(eq(resultCorrections.season_id, id))
    .orderBy(asc(resultCorrections.id));
  const table = seasonTable(
    counted,
    season.rules,
    corrections.filter(({ entry_id }) => entry_id === null),
  );
  return { season, rounds, counted, corrections, table };
}

const NO_RULES = { rounds: { title_from: 0 }, standings: {} } as SeasonRules;
