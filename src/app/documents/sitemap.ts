import { publishedSlugs } from "#features/blog/server/index.ts";
import { listCars } from "#features/cars/server/cars.server.ts";
import { eventPath, eventSlug } from "#features/events/index.ts";
import { listEvents } from "#features/events/server/events.server.ts";
import { ownPages } from "#features/pages/server/index.ts";
import { listProducts } from "#features/products/server/index.ts";
import { listDrivers, listSeasons } from "#features/results/server/index.ts";
import { memberSlugs } from "#features/team-members/index.ts";
import { listMembers } from "#features/team-members/server/team-members.server.ts";
import { type Both, LANGUAGES } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import * as contentTypes from "../content/content-types.ts";
import { addressesOf, escapeXml, samePath } from "./addresses.ts";

const PAGES = [
  "/",
  "/shop",
  "/blog",
  "/terms",
  "/privacy",
  "/cookies",
  "/guarantee",
  "/accessibility",
  "/safety",
  ...Object.values(contentTypes).flatMap(({ page }) => page ?? []),
];

function hasStory({ en, cs }: Both<{ story?: string }>): boolean {
  return [en.story, cs.story].some((story) => story?.trim());
}

/** Every public page in both languages, each entry naming the other (sitemaps.org with xhtml:link). */
export async function sitemap(context: Context): Promise<string> {
  const [cars, events, members, starters, seasons, products, posts, own] = await Promise.all([
    listCars(context),
    listEvents(context),
    listMembers(context),
    listDrivers(context, {}),
    listSeasons(context, {}),
    listProducts(context, false),
    publishedSlugs(context),
    ownPages(context),
  ]);
  const slugs = memberSlugs(members);
  const driving = new Set(starters.map(({ team_member_id }) => team_member_id));
  const pages: Both<string>[] = [
    ...PAGES.map(samePath),
    ...cars.map(({ slug }) => samePath(`/car/${slug}`)),
    ...events.map((event) => samePath(eventPath({ slug: eventSlug(event) }))),
    ...members
      .filter(({ id, translations }) => hasStory(translations) || driving.has(id))
      .map(({ id }) => samePath(`/team/${slugs.get(id)}`)),
    ...[...new Set(seasons.map(({ year }) => year))].map((year) => samePath(`/season/${year}`)),
    ...products.map(({ slug }) => samePath(`/product/${slug}`)),
    ...own.map(({ slug }) => samePath(`/page/${slug}`)),
    ...posts.map(({ en, cs }) => ({ en: `/blog/${en}`, cs: `/blog/${cs}` })),
  ];
  const urls = pages.flatMap((page) => {
    const addresses = addressesOf(page, context.origin, context.config);
    const links = LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(addresses[language])}"/>`,
    ).join("");
    return LANGUAGES.map((language) => `<url><loc>${escapeXml(addresses[language])}</loc>${links}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
  ].join("\n");
}
