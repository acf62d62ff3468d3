import { eq } from "drizzle-orm";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { contentReads } from "#kit/server/content/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import type { DayRow } from "./day-changes.ts";
import { type StoredParts, storedParts } from "./day-parts.ts";
import { detail } from "./days.service.ts";
import { days } from "./days.table.ts";

/** A day with what belongs to it. */
export type DayVersion = DayRow & StoredParts;

const store = contentReads(days);

export const dayHistory = recordHistory<DayVersion>("days", ({ date, translations: { en, cs } }) => ({
  en: `${en.title} (${formatDay(date, "en")})`,
  cs: `${cs.title} (${formatDay(date, "cs")})`,
}));

/** The day as the log of changes holds it. */
export async function versionOf(tx: Database, row: DayRow): Promise<DayVersion> {
  return { ...row, ...(await storedParts(tx, row.id)) };
}

/**
 * One change of a day: locks it, refuses an outdated basis, lets `change` do its work, logs it and tells those who
 * hold seats. `change` answers the row after it and the slots that moved. Throws NOT_FOUND, CHANGED_MEANWHILE.
 */
export async function changingDay(
  context: Context,
  id: number,
  change: (tx: Database, stored: DayRow) => Promise<Partial<Changed>>,
) {
  return context.db.transaction(async (tx) => {
    const stored = await store.lock(tx, eq(days.id, id));
    await dayHistory.unchanged(context, tx, stored, () => detail(context, tx, stored));
    const before = await versionOf(tx, stored);
    const { row = stored, moved = [] } = await change(tx, stored);
    await dayHistory.changed(context, tx, before, await versionOf(tx, row));
    await context.parts.dayChanged(context, tx, { before: stored, after: row, moved });
    return detail(context, tx, row);
  });
}

interface Changed {
  row: DayRow;
  moved: { slot_id: number; from: Date; to: Date }[];
}

/** The day, locked until the transaction ends. Throws NOT_FOUND. */
export function lockDay(tx: Database, id: number): Promise<DayRow> {
  return store.lock(tx, eq(days.id, id));
}
