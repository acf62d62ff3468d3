import { and, asc, eq, notInArray } from "drizzle-orm";
import { settingText } from "#features/settings/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { localised } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { draftOf } from "../drafts/drafts.ts";
import { NEWSLETTER_PRIVACY } from "../drafts/newsletter.ts";
import { isSystemPage, SYSTEM_PAGES } from "../page-address.ts";
import type { PageVersion, ShownPage } from "../pages.contract.ts";
import { type VersionRow, versionOn, versionsOf } from "./page-versions.ts";
import { pages, pageVersions } from "./pages.table.ts";

/**
 * A page as it applies today, or an earlier version of it; one that is not valid yet is for the team alone. A page that every shop needs is its draft where none is
 * stored. Throws NOT_FOUND.
 */
export async function shownPage(context: Context, slug: string, version?: number): Promise<ShownPage> {
  const { db, language, now } = context;
  const today = pragueDay(now());
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug));
  if (!page && version === undefined && isSystemPage(slug)) {
    const texts = { ...draftOf(slug)[language] };
    if (slug === "privacy") texts.content += await newsletterPart(context);
    return { id: null, slug, ...texts, valid_from: today, version: null, is_current: true };
  }
  if (!page || (!page.is_active && !context.user)) throw new Refusal("NOT_FOUND");
  const current = await versionOn(db, page.id, today);
  const asked = version === undefined ? current : await oneVersion(context, page.id, version);
  if (!asked || (asked.valid_from > today && !context.user)) throw new Refusal("NOT_FOUND");
  const { title, lead, content } = localised(asked.translations, language);
  const isCurrent = asked.id === current?.id;
  const whole = slug === "privacy" && isCurrent ? content + (await newsletterPart(context)) : content;
  return {
    id: page.id,
    slug,
    title,
    lead,
    content: whole,
    valid_from: asked.valid_from,
    version: asked.id,
    is_current: isCurrent,
  };
}

/** What the privacy page says of the newsletter while it is on, whatever text the site has: that is of before. */
async function newsletterPart({ db, language }: Context): Promise<string> {
  return (await settingText(db, "newsletter", language)) === "on" ? NEWSLETTER_PRIVACY[language] : "";
}

async function oneVersion({ db }: Context, pageId: number, id: number): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.page_id, pageId), eq(pageVersions.id, id)));
  return row;
}

/** The team's own pages that visitors can read, with the title of today. */
export async function ownPages({ db, language, now }: Context) {
  const rows = await db
    .select()
    .from(pages)
    .where(and(eq(pages.is_active, true), notInArray(pages.slug, [...SYSTEM_PAGES])))
    .orderBy(asc(pages.display_order), asc(pages.id));
  const shown = [];
  for (const { id, slug, is_in_footer } of rows) {
    const version = await versionOn(db, id, pragueDay(now()));
    if (version) shown.push({ slug, is_in_footer, title: localised(version.translations, language).title });
  }
  return shown;
}

/** Those of them that stand in the footer. */
export async function footerPages(context: Context) {
  return (await ownPages(context)).filter(({ is_in_footer }) => is_in_footer);
}

/** All versions of a page for the team, newest first. Throws NOT_FOUND. */
export async function listVersions({ db, now }: Context, id: number): Promise<PageVersionRow[]> {
  if ((await db.$count(pages, eq(pages.id, id))) === 0) throw new Refusal("NOT_FOUND");
  const current = await versionOn(db, id, pragueDay(now()));
  const rows = await versionsOf(db, id);
  return rows.map(({ id, valid_from, created_at }) => ({
    id,
    valid_from,
    created_at,
    is_current: id === current?.id,
  }));
}

type PageVersionRow = Omit<PageVersion, "created_at"> & { created_at: Date };
