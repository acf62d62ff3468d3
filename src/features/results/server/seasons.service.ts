import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, isNull, ne } from "drizzle-orm";
import { freeSlug, slugify } from "#kit/contract/content/slug.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { laterThan } from "#kit/server/content/content-columns.ts";
import type { Context } from "#kit/server/context.ts";
import { type Database, isUniqueViolation } from "#kit/server/database/database.ts";
import type { ChangedSeason, NewSeason } from "../results-admin.contract.ts";
import { READY_RULES } from "../rules/ready-rules.ts";
import { BLANK_RULES } from "../rules/season-rules.ts";
import { completeBattles } from "./draw.service.ts";
import { loadSeason, type SeasonRow } from "./load-rounds.ts";
import { getSeason, seriesOf } from "./read-results.ts";
import { conflict, RESULT_WORDS } from "./result-words.ts";
import { resultCountings, resultRounds, resultSeasons, resultSeries } from "./results.table.ts";
import { seasonHistory, seasonLabel, seriesHistory } from "./results-history.ts";
import { type SeriesRow, showSeries } from "./round-view.ts";
import { tellRounds } from "./rounds.service.ts";

interface SeriesInput {
  name?: Both<string> | undefined;
  url?: string | undefined;
}

/** All series by name. */
export async function listSeries({ db, language }: Context) {
  const rows = await db.select().from(resultSeries).orderBy(asc(resultSeries.slug), asc(resultSeries.id));
  return rows.map((row) => showSeries(row, language));
}

/** Adds a series. */
export function createSeries(context: Context, { name, url = "" }: SeriesInput & { name: Both<string> }) {
  return context.db.transaction(async (tx) => {
    const isTaken = async (slug: string) => (await tx.$count(resultSeries, eq(resultSeries.slug, slug))) > 0;
    const slug = await freeSlug(slugify(name.en || name.cs), isTaken, "series");
    const [row] = await tx.insert(resultSeries).values({ slug, names: name, url }).returning();
    await seriesHistory.added(context, tx, row as SeriesRow);
    return showSeries(row as SeriesRow, context.language);
  });
}

/** Changes a series; its slug stays. Throws NOT_FOUND. */
export function updateSeries(context: Context, id: number, { name, url }: SeriesInput) {
  return context.db.transaction(async (tx) => {
    const stored = await lockSeries(tx, id);
    const [row] = await tx
      .update(resultSeries)
      .set({
        ...(name && { names: name }),
        ...(url !== undefined && { url }),
        updated_at: laterThan(resultSeries.updated_at),
      })
      .where(eq(resultSeries.id, id))
      .returning();
    await seriesHistory.changed(context, tx, stored, row as SeriesRow);
    return showSeries(row as SeriesRow, context.language);
  });
}

/** Deletes a series without seasons. Throws NOT_FOUND, CONFLICT. */
export async function removeSeries(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const stored = await lockSeries(tx, id);
    if ((await tx.$count(resultSeasons, eq(resultSeasons.series_id, id))) > 0)
      throw conflict(RESULT_WORDS.hasSeasons);
    await tx.delete(resultSeries).where(eq(resultSeries.id, id));
    await seriesHistory.deleted(context, tx, stored);
  });
}

async function lockSeries(tx: Database, id: number): Promise<SeriesRow> {
  const [row] = await tx.select().from(resultSeries).where(eq(resultSeries.id, id)).for("update");
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

/** Adds a season with its own copy of its rules. Throws INVALID. */
export function createSeason(context: Context, { ready, rules, ...fields }: NewSeason) {
  return once(context, () =>
    context.db.transaction(async (tx) => {
      const [series] = await tx
        .select()
        .from(resultSeries)
        .where(eq(resultSeries.id, fields.series_id))
        .for("share");
      if (!series) throw invalidField("series_id", RESULT_WORDS.notFound, context.language);
      const start = ready === undefined ? BLANK_RULES : READY_RULES.find(({ key }) => key === ready)?.rules;
      if (!start) throw invalidField("ready", RESULT_WORDS.notFound, context.language);
      const [row] = await tx
        .insert(resultSeasons)
        .values({ ...fields, rules: rules ?? start })
        .returning();
      await seasonHistory.added(context, tx, logged(series, row as SeasonRow));
      return getSeason({ ...context, db: tx }, (row as SeasonRow).id);
    }),
  );
}

/**
 * Changes a season. Changed rules of a season with held rounds say for whom they hold: `to_come` leaves the held ones
 * their own copy of the former rules. Throws NOT_FOUND, INVALID, CONFLICT, CHANGED_MEANWHILE.
 */
export async function updateSeason(context: Context, id: number, { applies, ...fields }: ChangedSeason) {
  const { shown, rounds } = await once(context, () =>
    context.db.transaction(async (tx) => {
      const stored = await lockSeason(tx, id);
      await seasonHistory.unchanged(context, tx, stored, () => getSeason({ ...context, db: tx }, id));
      const { rounds } = await loadSeason(tx, id, undefined, false);
      const hasNewRules = fields.rules !== undefined && !isDeepStrictEqual(fields.rules, stored.rules);
      const driven = rounds.filter(
        ({ row }) => row.slots.length > 0 || !["planned", "cancelled"].includes(row.state),
      );
      if (hasNewRules && driven.length > 0) {
        if (applies === undefined)
          throw conflict(RESULT_WORDS.applies, {
            reason: "applies",
            rounds: driven.map(({ row }) => row.number),
          });
        if (applies === "to_come")
          await keepRules(
            tx,
            stored,
            driven.map(({ row }) => row.id),
          );
        else
          for (const { row } of driven)
            if (row.slots.length > 0 && row.rules === null && row.season_id === id)
              await completeBattles(
                tx,
                row.id,
                row.slots.length,
                (fields.rules as SeasonRow["rules"]).tree.third,
              );
      }
      const values = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      const [row] = await tx
        .update(resultSeasons)
        .set({ ...values, updated_at: laterThan(resultSeasons.updated_at) })
        .where(eq(resultSeasons.id, id))
        .returning();
      const series = await seriesOf(tx, stored);
      await seasonHistory.changed(context, tx, logged(series, stored), logged(series, row as SeasonRow));
      return { shown: await getSeason({ ...context, db: tx }, id), rounds };
    }),
  );
  await tellRounds(context, rounds);
  return shown;
}

/** Rounds that are driven keep the rules that they were driven by. */
async function keepRules(tx: Database, { id, rules }: SeasonRow, rounds: readonly number[]): Promise<void> {
  for (const round of rounds) {
    await tx
      .update(resultRounds)
      .set({ rules })
      .where(and(eq(resultRounds.id, round), eq(resultRounds.season_id, id), isNull(resultRounds.rules)));
    await tx
      .update(resultCountings)
      .set({ rules })
      .where(
        and(
          eq(resultCountings.round_id, round),
          eq(resultCountings.season_id, id),
          isNull(resultCountings.rules),
        ),
      );
  }
}

/** Deletes a season with its rounds. Throws NOT_FOUND, CONFLICT where one is official. */
export async function removeSeason(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const stored = await lockSeason(tx, id);
    const official = and(eq(resultRounds.season_id, id), ne(resultRounds.is_official, false));
    if ((await tx.$count(resultRounds, official)) > 0) throw conflict(RESULT_WORDS.hasOfficial);
    await tx.delete(resultSeasons).where(eq(resultSeasons.id, id));
    await seasonHistory.deleted(context, tx, logged(await seriesOf(tx, stored), stored));
  });
}

/** The season, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockSeason(tx: Database, id: number): Promise<SeasonRow> {
  const [row] = await tx.select().from(resultSeasons).where(eq(resultSeasons.id, id)).for("update");
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

export function logged(series: SeriesRow, season: SeasonRow) {
  return { ...season, label: seasonLabel(series, season) };
}

/** The ready rules, named in the asked language. */
export function readyRules({ language }: Context) {
  return READY_RULES.map(({ key, name, note, rules }) => ({
    key,
    name: name[language],
    note: note[language],
    rules,
  }));
}

async function once<T>({ language }: Context, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField("year", RESULT_WORDS.seasonTaken, language);
    throw error;
  }
}
