import { publishedSlugs } from "#features/blog/server/index.ts";
import { listCars } from "#features/cars/server/cars.server.ts";
import { ownPages } from "#features/pages/server/index.ts";
import { listProducts } from "#features/products/server/index.ts";
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

/** Every public page in both languages, each entry naming the other (sitemaps.org with xhtml:link). */
export async function sitemap(context: Context): Promise<string> {
  const [cars, products, posts, own] = await Promise.all([
    listCars(context),
    listProducts(context, false),
    publishedSlugs(context),
    ownPages(context),
  ]);
  const pages: Both<string>[] = [
    ...PAGES.map(samePath),
    ...cars.map(({ slug }) => samePath(`/car/${slug}`)),
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
