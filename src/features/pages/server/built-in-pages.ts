import type { Both } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Database } from "#kit/server/database/database.ts";
import { draftOf } from "../drafts/drafts.ts";
import { SYSTEM_PAGES } from "../page-address.ts";
import type { PageTexts } from "../pages.content.ts";
import { keepVersion } from "./page-versions.ts";
import { pages } from "./pages.table.ts";

/** Stores the drafts of the pages that every shop needs, where they are not there yet. They apply from today. */
export async function storeBuiltInPages(tx: Database, now: Date): Promise<void> {
  for (const [display_order, slug] of SYSTEM_PAGES.entries()) {
    const valid_from = pragueDay(now);
    const [page] = await tx
      .insert(pages)
      .values({ slug, display_order, valid_from, translations: draftOf(slug) })
      .onConflictDoNothing()
      .returning();
    if (page) await keepVersion(tx, page, now);
  }
}

/** Stores a page of the team's own, which stands in the footer and applies from today. */
export async function storeOwnPage(
  tx: Database,
  slug: string,
  translations: Both<PageTexts>,
  now: Date,
): Promise<void> {
  const valid_from = pragueDay(now);
  const [page] = await tx
    .insert(pages)
    .values({ slug, valid_from, translations, display_order: SYSTEM_PAGES.length })
    .returning();
  if (page) await keepVersion(tx, page, now);
}

/** Whether all of them are there. */
export async function hasBuiltInPages(db: Database): Promise<boolean> {
  const stored = await db.select({ slug: pages.slug }).from(pages);
  const slugs = new Set(stored.map(({ slug }) => slug));
  return SYSTEM_PAGES.every((slug) => slugs.has(slug));
}
