import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Both } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Database } from "#kit/server/database/database.ts";
import { asJson } from "#kit/server/statements/json-rows.ts";
import type { SystemPage } from "../page-address.ts";
import type { PageTexts } from "../pages.content.ts";
import { pages, pageVersions } from "./pages.table.ts";

type Row = typeof pages.$inferSelect;
export type VersionRow = typeof pageVersions.$inferSelect;

/** Keeps a page's text as a version of its own, unless it is the newest one already. */
export async function keepVersion(tx: Database, { id, valid_from, translations }: Row, at: Date) {
  const [newest] = await tx
    .select()
    .from(pageVersions)
    .where(eq(pageVersions.page_id, id))
    .orderBy(desc(pageVersions.id))
    .limit(1);
  if (newest?.valid_from === valid_from && isSameText(newest.translations, translations)) return;
  await tx.insert(pageVersions).values({ page_id: id, valid_from, translations, created_at: at });
}

/** Two texts are the same whatever the order of their fields. */
export function isSameText(one: Both<PageTexts>, other: Both<PageTexts>): boolean {
  const listed = ({ en, cs }: Both<PageTexts>) =>
    JSON.stringify([en, cs].map(({ title, lead, content }) => [title, lead, content]));
  return listed(one) === listed(other);
}

/** The version of a page that applies on a day (YYYY-MM-DD): the one saved last of those that have begun. */
export async function versionOn(db: Database, pageId: number, day: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.page_id, pageId), lte(pageVersions.valid_from, day)))
    .orderBy(desc(pageVersions.id))
    .limit(1);
  return row;
}

/** All versions of a page, newest first. */
export function versionsOf(db: Database, pageId: number): Promise<VersionRow[]> {
  return db
    .select()
    .from(pageVersions)
    .where(eq(pageVersions.page_id, pageId))
    .orderBy(desc(pageVersions.id));
}

/** What an order keeps of the terms. */
export type TermsVersion = Pick<VersionRow, "id" | "valid_from" | "translations">;

/** The version of a page of `now` as a column of one statement; none where the page is not stored yet. */
export function versionRows(page: SystemPage, now: Date): SQL<TermsVersion[]> {
  return asJson<TermsVersion>(
    sql`select v.id, v.valid_from, v.translations from ${pageVersions} v join ${pages} p on p.id = v.page_id
      where p.slug = ${page} and v.valid_from <= ${pragueDay(now)}::date order by v.id desc limit 1`,
  );
}
