import { DATA_PAGES, type Language } from "./every-page.ts";
import { expect, test } from "./fixtures.ts";
import { faults } from "./rich-results.ts";

/** What search engines and shared links are told of a page, as the server sends it. */

type Thing = Record<string, unknown> & { "@type": string };

const things = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) => {
    const graph = JSON.parse(json ?? "");
    expect(graph["@context"]).toBe("https://schema.org");
    return graph["@graph"];
  });

/** The content of `<meta property="...">` or `<meta name="...">`. */
const meta = (html: string, name: string) =>
  html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))?.[1];

const link = (html: string, start: string) =>
  html.match(new RegExp(`<link ${start} href="([^"]*)"`, "i"))?.[1];

const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const address = expect.stringMatching(/^https?:\/\/[^/ ]+\//);

/** What schema.org's types need to be of use, beyond the names of their properties, which the compiler holds (schema-dts). */
const SHAPES: Record<string, Record<string, unknown>> = {
  SportsTeam: {
    name: expect.stringMatching(/\S/),
    sport: "Drifting",
    url: address,
    logo: address,
    image: address,
    sameAs: expect.arrayContaining([address]),
  },
  SportsEvent: {
    name: expect.stringMatching(/\S/),
    startDate: day,
    endDate: day,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: expect.stringMatching(/\S/), address: expect.stringMatching(/\S/) },
    url: address,
  },
  Person: { name: expect.stringMatching(/\S/), jobTitle: expect.stringMatching(/\S/), url: address },
  Product: {
    "@id": address,
    name: expect.stringMatching(/\S/),
    sku: "drift-taxi-1",
    image: expect.arrayContaining([address]),
    offers: {
      "@type": "Offer",
      url: address,
      price: 5000,
      priceCurrency: "CZK",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
      priceValidUntil: day,
      seller: { "@type": "SportsTeam", name: expect.stringMatching(/\S/) },
    },
  },
  BlogPosting: {
    "@id": address,
    mainEntityOfPage: address,
    headline: expect.stringMatching(/^.{3,110}$/),
    datePublished: day,
    dateModified: day,
    image: address,
    author: { "@type": "Person", name: expect.stringMatching(/\S/) },
    publisher: { "@type": "SportsTeam", name: expect.stringMatching(/\S/) },
  },
  BreadcrumbList: {
    itemListElement: [1, 2, 3].map((position) => ({
      "@type": "ListItem",
      position,
      name: expect.stringMatching(/\S/),
      item: address,
    })),
  },
};

const TOLD: [page: RegExp, types: string[]][] = [
  [/^\/$/, ["SportsTeam"]],
  [/^\/events-calendar/, ["SportsEvent"]],
  [/^\/event\//, ["SportsEvent", "BreadcrumbList"]],
  [/^\/team\//, ["Person", "BreadcrumbList"]],
  [/^\/product\//, ["Product", "BreadcrumbList"]],
  [/^\/car\//, ["BreadcrumbList"]],
  [/^\/blog\//, ["BlogPosting", "BreadcrumbList"]],
];

/** Pages whose picture is their own record's; the others show their first one or the team's. */
const own = async (path: string, api: (path: string) => Promise<Record<string, unknown>>) => {
  const record = path.match(/^\/(car|product|blog)\/(.+)/);
  if (!record) return null;
  const { image_path, photos } = await api(
    `${{ car: "/cars", product: "/products", blog: "/blog" }[record[1] as "car"]}/${record[2]}`,
  );
  return record[1] === "product" ? (photos as { image_path: string }[])[0]?.image_path : image_path;
};

test("search engines are told of team, events, products with their offer, posts and the way to each page", async ({
  request,
  site,
  language,
}) => {
  for (const path of DATA_PAGES(language)) {
    const told = things(await page(path));
    const expected = TOLD.find(([pattern]) => pattern.test(path))?.[1] ?? [];
    expect([...new Set(told.map((thing) => thing["@type"]))], path).toEqual(expected);
    for (const thing of told) expect(thing, path).toMatchObject(SHAPES[thing["@type"]] ?? {});
    expect(await faults(told), path).toEqual([]);
    if (path.startsWith("/blog/")) expect(told[0]?.inLanguage).toBe(language);
  }

  async function page(path: string) {
    const response = await request.get(withLanguage(site.url + path, language));
    return response.text();
  }
});

test("each page has a canonical address, its counterpart and a card with a picture that is there", async ({
  request,
  site,
  language,
}) => {
  const api = async (path: string) =>
    (await request.get(`${site.url}/api${path}`, { headers: { "accept-language": language } })).json();
  const titles = new Set<string>();
  for (const path of [...DATA_PAGES(language), "/terms", "/privacy", "/cookies"]) {
    const html = await (await request.get(withLanguage(site.url + path, language))).text();
    const here = withLanguage(site.url + path, language).replaceAll("&", "&amp;");
    expect(link(html, 'rel="canonical"'), path).toBe(here);
    expect(link(html, `rel="alternate" hrefLang="${language}"`), path).toBe(here);
    const other = language === "cs" ? "en" : "cs";
    expect(link(html, `rel="alternate" hrefLang="${other}"`), path).toMatch(new RegExp(`lang=${other}$`));
    expect(link(html, 'rel="alternate" hrefLang="x-default"'), path).not.toContain("lang=");
    expect(meta(html, "og:url"), path).toBe(here);
    expect(meta(html, "og:locale"), path).toBe(language === "cs" ? "cs_CZ" : "en_GB");
    for (const name of ["og:title", "og:type", "og:site_name", "og:image:alt"])
      expect(meta(html, name), `${path} ${name}`).toMatch(/\S/);
    expect(meta(html, "description"), path).toMatch(/^.{20,}/s);
    expect(meta(html, "og:description"), path).toBe(meta(html, "description"));
    expect(meta(html, "twitter:card"), path).toBe("summary_large_image");
    const picture = meta(html, "og:image") ?? "";
    const answer = await request.get(picture);
    expect(answer.status(), `${path} ${picture}`).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
    expect(meta(html, "og:image:width"), path).toMatch(/^\d+$/);
    const stored = await own(path, api);
    if (stored) expect(picture, path).toContain(stored);
    titles.add(html.match(/<title>([^<]*)/)?.[1] ?? "");
  }
  expect(titles.size, "each page has a title of its own").toBe(DATA_PAGES(language).length + 3);
});

const withLanguage = (url: string, language: Language) =>
  `${url}${url.includes("?") ? "&" : "?"}lang=${language}`;
