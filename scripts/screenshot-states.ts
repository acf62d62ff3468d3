import type { Page } from "@playwright/test";
import { press, type Shot } from "./screenshot-shots.ts";

/** Where the states stand in for all of their kind: phones and a desk. */
const TWO = [360, 390, 1440];

const PHONE = { width: 360, height: 780 };
const SIDEWAYS = { width: 740, height: 360 };
const DESK = { width: 1440, height: 900 };

/** What a list's page shows while it loads, when it fails and when it has nothing. */
const LISTS = [
  { name: "cars", path: "/cars-gallery", api: "**/api/cars*" },
  { name: "events", path: "/events-calendar", api: "**/api/events*" },
  { name: "gallery", path: "/gallery", api: "**/api/gallery*" },
  { name: "achievements", path: "/achievements-gallery", api: "**/api/achievements*" },
  { name: "blog", path: "/blog", api: "**/api/blog**" },
  { name: "shop", path: "/shop", api: "**/api/products*" },
];

/** What the API answers with while there is nothing yet. */
const NOTHING: Record<string, unknown> = {
  "/api/blog": { posts: [], pagination: { page: 1, limit: 9, total: 0, totalPages: 0 } },
};

/**
 * Goes there from an open page, so that the page loads its own data in the browser. If the page's code fails to load
 * (a busy server), the router reloads the document, which already has the data: then the visit is tried again.
 */
const visit = (path: string, api: string) => async (page: Page) => {
  for (let tries = 1; ; tries++) {
    await hydrated(page);
    const opened = page.url();
    const asked = page.waitForRequest(api, { timeout: 10_000 }).catch(() => null);
    await page.evaluate((to) => {
      document.documentElement.dataset.visited = to;
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    const isAsked = (await asked) !== null;
    await page.waitForTimeout(2_500);
    const visited = await page.evaluate(() => document.documentElement.dataset.visited);
    if (isAsked && visited === path) return;
    if (tries === 3) throw new Error(`${path} has not asked for its data in the browser`);
    await page.goto(opened, { waitUntil: "networkidle" });
  }
};

/** Waits until React has gone through the page: it listens from then on. */
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber$")),
  );

const failing = (api: string) => (page: Page) =>
  page.route(api, (route) => route.fulfill({ status: 500, json: { message: "" } }));

const holding = (api: string) => (page: Page) => page.route(api, () => {});

const empty = (api: string) => (page: Page) =>
  page.route(api, (route) => route.fulfill({ json: NOTHING[new URL(route.request().url()).pathname] ?? [] }));

/** The cookie banner, as before the visitor has chosen. */
const unasked = async (page: Page) => {
  await page.evaluate(() => {
    localStorage.removeItem("cookieConsent");
    dispatchEvent(new StorageEvent("storage"));
  });
  await page.waitForTimeout(400);
};

/** States of pages that no address has. */
export function stateShots(): Shot[] {
  return [
    { name: "menu", path: "/", prepare: press(/^(Nabídka|Menu)$/), widths: [360, 390], screen: PHONE },
    { name: "home-sideways", path: "/", widths: [360], screen: SIDEWAYS },
    { name: "cookie-banner", path: "/", prepare: unasked, widths: [360, 390], screen: PHONE },
    { name: "cookie-banner", path: "/", prepare: unasked, widths: [1440], screen: DESK },
    { name: "car-unknown", path: "/car/no-such-car", widths: TWO },
    { name: "product-unknown", path: "/product/no-such-product", widths: TWO },
    { name: "post-unknown", path: "/blog/no-such-post", widths: TWO },
    { name: "order-unknown", path: "/order/1/no-such-key", widths: TWO },
    { name: "blog-no-match", path: "/blog?tag=no-such-tag", widths: TWO },
    ...LISTS.flatMap(({ name, path, api }) =>
      (
        [
          ["loading", holding],
          ["failed", failing],
          ["empty", empty],
        ] as const
      ).map(([state, answer]) => ({
        name: `${name}-${state}`,
        path: "/terms",
        before: answer(api),
        prepare: visit(path, api),
        widths: TWO,
      })),
    ),
  ];
}
