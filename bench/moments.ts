/**
 * Plays the site's moments on a slow phone (CPU throttled four times) and prints what the browser's trace says of
 * each: `node bench/moments.ts [--url http://localhost:3000]`. Dropped frames depend on the machine; what must hold
 * everywhere is that only transforms and opacity move, and that nothing moves under reduced motion.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { addToCart, fillCheckout, SHOP_WORDS } from "../e2e/shop-steps.ts";
import { findChromium } from "../scripts/chromium.ts";

const { values: asked } = parseArgs({
  options: { url: { type: "string", default: "http://localhost:3000" } },
});
const QUIET = new Set(["transform", "opacity", "translate", "scale", "rotate", "visibility"]);

interface Moment {
  name: string;
  path: string;
  /** Brings the page to where the moment begins. */
  before?: (page: Page) => Promise<unknown>;
  play: (page: Page) => Promise<unknown>;
}

const into = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

const moments: Moment[] = [
  { name: "first screen", path: "about:blank", play: (page) => page.goto(asked.url, { waitUntil: "load" }) },
  {
    name: "carousel",
    path: "/",
    before: into("[aria-roledescription]"),
    play: (page) =>
      page.locator("[aria-roledescription] ~ * button, [aria-roledescription] button").last().click(),
  },
  { name: "counters", path: "/", play: into("#about") },
  { name: "timeline", path: "/achievements-gallery", play: scrollThrough },
  {
    name: "lightbox",
    path: "/gallery",
    play: (page) => page.locator("main a:has(img), main button:has(img)").first().click(),
  },
  {
    name: "into the cart",
    path: "/shop",
    play: (page) =>
      page
        .locator("main button")
        .filter({ hasText: /cart|koš/i })
        .first()
        .click(),
  },
  {
    name: "confirmation",
    path: "/product/team-cap",
    before: async (page) => {
      await addToCart(page, "Add to Cart: Team Cap");
      await page.goto(`${asked.url}/checkout`, { waitUntil: "load" });
      await fillCheckout(page, SHOP_WORDS.en);
    },
    play: async (page) => {
      await page.getByRole("button", { name: SHOP_WORDS.en.order }).click();
      await page.getByRole("heading", { level: 1, name: SHOP_WORDS.en.thanks }).waitFor();
    },
  },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
process.stdout.write("moment         frames dropped longest-task  animated\n");
let loud = 0;
for (const moment of moments) {
  process.stdout.write(`${await played(moment)}\n`);
  loud += await movingWhenQuiet(moment);
}
await browser.close();
process.exitCode = loud > 0 ? 1 : 0;

async function open(moment: Moment, reducedMotion: "reduce" | "no-preference"): Promise<[Page, CDPSession]> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: "en-GB",
    reducedMotion,
  });
  await context.addInitScript(() => localStorage.setItem("cookieConsent", "declined"));
  await context.addCookies([{ name: "language", value: "en", url: asked.url }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (moment.path !== "about:blank") {
    await page.goto(asked.url + moment.path, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1000);
    await moment.before?.(page);
  }
  return [page, session];
}

async function played(moment: Moment): Promise<string> {
  const [page, session] = await open(moment, "no-preference");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await browser.startTracing(page, {
    categories: [
      "devtools.timeline",
      "disabled-by-default-devtools.timeline",
      "disabled-by-default-devtools.timeline.frame",
    ],
  });
  await moment.play(page);
  const animated = await watched(page, 1500);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await page.context().close();
  const count = (name: string) => traceEvents.filter((event) => event.name === name).length;
  const longest =
    Math.max(0, ...traceEvents.filter(({ name }) => name === "RunTask").map(({ dur = 0 }) => dur)) / 1000;
  const others = animated.filter((property) => !QUIET.has(property));
  return `${moment.name.padEnd(14)} ${String(count("DrawFrame")).padStart(6)} ${String(count("DroppedFrame")).padStart(7)} ${longest.toFixed(0).padStart(9)} ms  ${animated.join(", ") || "nothing"}${others.length > 0 ? `  (not on the compositor: ${others.join(", ")})` : ""}`;
}

/** Under reduced motion: how many properties move all the same, printed. */
async function movingWhenQuiet(moment: Moment): Promise<number> {
  const [page] = await open(moment, "reduce");
  await moment.play(page);
  const moving = await watched(page, 800);
  await page.context().close();
  if (moving.length > 0)
    process.stdout.write(`${"".padEnd(14)} moves under reduced motion: ${moving.join(", ")}\n`);
  return moving.length;
}

/** The properties that animations and transitions longer than a blink change during `ms`. */
function watched(page: Page, ms: number): Promise<string[]> {
  return page.evaluate(async (span) => {
    const seen = new Set<string>();
    const end = performance.now() + span;
    while (performance.now() < end) {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) < 50) continue;
        for (const frame of effect.getKeyframes())
          for (const name of Object.keys(frame))
            if (!["offset", "computedOffset", "easing", "composite"].includes(name)) seen.add(name);
      }
      await new Promise(requestAnimationFrame);
    }
    return [...seen].sort();
  }, ms);
}

interface TraceEvent {
  name: string;
  dur?: number;
}

async function scrollThrough(page: Page): Promise<void> {
  for (let i = 0; i < 8; i++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(100);
  }
}
