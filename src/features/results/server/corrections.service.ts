import { and, asc, eq, inArray } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Correction } from "../rules/round-points.ts";
import type { CorrectionRow } from "./load-rounds.ts";
import { getSeason, seriesOf } from "./read-results.ts";
import { RESULT_WORDS } from "./result-words.ts";
import { resultCorrections, resultCountings, resultEntries } from "./results.table.ts";
import { inBoth, seasonHistory } from "./results-history.ts";
import { lockSeason, logged } from "./seasons.service.ts";

export interface CorrectionInput {
  what: Correction["what"];
  value: number;
  reason: Both<string>;
  round_id?: number | undefined;
  entry_id?: number | undefined;
  driver_id?: number | undefined;
}

/** Corrects a figure; of several corrections of one figure the newest counts. Throws NOT_FOUND, INVALID. */
export function addCorrection(context: Context, seasonId: number, input: CorrectionInput) {
  return context.db.transaction(async (tx) => {
    const season = await lockSeason(tx, seasonId);
    await seasonHistory.unchanged(context, tx, season, () => getSeason({ ...context, db: tx }, seasonId));
    const row = await insertCorrection(context, tx, seasonId, input);
    const known = logged(await seriesOf(tx, season), season);
    await seasonHistory.changed(context, tx, known, { ...known, correction: row });
    return getSeason({ ...context, db: tx }, seasonId);
  });
}

/** A correction of a locked season. Throws INVALID. */
export async function insertCorrection(
  context: Context,
  tx: Database,
  season_id: number,
  { what, value, reason, ...of }: CorrectionInput,
): Promise<CorrectionRow> {
  const fail = (path: string, words: Both<string>) => invalidField(path, words, context.language);
  const isOfEntry = what === "qualifying" || what === "battle" || what === "place";
  if ((what === "place" || what === "position") && (!Number.isInteger(value) || value < 1 || value > 1000))
    throw fail("value", RESULT_WORDS.place);
  const counted = await tx
    .select({ entry: resultEntries })
    .from(resultEntries)
    .innerJoin(resultCountings, eq(resultCountings.round_id, resultEntries.round_id))
    .where(
      and(
        eq(resultCountings.season_id, season_id),
        isOfEntry
          ? eq(resultEntries.id, of.entry_id ?? 0)
          : inArray(resultEntries.driver_id, [of.driver_id ?? 0]),
      ),
    )
    .orderBy(asc(resultEntries.id));
  const [first] = counted;
  if (!first)
    throw isOfEntry ? fail("entry_id", RESULT_WORDS.needsEntry) : fail("driver_id", RESULT_WORDS.needsDriver);
  const ofRound = of.round_id === undefined || counted.some(({ entry }) => entry.round_id === of.round_id);
  if (!ofRound) throw fail("round_id", RESULT_WORDS.needsEntry);
  const [row] = await tx
    .insert(resultCorrections)
    .values({
      season_id,
      what,
      value,
      reason: inBoth(reason),
      driver_id: first.entry.driver_id,
      entry_id: isOfEntry ? first.entry.id : null,
      round_id: isOfEntry ? first.entry.round_id : (of.round_id ?? null),
      created_at: context.now(),
    })
    .returning();
  return row as CorrectionRow;
}

/** Takes a correction back. Throws NOT_FOUND. */
export function removeCorrection(context: Context, id: number) {
  return context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(resultCorrections).where(eq(resultCorrections.id, id)).for("update");
    if (!row) throw new Refusal("NOT_FOUND");
    const season = await lockSeason(tx, row.season_id);
    await seasonHistory.unchanged(context, tx, season, () => getSeason({ ...context, db: tx }, season.id));
    await tx.delete(resultCorrections).where(eq(resultCorrections.id, id));
    const known = logged(await seriesOf(tx, season), season);
    await seasonHistory.changed(context, tx, { ...known, correction: row }, known);
    return getSeason({ ...context, db: tx }, row.season_id);
  });
}
