import type { Page } from "@playwright/test";
import { expect, expectSound, MOVING, test } from "./fixtures.ts";

test.use(MOVING);

const WORDS = {
  en: {
    links: ["Team", "Cars", "Events", "Gallery", "Sponsors", "Drift Taxi", "Shop", "Service", "Contact"],
    menu: "Menu",
    close: "Close menu",
    consent: "Cookie consent",
    accept: "Accept",
    decline: "Decline",
    skip: "Skip to content",
    cars: "Cars",
    carsTitle: "Our cars",
    lost: "Page not found",
    home: "Back to the home page",
    other: "CS – Čeština",
    otherTitle: "Naše auta",
  },
  cs: {
    links: ["Tým", "Auta", "Závody", "Galerie", "Partneři", "Drift taxi", "E-shop", "Servis", "Kontakt"],
    menu: "Nabídka",
    close: "Zavřít nabídku",
    consent: "Souhlas s cookies",
    accept: "Přijmout",
    decline: "Odmítnout",
    skip: "Přejít na obsah",
    cars: "Auta",
    carsTitle: "Naše auta",
    lost: "Stránka nenalezena",
    home: "Zpět na úvodní stránku",
    other: "EN – English",
    otherTitle: "Our cars",
  },
};

const LOADING = { en: /^Loading(\.\.\.)?$/, cs: /^(Načítá se|Načítám\.\.\.)$/ };

const consentOf = (page: Page) => page.evaluate(() => localStorage.getItem("cookieConsent"));

test("the bar has the links of the site in order; on a phone a menu has them and gives the focus back @both @job", async ({
  page,
  language,
  isMobile,
}) => {
  const words = WORDS[language];
  await page.goto("/cars-gallery");
  const opener = page.getByRole("button", { name: words.menu, exact: true });
  if (isMobile) await opener.click();
  const links = page
    .locator(isMobile ? "dialog nav" : "header nav")
    .first()
    .getByRole("link");
  await expect(links).toContainText(words.links);
  await expect(links.nth(words.links.length - 2)).toHaveAttribute("target", "_blank");
  if (!isMobile) return;
  await expect(page.locator("dialog :focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a link of the bar leads from any page to its section, and the focus with it @both", async ({
  page,
  language,
  isMobile,
}) => {
  const words = WORDS[language];
  await page.goto("/cars-gallery");
  if (isMobile) await page.getByRole("button", { name: words.menu, exact: true }).click();
  await page
    .locator(isMobile ? "dialog nav" : "header nav")
    .first()
    .getByRole("link", { name: words.cars })
    .click();
  await expect(page).toHaveURL(/\/#cars$/);
  await expect(page.locator("dialog")).toBeHidden();
  await expect(page.locator("#cars")).toBeFocused();
  await expect(page.locator("#cars")).toBeInViewport();
});

test("the bar condenses once the page is scrolled further than 50 pixels @both", async ({ page }) => {
  await page.goto("/cars-gallery");
  const bar = page.locator("header[data-condensed]");
  await page.evaluate(() => scrollTo({ top: 50, behavior: "instant" }));
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 51, behavior: "instant" }));
  await expect(bar).toHaveCount(1);
});

test("consent is asked until there is an answer, which is kept @both @job", async ({ page, language }) => {
  const words = WORDS[language];
  await page.goto("/cars-gallery");
  const banner = page.getByRole("region", { name: words.consent });
  await expect(banner).toBeVisible();
  for (const path of ["/terms", "/privacy", "/cookies"])
    await expect(banner.locator(`a[href="${path}"]`).first()).toBeVisible();
  await expectSound(page);
  expect(await consentOf(page)).toBeNull();
  await banner.getByRole("button", { name: words.decline }).click();
  await expect(banner).toHaveCount(0);
  expect(await consentOf(page)).toBe("declined");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test("on a screen that was enlarged to twice its size the consent's bar leaves most of the page", async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto("/cars-gallery");
  const banner = page.getByRole("region", { name: WORDS[language].consent });
  await expect(banner).toBeVisible();
  // It asks for nothing that the site does not do.
  await expect(banner).not.toContainText("?");
  await expect.poll(async () => (await banner.boundingBox())?.height ?? 450).toBeLessThanOrEqual(0.35 * 450);
});

test("accepting is kept as accepted", async ({ page, language }) => {
  const words = WORDS[language];
  await page.goto("/cars-gallery");
  await page.getByRole("button", { name: words.accept }).click();
  expect(await consentOf(page)).toBe("accepted");
});

test("the banner never covers what has the focus @both", async ({ page, language }) => {
  await page.goto("/cars-gallery");
  const banner = page.getByRole("region", { name: WORDS[language].consent });
  await expect(banner).toBeVisible();
  const last = page.locator("footer a").last();
  await last.focus();
  const top = (await banner.boundingBox())?.y ?? 0;
  const link = await last.boundingBox();
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(top);
});

test("before an answer the home page's ways on stay in reach above a low bar with two equal answers @both", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/");
  const banner = page.getByRole("region", { name: words.consent });
  await expect(banner).toBeVisible();
  await banner.evaluate((bar) => Promise.all(bar.getAnimations().map((animation) => animation.finished)));
  const bar = await banner.boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(170);
  for (const way of ["#drift-taxi", "#events"]) {
    const links = page.locator(`#home a[href="/${way}"]`);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  }
  const look = (name: string) =>
    banner.getByRole("button", { name }).evaluate((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, fontWeight } = getComputedStyle(button);
      return [
        Math.round(width),
        Math.round(height),
        color,
        fontWeight,
        getComputedStyle(button, "::before").backgroundColor,
      ];
    });
  expect(await look(words.accept)).toEqual(await look(words.decline));
});

test("nor does it cover them on small and low phones", async ({ page, language }) => {
  await page.goto("/");
  const banner = page.getByRole("region", { name: WORDS[language].consent });
  // The two beside each other; the next race below them leads on, too.
  const ways = page.locator('#home :is(a[href$="#drift-taxi"], a:has(+ a[href$="#drift-taxi"]))');
  await expect(ways).toHaveCount(2);
  await expect(banner).toBeVisible();
  await banner.evaluate((bar) => Promise.all(bar.getAnimations().map((animation) => animation.finished)));
  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [375, 667],
    [412, 690],
  ] as const) {
    await page.setViewportSize({ width, height });
    const top = () => banner.evaluate((bar) => bar.getBoundingClientRect().top);
    const lowest = () =>
      ways.evaluateAll((links) => Math.max(...links.map((link) => link.getBoundingClientRect().bottom)));
    await expect.poll(async () => (await lowest()) - (await top()), `${width} x ${height}`).toBeLessThan(0);
  }
});

test("room is kept for a line more in the bar than today's words take (15.28) @both", async ({
  page,
  language,
}) => {
  await page.goto("/");
  const banner = page.getByRole("region", { name: WORDS[language].consent });
  await expect(banner).toBeVisible();
  await banner.evaluate((bar) => Promise.all(bar.getAnimations().map((animation) => animation.finished)));
  const nextRace = page.locator('#home a[href$="#events"]').last();
  const sizes: [width: number, height: number, withRace: boolean][] = [
    [320, 640, false],
    [360, 640, false],
    [412, 690, false],
    [360, 780, true],
    [430, 932, true],
    [768, 1024, true],
    [1366, 768, true],
    [1280, 720, true],
    [1024, 768, true],
  ];
  for (const [width, height, withRace] of sizes) {
    const what = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    const grown = await banner.locator("p").evaluate(async (text) => {
      const words = text.textContent ?? "";
      const lines = () =>
        Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
      const before = lines();
      for (let count = 0; lines() === before && count < 40; count++) text.append(" drift");
      const after = lines();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const top = text.closest("section")?.getBoundingClientRect().top ?? 0;
      text.textContent = words;
      return { more: after - before, top };
    });
    expect(grown.more, what).toBe(1);
    const bottom = (link: typeof nextRace) => link.evaluate((shown) => shown.getBoundingClientRect().bottom);
    expect(await bottom(page.locator('#home a[href$="#drift-taxi"]')), what).toBeLessThanOrEqual(grown.top);
    expect(await bottom(page.locator('#home a[href$="#events"]').first()), what).toBeLessThanOrEqual(
      grown.top,
    );
    if (withRace) expect(await bottom(nextRace), `${what}, next race`).toBeLessThanOrEqual(grown.top);
  }
});

test("the first tab stop leads past the bar to the content @both", async ({ page, language }) => {
  await page.goto("/cars-gallery");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: WORDS[language].skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the other language comes in place and stays @both @job", async ({ page, language, isMobile }) => {
  const words = WORDS[language];
  await page.goto("/cars-gallery");
  if (isMobile) await page.getByRole("button", { name: words.menu, exact: true }).click();
  await page
    .locator(isMobile ? "dialog" : "header")
    .first()
    .getByRole("link", { name: words.other })
    .click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(words.otherTitle);
  await expect(page.locator("html")).toHaveAttribute("lang", language === "cs" ? "en" : "cs");
  await page.reload();
  await expect(title).toHaveText(words.otherTitle);
});

test.describe("an address that is no page", () => {
  test.use({ expectedFaults: [/404/] });

  test("answers 404 with a way home, where the focus goes to the title @both", async ({ page, language }) => {
    const words = WORDS[language];
    const answer = await page.goto("/no/such-page");
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(new RegExp(`^${words.lost} \\| `));
    await expectSound(page);
    await page.getByRole("main").getByRole("link", { name: words.home }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("[aria-live]").filter({ hasText: await page.title() })).toHaveCount(1);
  });
});

test.describe("without JavaScript", () => {
  // The browser refuses to preload what it may not run.
  test.use({ javaScriptEnabled: false, expectedFaults: [/^csp /] });

  test("pages are read in both languages, and the links of the site are at hand @both @job", async ({
    page,
    isMobile,
  }) => {
    for (const language of ["cs", "en"] as const) {
      const words = WORDS[language];
      await page.goto(`/cars-gallery?lang=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.carsTitle);
      if (isMobile) await page.getByRole("link", { name: words.menu, exact: true }).click();
      const links = page
        .locator(isMobile ? "dialog nav" : "header nav")
        .first()
        .getByRole("link");
      await expect(links.first()).toBeVisible();
    }
  });

  test("the menu closes over the section that one of its links leads to, and by its button @phone", async ({
    page,
    language,
  }) => {
    const words = WORDS[language];
    await page.goto("/");
    const menu = page.locator("dialog");
    const way = page.getByRole("link", { name: words.menu, exact: true });
    await way.click();
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: words.links[0], exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/#team$/);
    await expect(page.locator("#team")).toBeInViewport();
    await way.click();
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: words.close }).click();
    await expect(menu).toBeHidden();
    await way.click();
    await menu.getByRole("link", { name: words.links[0], exact: true }).click();
    await expect(page.locator("#team")).toBeInViewport();
  });

  test("what only a script could bring says so, and nothing spins (15.D)", async ({ page }) => {
    for (const language of ["cs", "en"] as const) {
      for (const path of ["/cart", "/checkout", "/admin", "/admin/orders", "/preview/gallery"]) {
        await page.goto(`${path}?lang=${language}`);
        // Playwright finds no text within `noscript`.
        const says = page.locator("main noscript > *").last();
        await expect(says, path).toBeVisible();
        expect(await says.evaluate((text) => text.textContent), path).toMatch(/JavaScript/);
        const waiting = page.getByText(LOADING[language]);
        for (const one of await waiting.all()) await expect(one, path).toBeHidden();
        const running = () =>
          document.getAnimations().filter(({ playState }) => playState === "running").length;
        expect(await page.evaluate(running), path).toBe(0);
      }
    }
  });
});
