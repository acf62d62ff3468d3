import { expect, type Locator, type Page } from "@playwright/test";
import { MOVING, test } from "./fixtures.ts";

test.use(MOVING);

const WORDS = {
  en: { carousel: "Cars by season", next: "Next car", previous: "Previous car", stop: "Stop the carousel" },
  cs: {
    carousel: "Auta podle sezóny",
    next: "Další auto",
    previous: "Předchozí auto",
    stop: "Zastavit posouvání aut",
  },
};

/** The home page's carousel, with the browser's clock in the test's hands. */
async function open(page: Page, language: "cs" | "en") {
  const words = WORDS[language];
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem("cookieConsent", "declined"));
  await page.goto("/");
  const carousel = page.getByRole("group", { name: words.carousel });
  await carousel.scrollIntoViewIfNeeded();
  // Its code comes when it is seen; keys before that are not kept.
  const isHydrated = () =>
    carousel.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactFiber$")));
  await expect.poll(isHydrated).toBe(true);
  await page.clock.pauseAt(Date.now() + 60_000);
  const button = (name: string) => carousel.getByRole("button", { name, exact: true });
  return { carousel, button, words, name: carousel.getByRole("heading", { level: 3 }) };
}

/** Lets the carousel see that the pointer and the focus are elsewhere, and then that `ms` have passed. */
async function leaveAlone(page: Page, carousel: Locator, ms: number) {
  await page.mouse.move(2, 2);
  await carousel.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.clock.runFor(ms);
}

test("it opens on the current-season car, the newest season first @both", async ({ page, language }) => {
  const { carousel, name } = await open(page, language);
  await expect(name).toHaveText("Kestrel S14");
  const years = await carousel.locator("ul").nth(1).getByRole("button").allTextContents();
  expect(years).toHaveLength(6);
  expect(years).toEqual([...years].sort().reverse());
});

test("what it says of a car arrives when the car takes another one's turn, not when the page comes", async ({
  page,
  language,
}) => {
  const { button, name, words } = await open(page, language);
  const plays = () =>
    name.evaluate((title) =>
      title.getAnimations().map((each) => (each as CSSAnimation).animationName.split("_")[0]),
    );
  expect(await plays()).toEqual([]);
  await button(words.next).click();
  expect(await plays()).toEqual(["arrive"]);
});

test("next and previous wrap around", async ({ page, language }) => {
  const { button, name, words } = await open(page, language);
  await button(words.previous).click();
  await expect(name).toHaveText("Badger E36");
  await button(words.next).click();
  await expect(name).toHaveText("Kestrel S14");
});

test("its buttons stay where they are, whichever car is shown", async ({ page, language }) => {
  const { carousel, button, name, words } = await open(page, language);
  const places = new Set<string>();
  const first = await name.textContent();
  do {
    await button(words.next).click();
    const top = async (of: Locator) => {
      const [box, whole] = [await of.boundingBox(), await carousel.boundingBox()];
      return Math.round((box?.y ?? 0) - (whole?.y ?? 0));
    };
    const seasons = carousel.locator("ul").nth(1);
    places.add(`${await top(button(words.next))} ${await top(seasons)}`);
  } while ((await name.textContent()) !== first);
  expect([...places]).toHaveLength(1);
});

test("arrow keys turn it", async ({ page, language }) => {
  const { button, name, words } = await open(page, language);
  await button(words.next).focus();
  await page.keyboard.press("ArrowRight");
  await expect(name).toHaveText("Comet GT86");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(name).toHaveText("Badger E36");
});

test("it rests on the current-season car, and returns to it in steps of 7 seconds", async ({
  page,
  language,
}) => {
  const { carousel, button, name, words } = await open(page, language);
  await leaveAlone(page, carousel, 30_000);
  await expect(name).toHaveText("Kestrel S14");
  await button(words.previous).click();
  await button(words.previous).click();
  await expect(name).toHaveText("Ember S13");
  await leaveAlone(page, carousel, 0);
  await expect(carousel).toHaveAttribute("data-moving", "true");
  await page.clock.runFor(6_900);
  await expect(name).toHaveText("Ember S13");
  await page.clock.runFor(200);
  await expect(name).toHaveText("Badger E36");
  await page.clock.runFor(7_100);
  await expect(name).toHaveText("Kestrel S14");
});

test("it stops when told", async ({ page, language }) => {
  const { carousel, button, name, words } = await open(page, language);
  await button(words.next).click();
  await button(words.stop).click();
  await leaveAlone(page, carousel, 30_000);
  await expect(name).toHaveText("Comet GT86");
});

test("under reduced motion it moves only when told", async ({ page, language }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { carousel, button, name, words } = await open(page, language);
  await button(words.next).click();
  await leaveAlone(page, carousel, 30_000);
  await expect(name).toHaveText("Comet GT86");
});

test("a wide screen shows three cars, a phone one, each leading to its page @both", async ({
  page,
  language,
  isMobile,
}) => {
  // Without a halted clock: the next page is drawn by timers, too.
  await page.goto("/", { waitUntil: "networkidle" });
  const carousel = page.getByRole("group", { name: WORDS[language].carousel });
  const cars = carousel.locator("ul").first().getByRole("link");
  await expect(cars).toHaveCount(isMobile ? 1 : 3);
  await cars.filter({ has: page.getByRole("img", { name: "Kestrel S14" }) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kestrel S14");
});
