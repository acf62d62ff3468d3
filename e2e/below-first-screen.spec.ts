import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const WORDS = {
  cs: { other: "EN", add: /^Přidat do košíku: /, cart: /košíku/i, next: "Další auto" },
  en: { other: "CS", add: /^Add to cart: /i, cart: /cart/i, next: "Next car" },
};
const CODE = "**/assets/home-sections-*.js";
const SECTIONS = 12;

/** Holds code back until it is let go: of what is below the first screen, or other code. */
async function hold(page: Page, code = CODE): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Sections are laid out as they come near, which would move them from under Playwright's pointer. */
const press = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());

interface Watched {
  section: Element | null;
  least: number;
  tops: number[];
}

/** Watches from now on, frame by frame, that nothing of the page goes away. */
async function watchSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = {
      section: document.querySelector("#gallery"),
      least: Number.POSITIVE_INFINITY,
      tops: [],
    };
    Object.assign(window, { watched });
    const look = () => {
      watched.least = Math.min(watched.least, document.querySelectorAll("main section[id]").length);
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Nothing was missing at any time, and what the server wrote is what is there. */
async function expectNothingGone(page: Page): Promise<void> {
  const { least, isSame } = await page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched };
    return { least: watched.least, isSame: watched.section === document.querySelector("#gallery") };
  });
  expect(least).toBe(SECTIONS);
  expect(isSame).toBe(true);
}

const isHydrated = (page: Page, selector = "#contact") =>
  page.waitForFunction(
    (at) => Object.keys(document.querySelector(at) ?? {}).some((key) => key.startsWith("__reactFiber$")),
    selector,
  );

test("a first visitor loads no code of what is below the first screen before the first move", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1000);
  expect(asked.filter((url) => /home-sections-.*js/.test(url))).toEqual([]);
  await page.mouse.wheel(0, 10);
  await isHydrated(page);
  expect(asked.filter((url) => /home-sections-.*js/.test(url)).length).toBeGreaterThan(0);
});

test.describe("what is below the first screen shows", () => {
  async function expectAllThere(page: Page): Promise<void> {
    await isHydrated(page, "#hero-title");
    await expect(page.locator("[data-waits], [data-shown]")).toHaveCount(0);
    await expect(page.locator("main section[id]").filter({ visible: true })).toHaveCount(SECTIONS);
    await expect(page.locator("footer")).toBeVisible();
  }

  test("where the fonts of its rarer letters never come", async ({ context }) => {
    // The fixture's page waits for all fonts.
    const page = await context.newPage();
    const letGo = await hold(page, "**/assets/*-rest-*.woff2");
    const asked = page.waitForRequest("**/assets/text-rest-*.woff2");
    // They hold up the page's `load`.
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await asked;
    await expectAllThere(page);
    letGo();
  });

  test("where a link leads that was followed before", async ({ context, site }) => {
    const page = await context.newPage();
    const letGo = await hold(page, "**/assets/home-sections-*.css");
    await page.goto(site.url, { waitUntil: "domcontentloaded" });
    await page.locator('#home a[href$="#events"]').first().click();
    await expect(page).toHaveURL(/#events$/);
    await expect(page.locator("#events")).toBeHidden();
    letGo();
    await expect(page.locator("#events")).toBeInViewport();
    await expectAllThere(page);
    await expect(page.locator("#events")).toBeInViewport();
  });

  test("in a tab in the background, where no frame comes", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, "hidden", { get: () => true });
      IntersectionObserver.prototype.observe = () => {};
    });
    await page.goto("/");
    await expectAllThere(page);
  });
});

test.describe("before the code of what is below the first screen is there", () => {
  test("the language is switched: nothing goes away, and all of it changes", async ({ page, language }) => {
    const letGo = await hold(page);
    await page.goto("/");
    await watchSections(page);
    const title = page.locator("#contact h2");
    const before = await title.textContent();
    await page.evaluate((other) => {
      [...document.querySelectorAll<HTMLElement>(`a[hreflang]`)]
        .find((link) => link.textContent === other)
        ?.click();
    }, WORDS[language].other);
    await page.waitForTimeout(1500);
    await expect(title).toHaveText(before ?? "");
    letGo();
    await expect(title).not.toHaveText(before ?? "");
    await expectNothingGone(page);
  });

  test("cookies are answered and the cart is filled elsewhere: nothing goes away", async ({
    page,
    context,
    site,
  }) => {
    const letGo = await hold(page);
    await page.goto("/");
    await watchSections(page);
    await page.getByRole("button", { name: /^(Odmítnout|Decline)$/ }).click();
    const other = await context.newPage();
    await other.goto(`${site.url}/shop`);
    await other.locator("main button:not([aria-disabled])").first().click();
    await other.close();
    await expect(page.locator("header").getByText("1", { exact: true }).first()).toBeAttached();
    letGo();
    await isHydrated(page);
    await expectNothingGone(page);
  });

  test("links of the first screen lead to their sections, and back: nothing goes away", async ({ page }) => {
    const letGo = await hold(page);
    await page.goto("/");
    await watchSections(page);
    await page.locator('#home a[href="/#events"]').first().click();
    await page.waitForTimeout(500);
    letGo();
    await expect(page).toHaveURL(/#events$/);
    await expect(page.locator("#events")).toBeInViewport();
    await expect(page.locator("#events")).toBeFocused();
    await page.goBack();
    await expect(page.locator("#hero-title")).toBeInViewport();
    await page.goForward();
    await expect(page.locator("#events")).toBeInViewport();
    await expectNothingGone(page);
  });

  test("an address with a section, and back to the page's start: nothing goes away", async ({ page }) => {
    const letGo = await hold(page);
    await page.goto("/");
    await page.evaluate(() => history.pushState(null, "", "/#team"));
    await page.reload();
    await isHydrated(page, "#home");
    await watchSections(page);
    await page.goBack();
    await page.waitForTimeout(500);
    letGo();
    await isHydrated(page);
    await expectNothingGone(page);
  });

  test("what is typed into the contact form stays", async ({ page }) => {
    const letGo = await hold(page);
    await page.goto("/");
    const form = page.locator("#contact form");
    const field = (name: string) => form.locator(`[name=${name}]`);
    await field("name").pressSequentially("Jana");
    await field("termsAgreed").check();
    await field("message").pressSequentially("Dob");
    letGo();
    await isHydrated(page, "#contact form");
    await field("message").pressSequentially("rý den");
    await field("subject").fill("Jízda");
    await expect(field("name")).toHaveValue("Jana");
    await expect(field("message")).toHaveValue("Dobrý den");
    await expect(field("termsAgreed")).toBeChecked();
  });

  test("what is put into the cart is put into it once, however often it was pressed", async ({
    page,
    language,
  }) => {
    const letGo = await hold(page);
    await page.goto("/");
    const add = page.locator("#shop").getByRole("button", { name: WORDS[language].add }).first();
    await add.scrollIntoViewIfNeeded();
    await press(add);
    await press(add);
    letGo();
    await expect(page.getByRole("region", { name: WORDS[language].cart })).toBeVisible();
    const quantities = await page.evaluate(() => localStorage.getItem("cart")?.match(/"quantity":\d+/g));
    expect(quantities).toEqual(['"quantity":1']);
  });

  test("the carousel turns, and the form is not sent by the browser", async ({ page, language }) => {
    const letGo = await hold(page);
    await page.goto("/");
    await watchSections(page);
    const name = page.locator("#cars").getByRole("heading", { level: 3 });
    const next = page.locator("#cars").getByRole("button", { name: WORDS[language].next });
    await next.scrollIntoViewIfNeeded();
    const before = (await name.textContent()) ?? "";
    await press(next);
    await press(page.locator("#contact form [type=submit]"));
    await expect(page).toHaveURL(/\/$/);
    letGo();
    await expect(name).not.toHaveText(before);
    await expect(page.locator("#contact form [aria-invalid]").first()).toBeVisible();
    await expectNothingGone(page);
  });

  test("a link there leads to its page, as without scripts", async ({ page }) => {
    await hold(page);
    await page.goto("/");
    await page.locator('#shop a[href="/shop"]').first().click();
    await expect(page).toHaveURL(/\/shop$/);
  });
});

test("a link to a section that is pressed twice before the code is there is one step", async ({ page }) => {
  const letGo = await hold(page);
  await page.goto("/");
  await isHydrated(page, "#home");
  const entries = await page.evaluate(() => history.length);
  const link = page.locator('#home a[href="/#events"]').first();
  await link.click();
  await link.click();
  letGo();
  await expect(page.locator("#events")).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test.describe("where the code of what is below the first screen never comes", () => {
  // The last one is of the browser's own page around a picture.
  test.use({ expectedFaults: [/home-sections|dynamically imported module|ERR_FAILED|inline style/] });

  test("links to sections and pictures lead there, and the language changes", async ({ page, language }) => {
    await page.route(CODE, (route) => route.abort());
    await page.goto("/");
    await isHydrated(page, "#home");
    await page.locator('#home a[href="/#events"]').first().click();
    await expect(page.locator("#events")).toBeFocused();
    await expect(page.locator("main section[id]")).toHaveCount(SECTIONS);
    await page.locator('#gallery a[href*="/media/"]').first().click();
    await expect(page).toHaveURL(/\/media\//);
    await page.goBack();
    await isHydrated(page, "#home");
    await press(page.locator("a[hreflang]", { hasText: WORDS[language].other }).first());
    await expect(page.locator("html")).toHaveAttribute("lang", language === "cs" ? "en" : "cs");
    await expect(page.locator("main section[id]")).toHaveCount(SECTIONS);
  });

  test("who comes back to the home page sees it", async ({ page }) => {
    await page.route(CODE, (route) => route.abort());
    await page.goto("/");
    await isHydrated(page, "#home");
    await page.locator('header a[href="/cart"]').click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.goBack();
    await expect(page.locator("#hero-title")).toBeVisible();
    await expect(page.locator("main section[id]")).toHaveCount(SECTIONS);
  });
});

test("a link of the menu that is followed before the page is hydrated closes the menu", async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  const letGo = await hold(page, "**/assets/*.js");
  await page.goto(site.url, { waitUntil: "commit" });
  await page.locator("button[commandfor=menu]").first().click();
  const menu = page.locator("#menu");
  await menu.locator('a[href="/#events"]').click();
  await expect(page).toHaveURL(/#events$/);
  letGo();
  await expect(menu).toBeHidden();
  await expect(page.locator("#events")).toBeInViewport();
});
