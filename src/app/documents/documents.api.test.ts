import { gunzipSync } from "node:zlib";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parseAtomFeed } from "feedsmith";
import ICAL from "ical.js";
import { beforeAll, expect, test } from "vitest";
import { blogPosts, blogSlugs } from "#features/blog/server/blog.table.ts";
import { days } from "#features/days/server/index.ts";
import { events } from "#features/events/server/events.table.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { takePlaces } from "#testing/shop/taken-seats.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer({
  PUBLIC_URL: "https://www.team.example",
  CORS_ORIGINS: "https://partner.example",
});
const today = pragueDay(new Date());

const words = (title: string) => ({ title, location: "Sosnová; hala, A", description: "" });
const texts = (slug: string, title: string) => ({
  slug,
  title,
  summary: "S",
  content: '<p>Text & <b>víc</b> <a href="/shop">e-shop</a> <img src="/media/a.jpg"></p>',
});

beforeAll(async () => {
  const { db } = server.services;
  await db.insert(events).values([
    {
      date: addDays(today, 9),
      event_type: "our",
      translations: { en: words("Round one"), cs: words("První závod") },
    },
    {
      date: addDays(today, 20),
      end_date: addDays(today, 22),
      event_type: "world",
      translations: { en: words("World final"), cs: words("Světové finále") },
    },
    { date: addDays(today, 5), is_active: false, translations: { en: words("Secret"), cs: words("Tajné") } },
  ]);
  for (const [slug, is_active, published_date] of [
    ["tyres", true, today],
    ["draft", false, today],
    ["tomorrow", true, addDays(today, 1)],
  ] as const) {
    const translations = {
      en: texts(`${slug}-en`, "Tyres <3 & <b>more</b>"),
      cs: texts(`${slug}-cs`, "Gumy <3 & <b>víc</b>"),
    };
    const [post] = await db.insert(blogPosts).values({ is_active, published_date, translations }).returning();
    const post_id = post?.id as number;
    await db
      .insert(blogSlugs)
      .values([`${slug}-en`, `${slug}-cs`].map((entry) => ({ slug: entry, post_id })));
  }
});

const get = (url: string) => server.app.inject({ url });
const parsed = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === "url" || name === "entry",
  }).parse(xml);
};

test("the sitemap lists each page in both languages with its counterpart, and nothing hidden", async () => {
  const answer = await get("/sitemap.xml");
  expect(answer.headers["content-type"]).toContain("application/xml");
  const urls = parsed(answer.body).urlset.url as { loc: string; "xhtml:link": Record<string, string>[] }[];
  const post = urls.find(({ loc }) => loc === "https://www.team.example/blog/tyres-cs?lang=cs");
  expect(post?.["xhtml:link"].map((link) => link["@_href"])).toEqual([
    "https://www.team.example/blog/tyres-en?lang=en",
    "https://www.team.example/blog/tyres-cs?lang=cs",
  ]);
  expect(urls.some(({ loc }) => loc === "https://www.team.example/shop?lang=en")).toBe(true);
  expect(answer.body).not.toMatch(/draft|tomorrow|admin|checkout/);
});

test("each language has an Atom feed of its published posts", async () => {
  const { body } = await get("/feed.cs.xml");
  expect(parsed(body).feed["@_xmlns"]).toBe("http://www.w3.org/2005/Atom");
  const feed = parseAtomFeed(body);
  // What RFC 4287 asks of every feed and entry.
  expect(feed).toMatchObject({
    id: expect.any(String),
    title: expect.anything(),
    updated: expect.anything(),
  });
  expect(feed.entries).toHaveLength(1);
  const [entry] = feed.entries ?? [];
  expect(entry).toMatchObject({ id: expect.any(String), updated: expect.anything() });
  expect(entry?.links?.[0]?.href).toBe("https://www.team.example/blog/tyres-cs?lang=cs");
  // The title is HTML, so its signs are escaped once more (field feed-title, RFC 4287 3.1.1).
  expect(body).toContain('<title type="html"><![CDATA[Gumy &lt;3 &amp; &lt;b&gt;víc&lt;/b&gt;]]></title>');
  expect(body).toContain('href="https://www.team.example/shop"');
  expect(body).toContain('src="https://www.team.example/media/a.jpg"');
  expect(String(feed.updated)).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  expect((await get("/feed.en.xml")).body).toContain("tyres-en");
});

test("calendar programs read the events as whole days in the asked language", async () => {
  const answer = await get("/events.ics?lang=cs&type=our");
  expect(answer.headers["content-type"]).toContain("text/calendar");
  const calendar = new ICAL.Component(ICAL.parse(answer.body));
  const [event, ...others] = calendar
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
  expect(others).toEqual([]);
  expect(event?.summary).toBe("První závod");
  expect(event?.location).toBe("Sosnová; hala, A");
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe(addDays(today, 9));
  expect(event?.endDate.toString()).toBe(addDays(today, 10));
});

test("an event of several days ends in a calendar after its last day", async () => {
  const calendar = new ICAL.Component(ICAL.parse((await get("/events.ics?lang=en&type=world")).body));
  const [event] = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  expect(event?.startDate.toString()).toBe(addDays(today, 20));
  // The end of whole days is the day after the last one.
  expect(event?.endDate.toString()).toBe(addDays(today, 23));
});

test("a calendar has one type of events where it is asked for, else all", async () => {
  const summaries = async (query: string) =>
    new ICAL.Component(ICAL.parse((await get(`/events.ics?lang=en${query}`)).body))
      .getAllSubcomponents("vevent")
      .map((component) => new ICAL.Event(component).summary);
  expect(await summaries("&type=our")).toEqual(["Round one"]);
  expect(await summaries("&type=world")).toEqual(["World final"]);
  expect(await summaries("&type=moon")).toEqual(["Round one", "World final"]);
  expect(await summaries("")).toEqual(["Round one", "World final"]);
});

test("ride days are in the calendar at their hours; a cancelled and a full one say so", async () => {
  const token = await server.signIn();
  const day = async (title: string, date: string) => {
    const one = { title, place: "Sosnová" };
    const hours = { date, starts: "09:00", ends: "15:00", address: "Hala 1", is_active: true };
    const body = { ...hours, translations: { en: one, cs: one } };
    const { id } = (await server.call("POST /days", { token, body })).body;
    const rule = { from: "09:00", until: "09:20", every: 20, seats: 1 };
    return (await server.call(`PUT /days/${id}/slots`, { token, body: rule })).body;
  };
  await day("Summer", "2099-07-04");
  const rained = await day("Rained", "2099-07-11");
  const full = await day("Full", "2099-12-05");
  await takePlaces(server.services, full.slots[0].id);
  await server.call(`POST /days/${rained.id}/cancel`, { token, body: { reason: { cs: "Prší" } } });
  const shown = new ICAL.Component(ICAL.parse((await get("/events.ics?lang=cs&type=our")).body))
    .getAllSubcomponents("vevent")
    .map((component) => ({ component, event: new ICAL.Event(component) }))
    .filter(({ event }) => event.uid.startsWith("day-"));
  expect(shown.map(({ event }) => event.summary)).toEqual(["Summer", "Zrušeno: Rained", "Obsazeno: Full"]);
  expect(shown.map(({ event }) => event.startDate.toJSDate().toISOString())).toEqual([
    "2099-07-04T07:00:00.000Z",
    "2099-07-11T07:00:00.000Z",
    "2099-12-05T08:00:00.000Z",
  ]);
  expect(shown[0]?.event.location).toBe("Sosnová, Hala 1");
  expect(shown[1]?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(shown[1]?.event.description).toContain("Prší");
  expect((await get("/events.ics?lang=cs&type=world")).body).not.toContain("UID:day-");
  await server.services.db.delete(days);
});

test("an event and a ride day keep their identifiers on every host, and a new date raises their sequence", async () => {
  const token = await server.signIn();
  const read = async (host: string) => {
    const { body } = await server.app.inject({ url: "/events.ics?lang=cs", headers: { host } });
    const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents("vevent");
    return events.map((one) => ({
      uid: String(one.getFirstPropertyValue("uid")),
      sequence: Number(one.getFirstPropertyValue("sequence")),
    }));
  };
  const texts = { title: "Night", place: "Sosnová" };
  const body = { date: "2099-07-04", is_active: true, translations: { en: texts, cs: texts } };
  const { id } = (await server.call("POST /days", { token, body })).body;
  const before = await read("www.team.example");
  expect((await read("evil.example")).map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(before.map(({ uid }) => uid).join()).not.toContain("evil");
  const event = Number(/event-(\d+)@/.exec(before.map(({ uid }) => uid).join())?.[1]);
  const changed = await server.call(`PUT /events/${event}`, { token, body: { date: "2099-08-01" } });
  expect(changed.status).toBe(200);
  await server.call(`POST /days/${id}/move`, { token, body: { date: "2099-07-11", reason: { cs: "Prší" } } });
  const after = await read("www.team.example");
  for (const name of [`event-${event}@`, `day-${id}@`]) {
    const [first, second] = [before, after].map((all) => all.find(({ uid }) => uid.startsWith(name)));
    expect(second?.uid, name).toBe(first?.uid);
    expect(second?.sequence, name).toBeGreaterThan(first?.sequence as number);
  }
  await server.services.db.delete(days);
});

test("robots may read the site, not the back office, and find the sitemap", async () => {
  const { body } = await get("/robots.txt");
  expect(body).toContain("Disallow: /admin");
  expect(body).toContain("Sitemap: https://www.team.example/sitemap.xml");
});

test("the manifest names the team and icons that are there", async () => {
  const manifest = (await get("/site.webmanifest?lang=cs")).json();
  expect(manifest.name).not.toBe("");
  expect(manifest.lang).toBe("cs");
  expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(["192x192", "512x512", "any"]);
});

test("a published post shows in the feed at once", async () => {
  const token = await server.signIn();
  const [draft] = (await server.call("GET /blog?admin=true&limit=50", { token })).body.filter(
    (post: { slug: string }) => post.slug === "draft-en",
  );
  await server.call(`PATCH /blog/${draft.id}`, { token, body: { is_active: true } });
  expect((await get("/feed.en.xml")).body).toContain("draft-en");
});

test.each([
  "/robots.txt",
  "/sitemap.xml",
  "/feed.cs.xml",
  "/feed.en.xml",
  "/events.ics",
  "/events.ics?lang=cs",
  "/site.webmanifest",
  "/media/abcdefgh234567zz-9x9-ffffff.jpg?w=640",
])("what a cache between may give to others names all that %s differs by (15.15)", async (url) => {
  const asked = async (headers: Record<string, string>) => {
    const answer = await server.app.inject({ url, headers: { "accept-encoding": "gzip", ...headers } });
    const { date, "x-request-id": id, "content-length": length, ...lines } = answer.headers;
    // The same text may come in other bytes: the first to ask gets it compressed quickly, the next ones densely.
    const bytes = lines["content-encoding"] === "gzip" ? gunzipSync(answer.rawPayload) : answer.rawPayload;
    return { lines, text: bytes.toString("base64") };
  };
  const plain = await asked({ cookie: "language=en" });
  const names = String(plain.lines.vary ?? "")
    .toLowerCase()
    .split(/, */);
  const isKeptBetween = String(plain.lines["cache-control"]).includes("public");
  for (const [name, value] of [
    ["cookie", "language=cs"],
    ["accept-language", "cs"],
    ["origin", "https://partner.example"],
    ["accept-encoding", "identity"],
    ["accept", "image/avif"],
  ] as const) {
    const other = await asked({ cookie: "language=en", [name]: value });
    const differs = JSON.stringify(other) !== JSON.stringify(plain);
    if (isKeptBetween && differs) expect(names, `${name} of ${url}`).toContain(name);
  }
});
