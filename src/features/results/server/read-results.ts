import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { RankingRules } from "../rules/season-rules.ts";
import { type SeasonTable, seasonTable } from "../rules/standings.ts";
import { type LoadedRound, loadRounds, loadSeason, pointsIn, type SeasonRow } from "./load-rounds.ts";
import {
  resultCountings,
  resultDrivers,
  resultEntries,
  resultRounds,
  resultSeasons,
  resultSeries,
} from "./results.table.ts";
import {
  type SeriesRow,
  showDriver,
  showEntry,
  showRound,
  showRoundHead,
  showSeasonHead,
} from "./round-view.ts";

type Read = Pick<Context, "db" | "language" | "user">;

/** Seasons, newest first; visitors see published ones. */
export async function listSeasons({ db, language, user }: Read, { year }: { year?: number | undefined }) {
  const rows = await db
    .select({
      season: resultSeasons,
      series: resultSeries,
      rounds: sql<number>`(select count(*) from ${resultCountings} c where c.season_id = ${resultSeasons}.id)::int`,
    })
    .from(resultSeasons)
    .innerJoin(resultSeries, eq(resultSeries.id, resultSeasons.series_id))
    .where(
      and(
        user ? undefined : eq(resultSeasons.is_active, true),
        year ? eq(resultSeasons.year, year) : undefined,
      ),
    )
    .orderBy(
      desc(resultSeasons.year),
      asc(resultSeries.slug),
      asc(resultSeasons.class),
      asc(resultSeasons.id),
    );
  return rows.map(({ season, series, rounds }) => ({ ...showSeasonHead(season, series, language), rounds }));
}

/** One season with its table. Throws NOT_FOUND, for visitors also where it is not published. */
export async function getSeason(context: Read, id: number, after?: number) {
  const { db, language, user } = context;
  const loaded = await loadSeason(db, id);
  const { season, rounds, counted, corrections } = loaded;
  if (!season || (!season.is_active && !user)) throw new Refusal("NOT_FOUND");
  const series = await seriesOf(db, season);
  const drivers = await driversOf(
    db,
    rounds,
    corrections.map(({ driver_id }) => driver_id),
  );
  const upTo = counted.filter(({ number }) => after === undefined || number <= after);
  const wide = corrections.filter(({ entry_id }) => entry_id === null);
  const table = (ranking: RankingRules | null) =>
    showTable(
      seasonTable(upTo, season.rules, wide, ranking),
      drivers,
      rounds,
      upTo.map(({ id: round }) => round),
    );
  return {
    ...showSeasonHead(season, series, language),
    rules: season.rules,
    rounds: counted.flatMap(({ id: roundId, number, factor }) => {
      const one = rounds.find(({ row }) => row.id === roundId);
      return one ? [{ ...showSeasonRound(one, language), number, factor }] : [];
    }),
    standings: table(null),
    rankings: season.rules.rankings.map((ranking) => ({
      key: ranking.key,
      name: ranking.name[language] || ranking.name.en || ranking.name.cs,
      standings: table(ranking),
    })),
    corrections: corrections.map((one) => ({ ...one, driver: drivers.get(one.driver_id) ?? UNKNOWN })),
  };
}

const UNKNOWN = { id: 0, name: "", nation: "", team_member_id: null };

function showTable(
  { rows, ...rest }: SeasonTable,
  drivers: ReadonlyMap<number, ReturnType<typeof showDriver>>,
  rounds: readonly LoadedRound[],
  counted: readonly number[],
) {
  const held = rounds.filter(
    ({ row }) => counted.includes(row.id) && (row.state === "finished" || row.state === "stopped"),
  );
  return {
    ...rest,
    rows: rows.map(({ driver_id, ...row }) => ({
      ...row,
      driver: driver_id === null ? null : (drivers.get(driver_id) ?? null),
    })),
    is_preliminary: held.some(({ row }) => !row.is_official),
  };
}

function showSeasonRound(loaded: LoadedRound, language: Read["language"]) {
  const isHeld = loaded.row.state === "finished" || loaded.row.state === "stopped";
  const first = isHeld
    ? loaded.result.results.find(({ place, shared_by }) => place === 1 && shared_by === 1)
    : undefined;
  const driver = first && loaded.drivers.get(first.entry.driver_id);
  return {
    ...showRoundHead(loaded.row, language),
    winner: driver ? showDriver(driver) : null,
    entries: loaded.entries.length,
  };
}

/** All published seasons of a year, and the years that have some. Throws NOT_FOUND for a year without. */
export async function getYear(context: Read, year: number) {
  const all = await listSeasons(context, {});
  const seasons = await Promise.all(
    all.filter((season) => season.year === year).map(({ id }) => getSeason(context, id)),
  );
  if (seasons.length === 0) throw new Refusal("NOT_FOUND");
  return { year, years: [...new Set(all.map((season) => season.year))], seasons };
}

/** The rounds of an event. */
export async function listRounds({ db, language, user }: Read, event_id: number) {
  const rows = await db
    .select({ row: resultRounds, season: resultSeasons, series: resultSeries })
    .from(resultRounds)
    .innerJoin(resultSeasons, eq(resultSeasons.id, resultRounds.season_id))
    .innerJoin(resultSeries, eq(resultSeries.id, resultSeasons.series_id))
    .where(and(eq(resultRounds.event_id, event_id), user ? undefined : eq(resultSeasons.is_active, true)))
    .orderBy(asc(resultSeries.slug), asc(resultSeasons.class), asc(resultRounds.number));
  return rows.map(({ row, season, series }) => ({
    ...showRoundHead(row, language),
    season: showSeasonHead(season, series, language),
  }));
}

/** One round whole. Throws NOT_FOUND, for visitors also in a season that is not published. */
export async function getRound({ db, language, user }: Read, id: number) {
  const [loaded] = await loadRounds(db, [id]);
  if (!loaded || (!loaded.season.is_active && !user)) throw new Refusal("NOT_FOUND");
  return showLoaded(db, loaded, language, user !== null);
}

/** A loaded round as the API answers it; visitors read of the published seasons that it counts in. */
export async function showLoaded(
  db: Database,
  loaded: LoadedRound,
  language: Read["language"],
  isTeam = true,
) {
  const ids = loaded.countings.map(({ season_id }) => season_id);
  const seasons =
    ids.length > 0
      ? await db
          .select()
          .from(resultSeasons)
          .where(inArray(resultSeasons.id, ids))
          .orderBy(asc(resultSeasons.id))
      : [];
  const seen = new Map(
    seasons.filter(({ is_active }) => isTeam || is_active).map((season) => [season.id, season]),
  );
  const countings = loaded.countings.filter(({ season_id }) => seen.has(season_id));
  const corrections = loaded.corrections.filter(({ season_id }) => seen.has(season_id));
  return showRound({ ...loaded, countings, corrections }, await seriesOf(db, loaded.season), seen, language);
}

export async function seriesOf(db: Database, { series_id }: SeasonRow): Promise<SeriesRow> {
  const [series] = await db.select().from(resultSeries).where(eq(resultSeries.id, series_id));
  return series as SeriesRow;
}

async function driversOf(db: Database, rounds: readonly LoadedRound[], more: readonly number[]) {
  const known = new Map(
    rounds.flatMap(({ drivers }) => [...drivers.values()]).map((row) => [row.id, showDriver(row)]),
  );
  const missing = more.filter((id) => !known.has(id));
  if (missing.length > 0)
    for (const row of await db
      .select()
      .from(resultDrivers)
      .where(inArray(resultDrivers.id, missing))
      .orderBy(asc(resultDrivers.id)))
      known.set(row.id, showDriver(row));
  return known;
}

/** Drivers by name. */
export async function listDrivers(
  { db, user }: Read,
  { team_member_id }: { team_member_id?: number | undefined },
) {
  const starts = sql<number>`(select count(*) from ${resultEntries} e join ${resultRounds} r on r.id = e.round_id
    join ${resultSeasons} s on s.id = r.season_id
    where e.driver_id = ${resultDrivers}.id and (s.is_active or ${user !== null}))::int`;
  const rows = await db
    .select({ row: resultDrivers, starts })
    .from(resultDrivers)
    .where(team_member_id === undefined ? undefined : eq(resultDrivers.team_member_id, team_member_id))
    .orderBy(asc(resultDrivers.name), asc(resultDrivers.id));
  return rows
    .filter((one) => user || one.starts > 0)
    .map((one) => ({ ...showDriver(one.row), other_names: one.row.other_names, starts: one.starts }));
}

/** A driver with all starts. Throws NOT_FOUND. */
export async function getDriver(context: Read, id: number) {
  const [row] = await context.db.select().from(resultDrivers).where(eq(resultDrivers.id, id));
  if (!row) throw new Refusal("NOT_FOUND");
  const starts = await startsOf(context, eq(resultEntries.driver_id, id));
  if (starts.starts.length === 0 && !context.user) throw new Refusal("NOT_FOUND");
  return { ...starts, driver: showDriver(row), seasons: await seasonsOf(context, row.id, starts.starts) };
}

/** The driver's standing in every season that a start counts in, newest first. */
async function seasonsOf(context: Read, driver: number, starts: { round: { id: number } }[]) {
  const rounds = starts.map(({ round }) => round.id);
  if (rounds.length === 0) return [];
  const counted = await context.db
    .selectDistinct({ id: resultSeasons.id, year: resultSeasons.year })
    .from(resultCountings)
    .innerJoin(resultSeasons, eq(resultSeasons.id, resultCountings.season_id))
    .where(
      and(
        inArray(resultCountings.round_id, rounds),
        context.user ? undefined : eq(resultSeasons.is_active, true),
      ),
    )
    .orderBy(desc(resultSeasons.year), asc(resultSeasons.id));
  const seasons = await Promise.all(counted.map(({ id }) => getSeason(context, id)));
  return seasons.flatMap(
    ({ standings, rounds: _, rankings: __, corrections: ___, rules: ____, ...season }) => {
      const own = standings.rows.find((one) => one.driver?.id === driver);
      if (!own) return [];
      return {
        season,
        position: own.position,
        total: own.total,
        is_champion: standings.champion === own.key,
        is_over: standings.to_come === 0,
      };
    },
  );
}

/** The starts of a car of the team's. */
export function getCar(context: Read, id: number) {
  return startsOf(context, eq(resultEntries.car_id, id));
}

async function startsOf({ db, language, user }: Read, where: ReturnType<typeof eq>) {
  const found = await db
    .select({ id: resultEntries.id, round: resultEntries.round_id })
    .from(resultEntries)
    .where(where)
    .orderBy(asc(resultEntries.id));
  const own = new Set(found.map(({ id }) => id));
  const rounds = await loadRounds(
    db,
    found.map(({ round }) => round),
  );
  const seen = rounds.filter(({ season }) => season.is_active || user);
  const series = new Map(
    (await db.select().from(resultSeries).orderBy(asc(resultSeries.id))).map((one) => [one.id, one]),
  );
  const starts = seen.flatMap((loaded) => {
    const counting = loaded.countings.find(({ season_id }) => season_id === loaded.row.season_id);
    const points = counting ? pointsIn(loaded, counting, loaded.season.rules) : [];
    return loaded.result.results
      .filter(({ id, outcome }) => own.has(id) && outcome !== "not_there")
      .map((result) => ({
        season: showSeasonHead(loaded.season, series.get(loaded.season.series_id) as SeriesRow, language),
        round: showRoundHead(loaded.row, language),
        entry: showEntry(loaded, result),
        total: points.find(({ entry_id }) => entry_id === result.id)?.total ?? null,
      }));
  });
  const when = ({ round, season }: (typeof starts)[number]) =>
    round.date ?? `${season.year}-00-${String(round.number).padStart(2, "0")}`;
  starts.sort((a, b) =>
    when(a) < when(b)
      ? 1
      : when(a) > when(b)
        ? -1
        : b.round.number - a.round.number || a.entry.id - b.entry.id,
  );
  const held = starts.filter(({ round }) => round.state === "finished" || round.state === "stopped");
  const numbers = (of: (start: (typeof starts)[number]) => number | null) =>
    held.flatMap((start) => of(start) ?? []);
  const places = numbers(({ entry }) => entry.place);
  const ranks = numbers(({ entry }) => entry.rank);
  return {
    starts,
    figures: {
      starts: held.length,
      wins: places.filter((place) => place === 1).length,
      podiums: places.filter((place) => place <= 3).length,
      best_place: places.length > 0 ? Math.min(...places) : null,
      best_qualifying: ranks.length > 0 ? Math.min(...ranks) : null,
      battles_won: held.reduce((all, { entry }) => all + entry.wins, 0),
    },
  };
}

/** The last round that was held, and how the team's own drivers stand in its season; null: none. */
export async function getLatest(context: Read) {
  const { db, language } = context;
  const [last] = await db
    .select({ row: resultRounds, season: resultSeasons })
    .from(resultRounds)
    .innerJoin(resultSeasons, eq(resultSeasons.id, resultRounds.season_id))
    .where(and(eq(resultSeasons.is_active, true), inArray(resultRounds.state, ["finished", "stopped"])))
    .orderBy(
      desc(resultSeasons.year),
      sql`${resultRounds.date} desc nulls last`,
      desc(resultRounds.number),
      desc(resultRounds.id),
    )
    .limit(1);
  if (!last) return null;
  const season = await getSeason(context, last.season.id);
  const [loaded] = await loadRounds(db, [last.row.id]);
  if (!loaded) return null;
  const shown = loaded.result.results.map((result) => showEntry(loaded, result));
  const { rounds: _, standings, rankings: __, corrections: ___, rules: ____, ...head } = season;
  return {
    season: head,
    round: showRoundHead(loaded.row, language),
    podium: shown
      .flatMap(({ place, driver }) => (place !== null && place <= 3 ? [{ place, driver }] : []))
      .slice(0, 3),
    own: shown
      .filter(({ driver }) => driver.team_member_id !== null)
      .map(({ driver, place }) => {
        const row = standings.rows.find((one) => one.driver?.id === driver.id);
        return { driver, place, position: row?.position ?? null, total: row?.total ?? null };
      }),
  };
}
