import { caller } from "./api-calls.ts";
import { expect, MOVING, test } from "./fixtures.ts";
import { visitWithin } from "./states.ts";

test.use(MOVING);

const WORDS = {
  en: {
    badge: "Five-time national champions",
    taxi: "Drift Taxi",
    events: "Events",
    next: /^Next (race|event)$/,
    menu: "Menu",
    other: "CS",
    failed: "Něco se pokazilo",
    reason: "Nepodařilo se načíst nastavení stránky: Odpověď serveru se nepodařilo přečíst.",
    again: "Zkusit znovu",
    pause: "Pause the video",
    play: "Play the video",
    hours: "Mon–Fri 9:00–17:00",
    productsFailed: "Failed to load products data",
    postsFailed: "Failed to load blog data",
    tryAgain: "Try again",
  },
  cs: {
    badge: "Pětinásobní mistři republiky",
    taxi: "Drift taxi",
    events: "Závody",
    next: /^Příští (závod|akce)$/,
    menu: "Nabídka",
    other: "EN",
    failed: "Something went wrong",
    reason: "Failed to load page settings: Failed to parse response.",
    again: "Try again",
    pause: "Zastavit video",
    play: "Přehrát video",
    hours: "Po–Pá 9:00–17:00",
    productsFailed: "Nepodařilo se načíst produkty",
    postsFailed: "Nepodařilo se načíst novinky z blogu",
    tryAgain: "Zkusit znovu",
  },
};

test.describe("on a phone of 390 pixels", () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

  test("the home page is 4,800 pixels shorter than the 16,300 that it once had, in both languages", async ({
    page,
  }) => {
    for (const language of ["cs", "en"]) {
      await page.goto(`/?lang=${language}`, { waitUntil: "networkidle" });
      // Heights of what is far below are estimates until it is laid out.
      for (const section of await page.locator("main section[id]").all())
        await section.scrollIntoViewIfNeeded();
      await page.locator("footer").last().scrollIntoViewIfNeeded();
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      // What the requirements ask for on every screen (six events, numbers twice) took 500 pixels back.
      await expect.poll(height, { message: language }).toBeLessThanOrEqual(11_500);
    }
  });
});

test("the first screen has badge, title, description, the next event, both ways on and four profiles @both @job", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/");
  const hero = page.locator("#home");
  await expect(hero.getByText(words.badge)).toBeVisible();
  await expect(hero.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await expect(hero.getByText(words.next)).toBeVisible();
  await expect(hero.getByRole("list").getByRole("link")).toHaveCount(4);
  const ways = hero.locator('a[href$="#events"], a[href$="#drift-taxi"]');
  await expect(ways.nth(0)).toHaveText(words.events);
  await expect(ways.nth(1)).toHaveText(words.taxi);
  await hero.getByRole("link", { name: words.taxi, exact: true }).click();
  await expect(page).toHaveURL(/\/#drift-taxi$/);
  await expect(page.locator("#drift-taxi")).toBeInViewport();
});

test.describe("the film", () => {
  test.use({ film: true });

  test("plays by itself once the page is there, goes on, and can be stopped and started", async ({
    page,
    language,
  }) => {
    const { pause, play } = WORDS[language];
    await page.goto("/");
    const film = page.locator("#home video");
    const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
    const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect.poll(time).toBeGreaterThan(0);
    await page.getByRole("button", { name: pause }).click();
    await expect.poll(isPaused).toBe(true);
    await page.getByRole("button", { name: play }).click();
    await expect(page.getByRole("button", { name: pause })).toBeVisible();
    expect(await isPaused()).toBe(false);
  });

  test("stands still for who wants no motion until it is started", async ({ page, language }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/", { waitUntil: "networkidle" });
    const { pause, play } = WORDS[language];
    await expect(page.getByRole("button", { name: play })).toBeVisible();
    expect(await page.locator("#home video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await page.getByRole("button", { name: play }).click();
    await expect(page.getByRole("button", { name: pause })).toBeVisible();
  });
});

test("badge, story, mission and claim are the team's own words, in both languages", async ({
  page,
  site,
  language,
}) => {
  const call = await caller(site);
  const settings = (await call("GET", "/settings")) as {
    id: number;
    setting_key: string;
    translations: object;
  }[];
  const keys = ["hero_badge", "about_story", "about_mission", "team_claim"];
  const changed = settings.filter(({ setting_key }) => keys.includes(setting_key));
  expect(changed).toHaveLength(keys.length);
  try {
    for (const { id, setting_key: key } of changed) {
      const translations = { en: { setting_value: `Our ${key}` }, cs: { setting_value: `Naše ${key}` } };
      await call("PUT", `/settings/${id}`, { translations });
    }
    await page.goto("/");
    const own = (key: string) => (language === "cs" ? `Naše ${key}` : `Our ${key}`);
    await expect(page.locator("#home").getByText(own("hero_badge"))).toBeVisible();
    await expect(page.locator("#about").getByText(own("about_story"))).toBeVisible();
    await expect(page.locator("#about").getByText(own("about_mission"))).toBeVisible();
    await expect(page.getByRole("contentinfo").getByText(own("team_claim"))).toBeVisible();
  } finally {
    for (const { id, translations } of changed) await call("PUT", `/settings/${id}`, { translations });
  }
});

test("a link of the bar scrolls smoothly where the visitor is home already; every anchor has its section @both", async ({
  page,
  language,
  isMobile,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const bar = page.locator(isMobile ? "dialog nav" : "header nav").first();
  if (isMobile) await page.getByRole("button", { name: WORDS[language].menu, exact: true }).click();
  await bar.locator('a[href="/#sponsors"]').click();
  // Once the sections are hydrated.
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await expect.poll(behavior).toBe("smooth");
  await expect(page.locator("#sponsors")).toBeInViewport();
  for (const anchor of ["home", "about", "drift-taxi", "shop"]) {
    await page.goto(`/#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
});

test("what is far below waits to be laid out until the visitor moves; an address with a section does not wait @both", async ({
  page,
}) => {
  const waiting = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll("section, li")].filter(
          (part) => getComputedStyle(part).contentVisibility === "auto",
        ).length,
    );
  await page.goto("/");
  expect(await waiting()).toBeGreaterThan(5);
  await page.mouse.wheel(0, 100);
  await expect.poll(waiting).toBe(0);

  await page.goto("/?from=elsewhere#contact");
  expect(await waiting()).toBe(0);
  await expect(page.locator("#contact")).toBeInViewport();
  await page.goto("/?from=elsewhere");
  expect(await waiting()).toBeGreaterThan(5);
  await page.reload();
  expect(await waiting()).toBe(0);

  await page.goto("/shop");
  expect(await waiting()).toBeGreaterThan(3);
  await page.reload();
  expect(await waiting()).toBe(0);
});

test("contact shows itself once a tenth of the section is on screen; cards of a row come a step after each other (15.D) @both", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const section = page.locator("#contact");
  const cards = section.locator('[style*="--delay"]');
  const seen = (part: number) =>
    section.evaluate((element, visible) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight + height * visible, behavior: "instant" });
    }, part);
  // Hydrated, which begins with the visitor's first move: what was on the first screen before that stays seen.
  await page.mouse.wheel(0, 1);
  await expect(cards.first()).toHaveCSS("opacity", "0");
  await page.mouse.wheel(0, 100);
  await expect(section).not.toHaveCSS("content-visibility", "auto");
  await seen(0.05);
  for (const card of await cards.all()) await expect(card).toHaveCSS("opacity", "0");
  await seen(0.11);
  for (const card of await cards.all()) await expect(card).toHaveCSS("opacity", "1");
  const delays = (section: string) =>
    page
      .locator(`${section} [style*="--delay"]`)
      .evaluateAll((cards: HTMLElement[]) => cards.map(({ style }) => style.getPropertyValue("--delay")));
  expect(await delays("#contact")).toEqual(["0.0s", "0.2s"]);
  expect((await delays("#blog")).slice(0, 3)).toEqual(["0.0s", "0.1s", "0.2s"]);
});

test("contact shows itself on a screen that never holds a tenth of it (15.D)", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const section = page.locator("#contact");
  const card = section.locator('[style*="--delay"]').first();
  // The first move has the section hydrated.
  await page.mouse.wheel(0, 1);
  await expect(card).toHaveCSS("opacity", "0");
  await section.evaluate((element) => {
    element.style.minHeight = "1200vh";
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - 20, behavior: "instant" });
  });
  await expect(card).toHaveCSS("opacity", "1");
});

test("the home page shows three featured products, three posts and four counters", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#shop article")).toHaveCount(3);
  await expect(page.locator("#blog article")).toHaveCount(3);
  await expect(page.locator("#about data")).toHaveCount(4);
});

test("the counters count in the room of their full numbers: nothing moves @both", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const moved = await page.evaluate(async () => {
    const counters = [...document.querySelectorAll("#about data")];
    // Where each stands and how wide it is, after every change of a number.
    const seen: number[][] = [];
    const look = () =>
      seen.push(
        counters
          .flatMap((counter) => [counter, counter.nextElementSibling ?? counter])
          .map((part) => part.getBoundingClientRect())
          .flatMap(({ left, width }) => [left, width]),
      );
    const counted = counters.map((counter) => {
      const text = counter.querySelector("span") as Element;
      return new Promise<void>((done) => {
        new MutationObserver(() => {
          look();
          if (text.textContent === counter.getAttribute("value")) done();
        }).observe(text, { subtree: true, characterData: true, childList: true });
      });
    });
    look();
    counters[0]?.scrollIntoView();
    await Promise.all(counted);
    return Math.max(
      ...seen.flatMap((places) => places.map((place, part) => Math.abs(place - (seen[0]?.[part] ?? 0)))),
    );
  });
  // In pixels; edges of moving type are rounded.
  expect(moved).toBeLessThan(0.5);
});

test("the way from the shop asks for each style sheet of the home page once", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.goto("/shop", { waitUntil: "networkidle" });
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "stylesheet" && asked.push(request.url()));
  const logo = page.getByRole("banner").locator('a[href="/#home"]').first();
  await logo.hover();
  await expect.poll(() => asked.some((url) => url.includes("/home-sections-"))).toBe(true);
  await logo.click();
  await expect(page.locator("#contact")).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([...new Set(asked)]);
  expect(warnings.filter((text) => text.includes("preload"))).toEqual([]);
});

test("news are hidden while there are none, and a shop without products has none to show", async ({
  page,
  language,
}) => {
  await page.route("**/api/blog?*", (route) =>
    route.fulfill({ json: { posts: [], pagination: { page: 1, limit: 3, total: 0, totalPages: 0 } } }),
  );
  await page.route("**/api/products?*", (route) => route.fulfill({ json: [] }));
  await visitWithin(page, "/");
  await expect(page.locator("#sponsors")).toBeVisible();
  await expect(page.locator("#blog")).toHaveCount(0);
  await expect(page.locator("#shop article")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
});

test.describe("with reads that fail", () => {
  test.use({ expectedFaults: [/500/] });

  test("products and news that fail to load say so, and can be asked for again (15.D)", async ({
    page,
    language,
  }) => {
    const words = WORDS[language];
    for (const api of ["**/api/products?*", "**/api/blog?*"])
      await page.route(api, (route) => route.fulfill({ status: 500, json: { message: "" } }));
    await visitWithin(page, "/");
    const shop = page.locator("#shop");
    await expect(shop.getByRole("alert")).toContainText(words.productsFailed);
    await expect(shop.getByRole("article")).toHaveCount(0);
    await expect(page.locator("#blog").getByRole("alert")).toContainText(words.postsFailed);
    await page.unroute("**/api/products?*");
    await shop.getByRole("button", { name: words.tryAgain }).click();
    await expect(shop.getByRole("article")).toHaveCount(3);
    await expect(shop.getByRole("alert")).toHaveCount(0);
  });

  test("what fails while the language is switched is asked for once, the settings too (15.D)", async ({
    page,
    language,
  }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    const asked: string[] = [];
    await page.route("**/api/**", (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      searchParams.delete("_t");
      asked.push(`${pathname}?${searchParams}`);
      return route.fulfill({ status: 500, json: { message: "" } });
    });
    const other = language === "cs" ? "en" : "cs";
    await page
      .locator(`a[hreflang="${other}"]`)
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(page.locator("#sponsors").getByRole("alert")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((address) => address.startsWith("/api/settings"))).toHaveLength(1);
    expect(asked).toEqual([...new Set(asked)]);
    // By hand it is asked for again.
    await page.locator("#sponsors").getByRole("alert").getByRole("button").click();
    await expect.poll(() => asked.filter((address) => address.startsWith("/api/sponsors")).length).toBe(2);
  });
});

test("the contact card leads to phone and mail and says when the team is there @both", async ({
  page,
  language,
}) => {
  await page.goto("/");
  const card = page.locator("#contact dl");
  await expect(card.locator('a[href^="tel:+420"]')).toBeVisible();
  await expect(card.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(card).toContainText(WORDS[language].hours);
});

test("the footer leads home, to the sections, to the service, to the legal pages and to the team's mail @both", async ({
  page,
}) => {
  await page.goto("/terms");
  const footer = page.getByRole("contentinfo");
  const addresses = await footer
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const anchor of ["home", "team", "cars", "events", "gallery", "sponsors", "shop", "drift-taxi"])
    expect(addresses).toContain(`/#${anchor}`);
  const legal = ["/terms", "/withdrawal", "/guarantee", "/privacy", "/cookies", "/accessibility"];
  for (const path of legal) expect(addresses).toContain(path);
  expect(addresses.some((address) => address.startsWith("mailto:"))).toBe(true);
  expect(addresses.filter((address) => address.startsWith("https://")).length).toBeGreaterThanOrEqual(5);
});

test("settings that can't be read are waited for, then said with a way to try again", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/", { waitUntil: "networkidle" });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/settings?*", async (route) => {
    await held;
    await route.fulfill({ status: 200, contentType: "text/html", body: "<p>A captive portal</p>" });
  });
  // Settings are kept per language: the other language's have to be read.
  await page
    .locator(`a[hreflang="${words.other.toLowerCase()}"]`)
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page.getByRole("main").getByRole("status").first()).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.failed);
  await expect(page.getByText(words.reason)).toBeVisible();
  await page.unroute("**/api/settings?*");
  await page.getByRole("button", { name: words.again }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(words.failed);
  await expect(page.locator("#home")).toBeVisible();
});
