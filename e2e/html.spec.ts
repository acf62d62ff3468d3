import { HtmlValidate } from "html-validate";
import { expect, test } from "./fixtures.ts";

/** What the server sends before any script has run: valid HTML that reads without JavaScript, with its facts. */

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes void elements and boolean attributes its own way; both are valid HTML.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // Sizes and tints of pictures are style attributes (docs/decisions/0002).
    "no-inline-style": "off",
    "long-title": "off",
    "tel-non-breaking": "off",
    "no-trailing-whitespace": "off",
    "require-sri": "off",
  },
});

const PAGES = [
  "/",
  "/cars-gallery",
  "/events-calendar",
  "/gallery",
  "/achievements-gallery",
  "/shop",
  "/cart",
  "/checkout",
  "/blog",
  "/terms",
  "/privacy",
  "/cookies",
  "/login",
];

for (const path of PAGES) {
  test(`${path} is valid HTML with one h1, a title and a description`, async ({
    request,
    site,
    language,
  }) => {
    const html = await (await request.get(`${site.url}${path}?lang=${language}`)).text();
    const report = await validator.validateString(html);
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    );
    expect(faults).toEqual([]);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
    expect(html).toContain(`<html lang="${language}"`);
  });
}

const facts = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json]) => JSON.parse(json ?? "")["@graph"],
  );

test("search engines are told of the team, events, products with their offer, posts and the way to them", async ({
  request,
  site,
  language,
}) => {
  const get = async (path: string) =>
    (await request.get(`${site.url}${path}${path.includes("?") ? "&" : "?"}lang=${language}`)).text();
  const [team] = facts(await get("/"));
  expect(team).toMatchObject({ "@type": "SportsTeam", foundingDate: "2017", sport: "Drifting" });
  const events = facts(await get("/events-calendar"));
  expect(events.length).toBeGreaterThan(3);
  for (const event of events)
    expect(event).toMatchObject({
      "@type": "SportsEvent",
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      location: { "@type": "Place" },
    });
  const [product, crumbs] = facts(await get("/product/drift-taxi"));
  expect(product).toMatchObject({
    "@type": "Product",
    sku: "drift-taxi-1",
    offers: { "@type": "Offer", price: 5000, priceCurrency: "CZK" },
  });
  expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
  const { posts } = await (
    await request.get(`${site.url}/api/blog?limit=1`, { headers: { "accept-language": language } })
  ).json();
  const post = await get(`/blog/${posts[0].slug}`);
  expect(facts(post)[0]).toMatchObject({
    "@type": "BlogPosting",
    headline: posts[0].title,
    inLanguage: language,
  });
  expect(post).toContain(posts[0].title.replaceAll("&", "&amp;"));
});

test("each page names its counterpart in the other language", async ({ request, site }) => {
  const html = await (await request.get(`${site.url}/shop?lang=cs`)).text();
  expect(html).toContain(`<link rel="canonical" href="${site.url}/shop?lang=cs"`);
  expect(html).toMatch(/<link rel="alternate" hrefLang="en" href="[^"]+\/shop\?lang=en"/i);
  expect(html).toMatch(/<link rel="alternate" hrefLang="x-default"/i);
  expect(html).toContain('property="og:image"');
});
