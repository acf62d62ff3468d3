import { randomBytes } from "node:crypto";
import { count, eq } from "drizzle-orm";
import type { Config } from "../config/config.ts";
import type { Context } from "../context.ts";
import type { Database } from "../database/database.ts";
import { siteMarks } from "../database/site-marks.table.ts";
import { historyEntries } from "../history/history.table.ts";

/** By what a calendar program knows an entry again, and which of two files of it is newer (RFC 5545 3.8.4.7, 3.8.7.4). */

const MARK = "calendar-domain";
const SINCE = Date.UTC(2000, 0, 1);

type Addresses = Pick<Config, "PUBLIC_URL" | "CZECH_URL" | "ENGLISH_URL">;

/**
 * What stands behind the @ of all identifiers, the same for ever: made once, of the configured address where there is
 * one, because files of before had it; never of the address that somebody asked.
 */
export async function calendarDomain({ db, config }: { db: Database; config: Addresses }): Promise<string> {
  const [known] = await db.select().from(siteMarks).where(eq(siteMarks.name, MARK));
  if (known) return known.note;
  const own = config.PUBLIC_URL ?? config.CZECH_URL ?? config.ENGLISH_URL;
  const note = own ? new URL(own).hostname : `${randomBytes(12).toString("hex")}.calendar`;
  await db.insert(siteMarks).values({ name: MARK, note }).onConflictDoNothing();
  const [mark] = await db.select().from(siteMarks).where(eq(siteMarks.name, MARK));
  return mark?.note ?? note;
}

/**
 * Rises with each change, also within the same second: the seconds of the last one, and how many there were. Files of
 * before counted minutes since 1970, which is less.
 */
export function calendarSequence(changed: Date, changes: number): number {
  return Math.max(0, Math.floor((changed.getTime() - SINCE) / 1000)) + changes;
}

/** How often each record of a kind was changed, by its id, as far as the log of changes goes back. */
export async function changesOf({ db }: Pick<Context, "db">, type: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: historyEntries.record_id, changes: count() })
    .from(historyEntries)
    .where(eq(historyEntries.type, type))
    .groupBy(historyEntries.record_id);
  return new Map(rows.map(({ id, changes }) => [id, changes]));
}
