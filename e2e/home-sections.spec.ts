import { expect, MOVING, test } from "./fixtures.ts";
import { nextEvent } from "./next-event.ts";

test.use(MOVING);

/** The lightbox's code is loaded on first opening, which takes a busy machine its time. */
const OPENING_MS = 20_000;

const WORDS = {
  en: {
    about: "About Marek Havlín",
    position: "Driver and team founder",
    story: "Started the team in 2017",
    instagram: "Marek Havlín on Instagram (opens in a new tab)",
    our: "Our Events",
    world: "World Events",
    calendar: "Full calendar",
    noWorld: "No upcoming world events",
    milestones: ["Best team tandem in Norway", "National champion for the fifth time", "Team of the year"],
    story_link: "Our story",
    enlarge: "Enlarge:",
    all: "View gallery",
    newTab: "(opens in a new tab)",
    mainPartner: "Main partner",
    contribution: "Four hundred tyres a season",
  },
  cs: {
    about: "O členovi týmu: Marek Havlín",
    position: "Jezdec a zakladatel týmu",
    story: "V roce 2017 rozjel tým",
    instagram: "Marek Havlín na síti Instagram (otevře se v nové kartě)",
    our: "Naše akce",
    world: "Světové akce",
    calendar: "Celý kalendář",
    noWorld: "Žádné nadcházející světové akce",
    milestones: ["Nejlepší týmový tandem v Norsku", "Mistr republiky popáté", "Tým roku"],
    story_link: "Celý příběh",
    enlarge: "Zvětšit:",
    all: "Celá galerie",
    newTab: "(otevře se v nové kartě)",
    mainPartner: "Hlavní partner",
    contribution: "Čtyři sta pneumatik na sezónu",
  },
};

test("a member's card reveals description and profiles when it is touched or pressed, and by keyboard focus @both", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/", { waitUntil: "networkidle" });
  const card = page.locator("#team article").first();
  await expect(page.locator("#team article")).toHaveCount(8);
  await expect(card).toContainText(words.position);
  const profile = card.getByRole("link", { name: words.instagram });
  await expect(profile).toHaveCount(0);
  const toggle = card.getByRole("button", { name: words.about });
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(card.getByText(words.story)).toBeVisible();
  await expect(profile).toBeVisible();
  await toggle.click();
  await page.mouse.move(0, 0);
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(profile).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(toggle).toBeFocused();
  await expect(profile).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(profile).toBeFocused();
});

test("hovering a member's card reveals the description, with a pointer that can hover @both", async ({
  page,
  language,
  isMobile,
}) => {
  await page.goto("/");
  const card = page.locator("#team article").first();
  const story = card.getByText(WORDS[language].story);
  await card.scrollIntoViewIfNeeded();
  if (isMobile) return expect(story).toBeHidden();
  await card.hover();
  await expect(story).toBeVisible();
});

test("events stand in two tabs, six at most; switching reads them anew; keys move between tabs", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  const reads: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/api/events") reads.push(url.searchParams.get("type") ?? "");
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const section = page.locator("#events");
  const our = section.getByRole("tab", { name: words.our });
  const world = section.getByRole("tab", { name: words.world });
  await expect(our).toHaveAttribute("aria-selected", "true");
  await expect(section.locator("article")).toHaveCount(6);
  for (const event of await section.locator("article").all()) await expect(event).toBeVisible();
  await expect(section.getByRole("article").first()).toContainText(nextEvent("our", language));
  await world.click();
  await expect(
    section.getByRole("tabpanel", { name: words.world }).getByRole("article").first(),
  ).toContainText(nextEvent("world", language));
  await world.press("ArrowLeft");
  await expect(our).toBeFocused();
  await expect(section.getByRole("article").first()).toContainText(nextEvent("our", language));
  await our.press("ArrowRight");
  await expect(world).toHaveAttribute("aria-selected", "true");
  await expect(section.getByRole("article").first()).toContainText(nextEvent("world", language));
  expect(reads).toEqual(["world", "our", "world"]);
  await expect(section.getByRole("link", { name: words.calendar })).toHaveAttribute(
    "href",
    "/events-calendar?type=world",
  );
});

test("the counters and the three latest milestones stand together, and lead to the timeline", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/");
  const section = page.locator("#achievements");
  await expect(section.locator("ol > li").getByRole("heading")).toHaveText(words.milestones);
  await expect(section.locator("data")).toHaveCount(4);
  await section.getByRole("link", { name: words.story_link }).click();
  await expect(page).toHaveURL(/\/achievements-gallery$/);
});

test("eight thumbnails open in the lightbox", async ({ page, language }) => {
  const words = WORDS[language];
  await page.goto("/", { waitUntil: "networkidle" });
  const section = page.locator("#gallery");
  const pictures = section.getByRole("link", { name: words.enlarge });
  await expect(pictures).toHaveCount(8);
  await pictures.nth(2).click();
  await expect(page.getByRole("dialog").locator(".yarl__slide_current")).toContainText("3 / 8", {
    timeout: OPENING_MS,
  });
  await page.keyboard.press("Escape");
  await expect(pictures.nth(2)).toBeFocused();
  await section.getByRole("link", { name: words.all }).click();
  await expect(page).toHaveURL(/\/gallery$/);
});

test("partners stand in rows of five, the main ones first, with their tiers and what they do, each leading to its site in a new tab @both", async ({
  page,
  language,
  isMobile,
}) => {
  await page.goto("/");
  const section = page.locator("#sponsors");
  const partners = section.getByRole("link", { name: WORDS[language].newTab });
  await expect(partners).toHaveCount(10);
  await expect(partners.first()).toHaveAttribute("href", "https://example.com/gripline");
  await expect(partners.first()).toHaveAttribute("target", "_blank");
  await partners.first().scrollIntoViewIfNeeded();
  const tops = await partners.evaluateAll((links) =>
    links.map((link) => Math.round(link.getBoundingClientRect().top)),
  );
  const inRow = tops.filter((top) => top === tops[0]).length;
  expect(inRow).toBe(isMobile ? 2 : 5);
  await expect(section.getByRole("listitem").first()).toContainText(WORDS[language].mainPartner);
  await expect(section.getByText(WORDS[language].contribution)).toBeVisible();
});

test.describe("states", () => {
  test("no world events have their own text", async ({ page, language }) => {
    const words = WORDS[language];
    await page.goto("/", { waitUntil: "networkidle" });
    await page.route("**/api/events?*", (route) => route.fulfill({ json: [] }));
    await page.locator("#events").getByRole("tab", { name: words.world }).click();
    await expect(page.locator("#events")).toContainText(words.noWorld);
  });
});
