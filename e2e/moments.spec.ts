import type { Page } from "@playwright/test";
import { expect, MOVING, test } from "./fixtures.ts";

test.use(MOVING);

/** What ran longer than a blink since the page was opened: CSS and script animations, view transitions included. */
const longRunning = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
      .map((animation) => (animation as CSSAnimation).animationName ?? "transition"),
  );

/** Records each view transition's shared pictures, or takes the browser's transitions away. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const shared: string[][] = [];
    Object.assign(globalThis, { shared });
    const start = document.startViewTransition;
    document.startViewTransition = (...options) => {
      const transition = start.apply(document, options);
      void transition.updateCallbackDone.then(() => {
        const named = [...document.querySelectorAll<HTMLElement>("[style*=view-transition-name]")];
        shared.push(named.map((element) => element.style.viewTransitionName));
      });
      return transition;
    };
  });

const LISTS = [
  {
    list: "/cars-gallery",
    detail: /\/car\/kestrel-s14$/,
    link: 'a[href="/car/kestrel-s14"]',
    name: /^car-\d+$/,
  },
  {
    list: "/shop",
    detail: /\/product\/team-cap$/,
    link: 'a[href="/product/team-cap"]',
    name: /^product-team-cap$/,
  },
  { list: "/blog", detail: /\/blog\/.+/, link: "article h2 a", name: /^post-\d+$/ },
];

for (const { list, detail, link, name } of LISTS) {
  test(`from ${list} a card's picture becomes the page's, and back`, async ({ page }) => {
    await watchTransitions(page);
    await page.goto(list);
    await page.getByRole("main").locator(link).first().click();
    await expect(page).toHaveURL(detail);
    const shared = () => page.evaluate(() => (globalThis as unknown as { shared: string[][] }).shared);
    await expect.poll(shared).toHaveLength(1);
    expect((await shared())[0]).toEqual([expect.stringMatching(name)]);
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect.poll(shared).toHaveLength(2);
    expect((await shared())[1]).toEqual([expect.stringMatching(name)]);
  });
}

test("a browser without view transitions goes from card to page as ever", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));
  await page.goto("/cars-gallery");
  await page.getByRole("main").locator('a[href="/car/kestrel-s14"]').click();
  await expect(page).toHaveURL(/\/car\/kestrel-s14$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test.describe("a visitor who wants rest", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("sees every moment at once: hero, counters, cards, timeline, lightbox, cart, page changes", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator("#home h1")).toBeVisible();
    expect(await longRunning(page)).toEqual([]);
    const counter = page.locator("#about data").first();
    await counter.scrollIntoViewIfNeeded();
    await expect(counter.locator("span").first()).toHaveText((await counter.getAttribute("value")) ?? "");
    await page.locator("#achievements").scrollIntoViewIfNeeded();
    expect(await longRunning(page)).toEqual([]);
    await page.locator("#gallery ul a").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await longRunning(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.locator("#shop article button").first().click();
    await expect(page.locator('header a[href="/cart"]')).toContainText("1");
    expect(await longRunning(page)).toEqual([]);
    await page.goto("/cars-gallery");
    await page.getByRole("main").locator('a[href="/car/kestrel-s14"]').click();
    await expect(page).toHaveURL(/\/car\/kestrel-s14$/);
    expect(await longRunning(page)).toEqual([]);
  });
});

test("on paper a page is its text: no bar, banner, footer or buttons; links say where they lead @both", async ({
  page,
}) => {
  await page.goto("/blog");
  await page.locator("article h2 a").first().click();
  await expect(page.locator("article h1")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const gone of ["header nav", "footer", "main a[class*=button]", "article aside"])
    for (const part of await page.locator(gone).all()) await expect(part).toBeHidden();
  await expect(page.locator("article h1")).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
  await page.goto("/terms");
  await expect(page.locator("main h2").first()).toBeVisible();
  for (const gone of ["main nav", "footer"]) await expect(page.locator(gone).first()).toBeHidden();
});
