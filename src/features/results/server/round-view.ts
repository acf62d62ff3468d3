import type { Language } from "#kit/contract/language/language.ts";
import { localised } from "#kit/contract/language/language.ts";
import type { EntryResult } from "../rules/round-points.ts";
import { resolveTree, type Slot } from "../rules/tree.ts";
import { type LoadedRound, pointsIn, type RoundRow, type RunRow, type SeasonRow } from "./load-rounds.ts";
import type { resultDrivers, resultSeries } from "./results.table.ts";

/** Rows as the API answers them. */

export type SeriesRow = typeof resultSeries.$inferSelect;

export function showDriver({ id, name, nation, team_member_id }: typeof resultDrivers.$inferSelect) {
  return { id, name, nation, team_member_id };
}

export function showSeries({ id, slug, names, url }: SeriesRow, language: Language) {
  return { id, slug, names, url, name: names[language] || names.en || names.cs };
}

export function showSeasonHead(season: SeasonRow, series: SeriesRow, language: Language) {
  const { id, year, is_active, updated_at } = season;
  return {
    id,
    year,
    is_active,
    updated_at,
    class: season.class,
    series: showSeries(series, language),
  };
}

export function showRoundHead(row: RoundRow, language: Language) {
  const {
    id,
    season_id,
    number,
    names,
    track,
    date,
    event_id,
    state,
    stopped_after,
    is_official,
    updated_at,
  } = row;
  const name = localised({ en: { name: names.en }, cs: { name: names.cs } }, language).name;
  return {
    id,
    season_id,
    number,
    name,
    names,
    track,
    date,
    event_id,
    state,
    stopped_after,
    is_official,
    updated_at,
  };
}

export function showEntry(loaded: LoadedRound, result: EntryResult) {
  const { entry } = result;
  const row = loaded.entries.find(({ id }) => id === entry.id) as LoadedRound["entries"][number];
  const { official_place: _, round_id: __, driver_id, tie_order: ___, ...own } = row;
  const driver = loaded.drivers.get(driver_id);
  if (!driver) throw new Error(`An entry without its driver: ${driver_id}`);
  return {
    ...own,
    driver: showDriver(driver),
    nation: entry.nation,
    runs: (loaded.runs.get(row.id) ?? []).map(({ run, score, part }: RunRow) => ({ run, score, part })),
    score: result.score,
    rank: result.rank,
    is_locked: result.is_locked,
    is_tied: result.is_tied,
    place: placeOf(loaded, result),
    shared_by: result.shared_by,
    is_place_missing: result.is_missing,
    stage: result.stage,
    outcome: result.outcome,
    wins: result.wins,
  };
}

/** The place as it stands, corrected in the round's own season where somebody has. */
export function placeOf({ row, corrections }: LoadedRound, { id, place }: EntryResult): number | null {
  const own = corrections.findLast(
    ({ what, entry_id, season_id }) => what === "place" && entry_id === id && season_id === row.season_id,
  );
  return own?.value ?? place;
}

/** A round with entries by place, its tree and its points in every season that it counts in. */
export function showRound(
  loaded: LoadedRound,
  series: SeriesRow,
  seasonRules: ReadonlyMap<number, SeasonRow>,
  language: Language,
) {
  const { row, season, countings, corrections, round, result } = loaded;
  const counted = countings.flatMap((counting) => {
    const of = seasonRules.get(counting.season_id);
    return of
      ? [
          {
            counting,
            points: new Map(pointsIn(loaded, counting, of.rules).map((one) => [one.entry_id, one])),
          },
        ]
      : [];
  });
  const largest = Math.max(...round.rules.tree.sizes);
  const entries = result.results.map((one) => ({
    ...showEntry(loaded, one),
    points: counted.flatMap(({ counting: { season_id }, points }) => {
      const own = points.get(one.id);
      return own ? [{ season_id, ...own }] : [];
    }),
  }));
  // Equal scores behind the tree may share their rank: nobody has to say more.
  const tied = result.results
    .filter(({ is_tied, rank }) => is_tied && (rank ?? 0) <= largest)
    .map(({ id }) => id);
  const missing = result.results.filter(({ is_missing }) => is_missing).map(({ id }) => id);
  return {
    ...showRoundHead(row, language),
    season: showSeasonHead(season, series, language),
    rules: round.rules,
    has_own_rules: row.rules !== null,
    counts: countings,
    size: row.slots.length,
    entries,
    battles: showBattles(loaded),
    corrections,
    asks: [
      ...(tied.length > 0 && row.slots.length === 0 ? [{ what: "tie" as const, entry_ids: tied }] : []),
      ...(missing.length > 0 && row.state !== "planned"
        ? [{ what: "places" as const, entry_ids: missing }]
        : []),
    ],
  };
}

function showBattles({ row, round, battles }: LoadedRound) {
  if (row.slots.length === 0) return [];
  const out = new Set(round.entries.filter(({ status }) => status !== "entered").map(({ id }) => id));
  const seeds = new Map(round.entries.map(({ id, seed }) => [id, seed ?? Number.MAX_SAFE_INTEGER]));
  const resolved = resolveTree({
    slots: row.slots,
    third: round.rules.tree.third,
    decisions: round.decisions,
    out,
  });
  return resolved.flatMap((battle) => {
    const stored = battles.find(
      ({ stage, position, kind }) =>
        stage === battle.stage && position === battle.position && kind === battle.kind,
    );
    if (!stored) return [];
    const { id, reruns, runs, note, decided_at } = stored;
    const { stage, position, kind, first, second, how, winner } = battle;
    const both = [first, second].filter((slot) => typeof slot === "number");
    const sorted = [...both].sort((a, b) => (seeds.get(a) as number) - (seeds.get(b) as number));
    const { leads } = round.rules.tree;
    const leader =
      both.length === 2 && leads !== "open" && leads !== "chooses"
        ? sorted[leads === "higher" ? 0 : 1]
        : null;
    return {
      id,
      stage,
      position,
      kind,
      how,
      reruns,
      runs,
      note,
      decided_at,
      first: idOf(first),
      second: idOf(second),
      first_is: kindOf(first),
      second_is: kindOf(second),
      winner_id: winner,
      leads: leader ?? null,
    };
  });
}

function idOf(slot: Slot): number | null {
  return typeof slot === "number" ? slot : null;
}

function kindOf(slot: Slot): "entry" | "open" | "empty" {
  return typeof slot === "number" ? "entry" : slot;
}
