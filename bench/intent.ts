import type { Page } from "@playwright/test";
import { DESKTOP, type Fetched, PHONE, visit, withBrowser } from "./lib/browser.ts";
import { startDemoSite } from "./lib/demo-site.ts";
import { atMost, type Figure, type Row, run } from "./lib/row.ts";

/** How long a pointer rests on a link before it clicks, and a finger before it lets go, milliseconds. */
const REST_MS = 150;
/** How long a visitor looks at a link that was scrolled to, milliseconds: the first scroll brings its code (0027). */
const LOOK_MS = 1000;

/** From where to where; the first visible link of the page's main part, or of its navigation. */
const WAYS: [from: string, link: string][] = [
  ["/", "/cars-gallery"],
  ["/", "/events-calendar"],
  ["/", "/gallery"],
  ["/", "/shop"],
  ["/", "/blog"],
  ["/cars-gallery", "/car/"],
  ["/shop", "/product/"],
  ["/blog", "/blog/"],
  ["/", "/car/"],
  ["/", "/product/"],
  ["/", "/blog/"],
];

export const intent: Row = {
  name: "intent",
  title: "Requests that a click on a link still waits for: code, data, first picture",
  limit: `nothing: a count, after the pointer rested ${REST_MS} ms (touch: from press to release)`,
  tried: [
    "Data and first pictures are never waited for. What comes from the browser's own cache does not count.",
    "A link asks for the code and the style sheets of its page itself and at once (`kit/web/next-page.ts`): the router begins a tenth of a second later and leaves style sheets out.",
    "Links below the home page's first screen get their code with the first scroll (`docs/decisions/0027-the-first-visit.md`): the visitor looks at them for a second before pressing.",
    "The styles that a document brought are never asked for again, by whatever page of it.",
  ],
  measure,
};

async function measure(): Promise<Figure[]> {
  const site = await startDemoSite();
  try {
    return await withBrowser(async (browser) => {
      const figures: Figure[] = [];
      for (const [what, device] of [
        ["pointer", DESKTOP],
        ["touch", PHONE],
      ] as const) {
        const waits: string[] = [];
        let clicks = 0;
        for (const [from, link] of WAYS) {
          const { page, fetched, close } = await visit(browser, site.url + from, device);
          const waited = await follow(page, fetched, link, what === "touch");
          await close();
          if (waited === null) continue;
          clicks++;
          waits.push(...waited.map((path) => `${from} to ${link}: ${path}`));
        }
        const figure = atMost(`${what}, ${clicks} links`, waits.length, 0, "requests", waits.join("; "));
        figures.push(waits.length === 1 ? { ...figure, shown: "1 request" } : figure);
      }
      return figures;
    });
  } finally {
    await site.stop();
  }
}

/** Follows a link of the page; answers what was asked for after the click and is needed, null without such a link. */
async function follow(
  page: Page,
  fetched: Fetched[],
  link: string,
  touch: boolean,
): Promise<string[] | null> {
  await dismissCookies(page);
  const selector = link.endsWith("/") ? `main a[href^="${link}"]` : `a[href="${link}"]`;
  const target = page.locator(selector).filter({ visible: true }).first();
  if ((await target.count()) === 0) return null;
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOK_MS);
  const href = (await target.getAttribute("href")) ?? "";
  if (touch) {
    await target.dispatchEvent("touchstart");
    await page.waitForTimeout(REST_MS);
  } else {
    await target.hover();
    await page.waitForTimeout(REST_MS);
  }
  const before = fetched.length;
  if (touch) await target.tap();
  else await target.click();
  await page.waitForURL((url) => url.pathname === href);
  await page.locator("main h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  const firstPicture = await page.evaluate(firstPictureOnScreen);
  return fetched
    .slice(before)
    .filter(
      ({ type, url }) => type === "Script" || type === "Stylesheet" || isData(url) || url === firstPicture,
    )
    .map(({ path }) => path);
}

function isData(url: string): boolean {
  return new URL(url).pathname.startsWith("/api/");
}

async function dismissCookies(page: Page): Promise<void> {
  const only = page.getByRole("button", { name: /nezbytné|necessary/i });
  if (await only.count()) await only.first().click();
}

/** The largest picture of the first screen, as the browser chose it. Runs in the page. */
function firstPictureOnScreen(): string {
  const shown = [...document.querySelectorAll<HTMLImageElement>("main img")]
    .map((image) => ({ image, box: image.getBoundingClientRect() }))
    .filter(({ box }) => box.top < innerHeight && box.bottom > 0 && box.width > 0);
  shown.sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  return shown[0]?.image.currentSrc ?? "";
}

if (import.meta.main) await run(intent);
