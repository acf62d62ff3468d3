import { eventPageWords } from "#app/events/event-page.words.ts";
import { eventsWords } from "#features/events/events.words.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { nextEvent } from "./next-event.ts";
import { answerWith, type Stored, visitWithin } from "./states.ts";

const OWN = {
  en: {
    more: "More Info",
    unnamed: "Unnamed Event",
    ourIntro: "Where to see us sideways",
    worldIntro: "The races we cross half the world for",
    noLocation: "Location not specified",
    invalid: "Invalid date",
  },
  cs: {
    more: "Více informací",
    unnamed: "Akce bez názvu",
    ourIntro: "Kde nás uvidíte jet bokem",
    worldIntro: "Závody, kvůli kterým jezdíme",
    noLocation: "Místo neuvedeno",
    invalid: "Neplatné datum",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...eventsWords[language],
  our: eventsWords[language].our.tab,
  world: eventsWords[language].world.tab,
  google: eventsWords[language].subscribeGoogle,
  file: eventsWords[language].subscribeFile,
  badge: eventsWords[language].worldEvent,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test("the calendar shows the team's events: the next one first and marked, past ones apart @job", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/events-calendar");
  const cards = page.getByRole("main").getByRole("article");
  await expect(page.getByText(words.ourIntro)).toBeVisible();
  await expect(cards.first()).toContainText(nextEvent("our", language));
  await expect(cards.first()).toContainText(words.next);
  await expect(page.getByText(words.next, { exact: true })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 2, name: words.past })).toBeVisible();
  await expect(cards.getByText(words.badge)).toHaveCount(0);
  const more = cards.first().getByRole("link", { name: `${words.more} ${nextEvent("our", language)}` });
  // The event's own page; the organiser's is linked from there.
  await expect(more).toHaveAttribute("href", /^\/event\/[a-z0-9-]+-\d+$/);
  await expect(cards.first().locator("time")).toHaveText(
    language === "cs" ? /^\d{1,2}\. \p{L}+ \d{4}$/u : /^\d{1,2} \w+ \d{4}$/,
  );
});

test("the shown events are subscribed to in a calendar, or taken as a file", async ({
  page,
  site,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/events-calendar?type=world");
  const path = `/events.ics?lang=${language}&type=world`;
  const link = (name: string) => page.getByRole("main").getByRole("link", { name });
  await expect(link(words.subscribe)).toHaveAttribute("href", site.url.replace("http:", "webcal:") + path);
  await expect(link(words.google)).toHaveAttribute(
    "href",
    /^https:\/\/calendar\.google\.com\/.+webcal%3A%2F%2F/,
  );
  await expect(link(words.file)).toHaveAttribute("href", path);
  const file = await (await page.request.get(site.url + path)).text();
  expect(file).toMatch(/^BEGIN:VCALENDAR.+END:VCALENDAR\s*$/s);
  expect(file).toContain(nextEvent("world", language));
});

test("toggling writes the type to the address, and going back takes it back", async ({ page, language }) => {
  const words = WORDS[language];
  await page.goto("/events-calendar", { waitUntil: "networkidle" });
  const world = page.getByRole("button", { name: words.world });
  await expect(world).toHaveAttribute("aria-pressed", "false");
  await world.click();
  await expect(page).toHaveURL(/\/events-calendar\?type=world$/);
  await expect(world).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(words.worldIntro)).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText(nextEvent("world", language));
  await expect(page.getByRole("article").first()).toContainText(words.badge);
  await expectSound(page);
  await page.goBack();
  await expect(page.getByRole("article").first()).toContainText(nextEvent("our", language));
});

test("the address names the type; one that is none is ignored", async ({ page, language }) => {
  const words = WORDS[language];
  await page.goto("/events-calendar?type=world");
  await expect(page.getByRole("button", { name: words.world })).toHaveAttribute("aria-pressed", "true");
  await page.goto("/events-calendar?type=moon");
  await expect(page.getByRole("button", { name: words.our })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("article").first()).toContainText(nextEvent("our", language));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/events-calendar$/);
});

test("cards stand three in a row on a wide screen, one on a phone @both", async ({ page, isMobile }) => {
  await page.goto("/events-calendar");
  const tops = await page
    .getByRole("main")
    // Ride days stand in a list of their own.
    .locator("ul")
    .filter({ has: page.getByRole("article") })
    .first()
    .getByRole("article")
    .evaluateAll((cards) => cards.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(new Set(tops.slice(0, 3)).size).toBe(isMobile ? 3 : 1);
  expect(tops[3]).toBeGreaterThan(tops[2] as number);
});

test("an event says what is missing; one that is not active is not shown", async ({ page, language }) => {
  const words = WORDS[language];
  await answerWith(page, "**/api/events?*", ([first, second]) => [
    { ...first, title: " ", location: "", description: "", date: "soon", event_url: "#", image_path: null },
    { ...second, title: "Hidden", is_active: false },
  ]);
  await visitWithin(page, "/events-calendar");
  const card = page.getByRole("main").getByRole("article");
  await expect(card).toHaveCount(1);
  for (const text of [words.unnamed, words.noLocation, words.invalid]) await expect(card).toContainText(text);
  await expect(card.getByRole("link")).toHaveCount(1);
  await expect(card).not.toContainText(words.next);
});

test("more info leads to the event's page: what to know, the calendar's file, and the way back @job", async ({
  page,
  language,
}) => {
  const words = eventPageWords[language];
  await page.goto("/events-calendar");
  const title = nextEvent("our", language);
  await page
    .getByRole("article")
    .first()
    .getByRole("link", { name: `${WORDS[language].more} ${title}` })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  for (const part of [words.programme, words.where, words.way, words.tickets])
    await expect(page.getByRole("heading", { level: 3, name: part })).toBeVisible();
  await expect(page.getByRole("link", { name: words.map })).toHaveAttribute("href", /^https:/);
  const file = await page.getByRole("link", { name: words.addToCalendar }).getAttribute("href");
  expect(await (await page.request.get(file as string)).text()).toMatch(/BEGIN:VEVENT.+END:VEVENT/s);
  await expectSound(page);
  await page.getByRole("link", { name: words.calendar }).first().click();
  await expect(page).toHaveURL(/\/events-calendar/);
});

test.describe("pictures that are none", () => {
  test.use({ expectedFaults: [/404/] });

  test("a card whose picture is missing, a placeholder or broken is a header alone", async ({ page }) => {
    const broken = "/media/aaaaaaaaaaaaaaaa-1600x1067-181828.webp";
    await answerWith(page, "**/api/events?*", ([a, b, c, d]) => [
      { ...a, image_path: null },
      { ...b, image_path: "/images/world-event-placeholder.jpg" },
      { ...c, image_path: broken },
      d as Stored,
    ]);
    await visitWithin(page, "/events-calendar?type=world");
    const variants = page.locator("article[data-variant]");
    await expect(variants).toHaveCount(4);
    await variants.nth(2).scrollIntoViewIfNeeded();
    for (const index of [0, 1, 2])
      await expect(variants.nth(index)).toHaveAttribute("data-variant", "header-only");
    await expect(variants.nth(2).getByRole("img")).toHaveCount(0);
    await expect(variants.nth(3)).toHaveAttribute("data-variant", "picture");
    await expectSound(page);
  });
});
