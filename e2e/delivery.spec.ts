import type { Page } from "@playwright/test";
import { screenSizes } from "../bench/back-office.ts";
import { expect, test } from "./fixtures.ts";

/** Collects the paths of the style sheets, scripts and API reads that a page asks for from now on. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(css|js)$/.test(pathname) || pathname.startsWith("/api/")) asked.push(pathname);
  });
  return asked;
}

const sheets = (paths: string[]) => paths.filter((path) => path.endsWith(".css"));

test("a first visit asks for no style sheet, and each page is styled as it is when it is come to", async ({
  page,
}) => {
  const asked = watch(page);
  const looks: Map<string, string>[] = [];
  for (const path of ["/shop", "/blog", "/cars-gallery", "/login"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(sheets(asked), path).toEqual([]);
    looks.push(await lookOf(page));
  }

  // The same pages within one document, which brought the styles of its first page alone.
  await page.goto("/shop");
  await page.waitForLoadState("networkidle");
  for (const [index, path] of ["/shop", "/blog", "/cars-gallery", "/login"].entries()) {
    if (index > 0) await moveTo(page, path);
    const [before, now] = [looks[index], await lookOf(page)];
    const shared = [...now.keys()].filter((part) => before?.has(part));
    expect(shared.length, path).toBeGreaterThan(20);
    for (const part of shared) expect(now.get(part), `${path}: ${part}`).toBe(before?.get(part));
  }
  expect(sheets(asked)).toHaveLength(new Set(sheets(asked)).size);
});

test("the home page links the styles of what is below its first screen once, also for the next page", async ({
  page,
}) => {
  await page.goto("/shop");
  await page.waitForLoadState("networkidle");
  const shop = await lookOf(page);
  const asked = watch(page);
  await page.goto("/");
  const document = await (await page.request.get("/")).text();
  expect(document.indexOf('id="hero-title"')).toBeLessThan(document.indexOf('<link rel="stylesheet"'));
  await expect(page.locator("#contact")).toHaveCSS("position", "relative");
  expect(sheets(asked).length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await moveTo(page, "/shop");
  await expect(page.locator("#hero-title")).toHaveCount(0);
  const now = await lookOf(page);
  const shared = [...now.keys()].filter((part) => shop.has(part));
  expect(shared.length).toBeGreaterThan(20);
  for (const part of shared) expect(now.get(part), part).toBe(shop.get(part));
  expect(sheets(asked)).toHaveLength(new Set(sheets(asked)).size);
});

/** `__reactRouterManifest` is the router's own (docs/decisions/0046-tricks-measured.md): an upgrade may change it. */
test("the document lists each page's code, which links fetch before they are clicked", async ({ page }) => {
  await page.goto("/blog");
  await page.waitForLoadState("networkidle");
  const shop = await page.evaluate(() => {
    const { routes } = (window as { __reactRouterManifest?: { routes: Record<string, { path?: string }> } })
      .__reactRouterManifest ?? { routes: {} };
    return Object.values(routes).find(({ path }) => path === "shop");
  });
  expect(shop).toMatchObject({ id: expect.any(String), module: expect.stringMatching(/^\/assets\/.*\.js$/) });
  expect(shop).toHaveProperty("imports");
  expect(shop).toHaveProperty("css");
});

test("an icon has the colour of its text, and is there without scripts", async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const sprite = page.waitForResponse((response) => /icons-[^/]*\.svg$/.test(response.url()));
  await page.goto(site.url);
  expect((await sprite).status()).toBe(200);
  const [fill, color] = await page
    .locator("footer svg:has(use)")
    .first()
    .evaluate((icon) => [getComputedStyle(icon).fill, getComputedStyle(icon).color]);
  expect(fill).toBe(color);
  await page.close();
});

test("a screen of the back office brings the scripts that it uses, the first one least", () => {
  const sizes = screenSizes();
  const kb = (path: string) => Math.round((sizes[path] ?? Number.NaN) / 1024);
  expect(kb("/admin")).toBeLessThanOrEqual(220);
  // Its list comes without the editor of texts.
  expect(kb("/admin/blog")).toBeLessThanOrEqual(320);
  expect(Object.entries(sizes).filter(([, bytes]) => bytes > 330 * 1024)).toEqual([]);
});

test("the back office's styles stay there", async ({ page }) => {
  for (const path of ["/", "/login", "/product/drift-taxi"]) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain("<style data-precedence");
    expect(html, path).not.toContain("mantine");
    expect(html, path).not.toContain("features/order-management/web/admin");
  }
});

test.describe("a page asks for its scripts after its first paint", () => {
  const ready = (page: Page) => page.locator("main button:not([aria-disabled])").first();

  test("and names none before", async ({ page }) => {
    const html = await (await page.request.get("/")).text();
    // Browsers that run scripts read what stands there as text.
    const read = html.replace(/<noscript>.*?<\/noscript>/gs, "");
    expect(read).not.toContain('rel="modulepreload"');
    expect(read).not.toMatch(/<script type="module"[^>]*>\s*import[\s"]/);
    expect(html).toMatch(/<link rel="preload"[^>]*as="font"/);
  });

  test("and asks for none before, whatever stands in its document", async ({ browser, site }) => {
    const page = await browser.newPage();
    const asked = watch(page);
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
      window.setTimeout = (() => 0) as unknown as typeof setTimeout;
    });
    await page.goto(site.url, { waitUntil: "load" });
    await expect(page.locator("#hero-title")).toBeVisible();
    expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);
    await page.keyboard.press("Tab");
    await expect.poll(() => asked.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(4);
    await page.close();
  });

  test("by no clock of its own", async ({ context }) => {
    const page = await context.newPage();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto("/shop");
    await expect(ready(page)).toBeVisible();
  });

  test("or a moment later, where no paint is told", async ({ context }) => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
    await page.goto("/shop");
    await expect(ready(page)).toBeVisible();
  });

  test("or when it is pressed, where there is neither a paint nor a clock", async ({ context }) => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = watch(page);
    await page.goto("/shop");
    await page.waitForTimeout(500);
    expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);
    await page.getByRole("heading", { level: 1 }).click();
    await expect(ready(page)).toBeVisible();
  });
});

test.describe("a network that fails for a moment", () => {
  test.use({ expectedFaults: [/^(console: Failed to load resource|503 |net::ERR_FAILED )/] });

  test("keeps no page from being hydrated", async ({ page }) => {
    const failed = new Map<string, number>();
    await page.route("**/assets/*.js", (route) => {
      const { pathname } = new URL(route.request().url());
      const times = failed.get(pathname) ?? 0;
      failed.set(pathname, times + 1);
      if (times === 0) return route.abort();
      if (times === 1) return route.fulfill({ status: 503, body: "" });
      return route.continue();
    });
    await page.goto("/shop");
    await page.locator("main button:not([aria-disabled])").first().click();
    await expect(page.getByRole("region", { name: /košíku|cart/i })).toBeVisible();
    expect(failed.size).toBeGreaterThan(5);
  });
});

for (const [from, link] of [
  ["/", "/shop"],
  ["/shop", "/product/"],
  ["/blog", "/blog/"],
  ["/cars-gallery", "/car/"],
] as const) {
  test(`a click waits for nothing after the pointer rested on a link: ${from} to ${link}`, async ({
    page,
  }) => {
    await page.goto(from);
    await page.waitForLoadState("networkidle");
    const asked = watch(page);
    const selector = link.endsWith("/") ? `main a[href^="${link}"]` : `main a[href="${link}"]`;
    const target = page.locator(selector).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    asked.length = 0;
    await target.dispatchEvent("pointerover");
    await expect.poll(() => asked.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(500);
    asked.length = 0;
    await target.click();
    await page.waitForURL((url) => url.pathname.startsWith(link));
    await expect(page.locator("main h1").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
  });
}

test("a click on the way home waits for no code after the pointer rested on it, that of its later part either", async ({
  page,
}) => {
  await page.goto("/shop");
  await page.waitForLoadState("networkidle");
  const asked = watch(page);
  const scripts = () => asked.filter((path) => path.endsWith(".js"));
  const target = page
    .locator("header")
    .locator('a[href^="/#"], a[href="/"]')
    .filter({ visible: true })
    .first();
  await target.dispatchEvent("pointerover");
  await expect.poll(scripts).toContainEqual(expect.stringContaining("/home-sections-"));
  await page.waitForLoadState("networkidle");
  asked.length = 0;
  await target.click();
  await expect(page.locator("#contact form")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(scripts()).toEqual([]);
});

/** Follows a link to a path inside the document; one is put there where the page has none that is seen. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("main h1").first()).toBeVisible();
}

/** What style sheets decide, by the classes of the parts of a page. */
async function lookOf(page: Page): Promise<Map<string, string>> {
  await expect(page.locator("main output")).toHaveCount(0);
  const looks = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll("header, header *, main, main *, footer, footer *")]
      .filter((element) => element.className && !element.closest("svg, [hidden]"))
      .map((element) => {
        const { display, position, color, backgroundColor, fontSize, padding } = getComputedStyle(element);
        const look = [display, position, color, backgroundColor, fontSize, padding].join(" ");
        return [`${element.tagName} ${element.className}`, look] as const;
      });
  });
  // The first of its kind: others may be the last of a row.
  return new Map(looks.reverse());
}
