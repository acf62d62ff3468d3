import { expect, test } from "./fixtures.ts";

/** The requirements' sentences about the home page, read one by one from the page as the server sends it. */

const SECTIONS = [
  "home",
  "about",
  "team",
  "cars",
  "drift-taxi",
  "events",
  "achievements",
  "gallery",
  "shop",
  "sponsors",
  "blog",
  "contact",
];

const WORDS = {
  en: { events: "Events", taxi: "Drift Taxi", our: "Our Events", world: "World Events", hours: "Mon–Fri" },
  cs: { events: "Závody", taxi: "Drift taxi", our: "Naše akce", world: "Světové akce", hours: "Po–Pá" },
};
const LONG_DATE = {
  en: /\d{1,2}(?:–\d{1,2})? \w+ \d{4}/,
  cs: /\d{1,2}\.(?:–\d{1,2}\.)? \p{L}+ \d{4}/u,
};

test("the home page tells its story in the specification's order @job", async ({ page }) => {
  await page.goto("/");
  const ids = await page.locator("main section[id]").evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(SECTIONS);
});

test("the twelve sections say what the requirements say of each, sentence by sentence @both", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/");

  // Hero: badge, title, description, buttons to Events and Drift Taxi, four social links, background video.
  const hero = page.locator("#home");
  await expect(hero.getByRole("heading", { level: 1 })).toHaveText(/\S/);
  const ways = await hero.locator('a[href="/#events"], a[href="/#drift-taxi"]').allTextContents();
  expect(ways.slice(0, 2).map((text) => text.replaceAll("\u00a0", " "))).toEqual([words.events, words.taxi]);
  await expect(hero.locator("ul a")).toHaveCount(4);
  await expect(hero.locator("video")).toHaveCount(1);

  // About: story, mission, four stat counters, button to the team: in this order.
  const about = page.locator("#about");
  const order = await about.evaluate((section) => {
    const [mission, counters, way] = ["h3", "dl, ul", 'a[href="/#team"]'].map((one) =>
      section.querySelector(one),
    );
    const follows = (a: Element | null | undefined, b: Element | null | undefined) =>
      Boolean(a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
    return [follows(mission, counters), follows(counters, way)];
  });
  expect(order).toEqual([true, true]);

  // Team: cards of active members. Cars carousel. Drift Taxi: the voucher product.
  await expect(page.locator("#team article")).toHaveCount(8);
  await expect(page.locator("#drift-taxi article")).toHaveCount(1);
  await expect(page.locator("#drift-taxi")).toContainText(/5[\s ,]000/);

  // Events with tabs Our and World, first 6 events shown, by date, each with its long date.
  const events = page.locator("#events");
  await expect(events.getByRole("tab")).toHaveText([words.our, words.world]);
  await expect(events.locator("article")).toHaveCount(6);
  const days = await events
    .locator("article time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
  // Past ones, latest first, follow where fewer than six are to come.
  const ahead = days.filter((day) => (day ?? "") >= new Date().toISOString().slice(0, 10));
  expect(days.slice(0, ahead.length)).toEqual([...ahead].sort());
  for (const date of await events.locator("article time").allTextContents())
    expect(date).toMatch(LONG_DATE[language]);

  // Achievements: counters plus the latest 3 milestones. Gallery: 8 thumbnails. Shop: 3 featured products.
  await expect(page.locator("#achievements ol > li")).toHaveCount(3);
  await expect(page.locator("#gallery li")).toHaveCount(8);
  await expect(page.locator("#shop article")).toHaveCount(3);
  // Sponsors: rows of 5. Latest blog posts: 3.
  await expect(page.locator("#sponsors li")).toHaveCount(10);
  await expect(page.locator("#blog article")).toHaveCount(3);

  // Contact: address, phone (tel), e-mail (mailto), opening hours, social links; the form.
  const contact = page.locator("#contact");
  for (const scheme of ["tel:", "mailto:"])
    await expect(contact.locator(`a[href^="${scheme}"]`).first()).toBeAttached();
  await expect(contact).toContainText(words.hours);
  await expect(contact.locator("form")).toHaveCount(1);

  // Footer: anchors in their order, then the ways to achievements and blog.
  const anchors = await page
    .locator("footer nav")
    .first()
    .locator("a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(anchors.filter((href) => href?.startsWith("/#"))).toEqual(
    ["team", "cars", "events", "gallery", "sponsors", "shop", "drift-taxi"].map((id) => `/#${id}`),
  );
  for (const way of ["/achievements-gallery", "/blog"]) expect(anchors).toContain(way);
});

test("the bar marks the part of the site that one is in, and leads to achievements and blog @both", async ({
  page,
  isMobile,
}) => {
  for (const [path, href] of [
    ["/car/kestrel-s14", "/#cars"],
    ["/team/marek-havlin", "/#team"],
    ["/events-calendar", "/#events"],
    ["/blog", "/blog"],
  ]) {
    await page.goto(path as string);
    const nav = page.locator(isMobile ? "dialog#menu nav" : "header nav").first();
    await expect(nav.locator("[aria-current]"), path).toHaveAttribute("href", href as string);
    for (const way of ["/achievements-gallery", "/blog"])
      await expect(nav.locator(`a[href="${way}"]`)).toHaveCount(1);
  }
});
