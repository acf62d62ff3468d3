import { expect, test } from "./fixtures.ts";
import { answerWith, type Stored, visitWithin } from "./states.ts";

/** The lightbox's code is loaded on first opening, which takes a busy machine its time. */
const OPENING_MS = 20_000;

const WORDS = {
  en: {
    smoke: "Orange S14 head-on in a slide in the evening sun, its smoke drifting past a full stand",
    enlarge: "Enlarge:",
    viewer: "Picture viewer",
    close: "Close",
    next_picture: "Next picture",
    zoom: "Zoom in",
    founded: "The team is founded",
    bare: ["No year", "No title", "No description"],
  },
  cs: {
    smoke: "Oranžová S14 zepředu ve smyku v podvečerním slunci, kouř se táhne kolem plné tribuny",
    enlarge: "Zvětšit:",
    viewer: "Prohlížeč fotografií",
    close: "Zavřít",
    next_picture: "Další fotografie",
    zoom: "Přiblížit",
    founded: "Založení týmu",
    bare: ["Není rok", "Bez názvu", "Bez popisu"],
  },
};

test("the gallery opens in a lightbox that takes keys, in the page's language, and gives the focus back @both @job", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/gallery", { waitUntil: "networkidle" });
  const links = page.getByRole("main").getByRole("link", { name: words.enlarge });
  // Others may have added theirs to this site.
  const { length: count } = await (await page.request.get("/api/gallery")).json();
  expect(count).toBeGreaterThanOrEqual(24);
  await expect(links).toHaveCount(count);
  const name = `${words.enlarge} ${words.smoke}`;
  const first = page.getByRole("link", { name });
  const labels = await links.evaluateAll((all) => all.map((link) => link.getAttribute("aria-label")));
  const place = labels.findIndex((label) => label?.replace(/\s/g, " ") === name) + 1;
  const before = place === 1 ? count : place - 1;
  await first.click();
  const viewer = page.getByRole("dialog", { name: words.viewer });
  const shown = viewer.locator(".yarl__slide_current");
  await expect(shown).toContainText(`${place} / ${count}`, { timeout: OPENING_MS });
  await expect(shown.getByRole("img", { name: words.smoke })).toBeVisible();
  for (const name of [words.close, words.next_picture, words.zoom])
    await expect(viewer.getByRole("button", { name, exact: true })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(shown).toContainText(`${(place % count) + 1} / ${count}`);
  await page.keyboard.press("ArrowLeft");
  await expect(shown).toContainText(`${place} / ${count}`);
  await page.keyboard.press("ArrowLeft");
  await expect(shown).toContainText(`${before} / ${count}`);
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
});

test("Back closes the lightbox and stays; Escape leaves no step behind", async ({ page, language }) => {
  const words = WORDS[language];
  await page.goto("/achievements-gallery");
  await page.goto("/gallery", { waitUntil: "networkidle" });
  const first = page.getByRole("main").getByRole("link", { name: words.enlarge }).first();
  const viewer = page.getByRole("dialog", { name: words.viewer });
  await first.click();
  await expect(viewer).toBeVisible({ timeout: OPENING_MS });
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
  await first.click();
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.isCovered))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/achievements-gallery$/);
});

test("a page has one address: letters, slashes and the query", async ({ page }) => {
  const asked = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await asked("/SHOP?a=B")).toEqual([301, "/shop?a=B"]);
  expect(await asked("/shop/")).toEqual([301, "/shop"]);
  expect(await asked("/Blog//")).toEqual([301, "/blog"]);
  expect(await asked("/CAR//No-Such-Car")).toEqual([301, "/car/no-such-car"]);
  expect((await asked("/shop"))[0]).toBe(200);
  expect((await asked("/No-Such-Page"))[0]).toBe(404);
});

test("a picture's own thumbnail stands in the grid and in the lightbox's strip", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  let thumbnail = "";
  await answerWith(page, "**/api/gallery?*", ([first, second, third]) => {
    thumbnail = third?.image_path as string;
    return [{ ...first, thumbnail_path: thumbnail }, second as Stored, { ...third, is_active: false }];
  });
  await visitWithin(page, "/gallery");
  const links = page.getByRole("main").getByRole("link", { name: words.enlarge });
  await expect(links).toHaveCount(2);
  await expect(links.first().locator("img")).toHaveAttribute("src", new RegExp(`^${thumbnail}`));
  await links.first().click();
  const strip = page.getByRole("dialog").locator(".yarl__thumbnails_thumbnail_active img");
  await expect(strip).toHaveAttribute("src", `${thumbnail}?w=320`);
});

test("the timeline goes through the years in their order, each with title and description @both @job", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/achievements-gallery");
  const main = page.getByRole("main");
  const years = await main.getByRole("heading", { level: 2 }).allInnerTexts();
  expect(years.length).toBeGreaterThan(5);
  expect(years).toEqual([...years].sort());
  await expect(main.getByRole("heading", { level: 3 })).toHaveCount(12);
  await expect(main.getByRole("heading", { level: 3 }).first()).toHaveText(words.founded);
});

test("an achievement says what is missing, after all years", async ({ page, language }) => {
  const words = WORDS[language];
  await answerWith(page, "**/api/achievements?*", ([first, second]) => [
    { ...first, year: null, title: "", description: " " },
    second as Stored,
  ]);
  await visitWithin(page, "/achievements-gallery");
  const last = page
    .getByRole("main")
    .locator("ol > li", { has: page.getByRole("heading", { level: 2 }) })
    .last();
  for (const text of words.bare) await expect(last).toContainText(text);
});
