import { mkdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "./chromium.ts";
import { adminShots } from "./screenshot-admin-pages.ts";
import { publicShots } from "./screenshot-pages.ts";
import type { Shot } from "./screenshot-shots.ts";
import { root } from "./setup.mjs";

const USAGE = `npm run screenshots -- [--url http://localhost:3000] [--part public,admin] [--only home,car]
                       [--widths 360,1440] [--languages cs,en] [--themes light,dark]
                       [--also parcel=/admin/orders/7,rider=/admin/days/3]
  Pictures of every page of a started site, and of its states, into screenshots/. The back office is taken where
  ADMIN_EMAIL and ADMIN_PASSWORD are set. An order is placed for each picture that shows one: \`confirmation\` goes with
  \`order-detail\`. --also takes further addresses of the back office. /styleguide is taken where the site is started for development. CHROMIUM_PATH names the browser.
`;

const DIALOG_HEIGHT = 1400;

const LEFT_OUT = "Back office left out: ADMIN_EMAIL and ADMIN_PASSWORD are not set\n";

const HEIGHTS: Record<number, number> = {
  320: 568,
  360: 780,
  390: 844,
  768: 1024,
  1440: 900,
  1920: 1080,
  2560: 1440,
};

const { values: asked } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:3000" },
    only: { type: "string" },
    also: { type: "string" },
    part: { type: "string", default: "public,admin" },
    widths: { type: "string", default: "360,768,1440,1920" },
    languages: { type: "string", default: "cs,en" },
    themes: { type: "string", default: "light,dark" },
    help: { type: "boolean" },
  },
});

const parts = asked.part.split(",");
/** Addresses of records, which no list of shots can name. */
const also: Shot[] = (asked.also?.split(",") ?? []).map((one) => {
  const [name = "", ...path] = one.split("=");
  return { name, path: path.join("=") };
});
const names = asked.only?.split(",").concat(also.map(({ name }) => name));
const widths = asked.widths.split(",").map(Number);
const languages = asked.languages.split(",") as ("cs" | "en")[];
/** Of the back office. */
const themes = asked.themes.split(",") as ("light" | "dark")[];

/** Everything below the first screen is fetched and revealed before the picture is taken. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await pause(60);
      // Lazy pictures are asked for by frames, which a busy machine makes late.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    scrollTo(0, 0);
  });
  await pictured(page, true);
}

/** Waits for the pictures in sight, of the whole page or of its first screen: a server makes each at its first asking. */
async function pictured(page: Page, whole: boolean): Promise<void> {
  await page.evaluate(async (whole) => {
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    // A lazy picture that is out of sight, as on a carousel's far side, is never fetched: no waiting for it.
    const inSight = [...document.images].filter((image) => {
      const { left, right, top } = image.getBoundingClientRect();
      const isAcross = right > 0 && left < innerWidth && (whole || top < innerHeight);
      return isAcross && image.checkVisibility({ visibilityProperty: true });
    });
    await Promise.race([
      Promise.all(inSight.map((image) => image.decode().catch(() => null))),
      pause(15_000),
    ]);
    await pause(200);
  }, whole);
}

/** A picture of a whole page has no bottom of a screen: bars that keep there lie where they belong, over nothing. */
async function layDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>("main *")) {
      const { position, bottom } = getComputedStyle(part);
      if (position === "sticky" && bottom !== "auto") part.style.position = "relative";
    }
  });
}

interface View {
  language: "cs" | "en";
  width: number;
  /** Of the back office; public pages have one look. */
  theme?: "light" | "dark";
  session?: Record<string, string>;
}

async function open(browser: Browser, { language, width, theme, session = {} }: View): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    hasTouch: width < 1000,
    isMobile: width < 500,
    locale: language === "cs" ? "cs-CZ" : "en-US",
    colorScheme: theme ?? "dark",
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "language", value: language, url: asked.url }]);
  const stored = { cookieConsent: "declined", language, ...session };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  return context.newPage();
}

async function take(browser: Browser, view: View, shots: Shot[]): Promise<void> {
  const wanted = shots.filter(
    ({ name, widths }) => (!names || names.includes(name)) && (widths?.includes(view.width) ?? true),
  );
  if (wanted.length === 0) return;
  const page = await open(browser, view);
  for (const shot of wanted) {
    const folder = `${shot.name}${view.theme ? "-admin" : ""}`;
    const file = `${view.language}-${view.width}${view.theme ? `-${view.theme}` : ""}.png`;
    const path = join("screenshots", folder, file);
    mkdirSync(join(root, "screenshots", folder), { recursive: true });
    try {
      await takeOne(page, shot, view, join(root, path));
      process.stdout.write(`${path}\n`);
    } catch (error) {
      // A site without orders has no order to open: the rest is taken all the same.
      process.exitCode = 1;
      process.stderr.write(`Not taken: ${path} (${String(error).split("\n")[0]})\n`);
    }
    await page.unrouteAll({ behavior: "ignoreErrors" }).catch(() => null);
  }
  await page.context().close();
}

/**
 * A window as tall as what is in it: bars that stick and targets for fingers are then pictured as they are, which the
 * browser's own picture of a whole page forgets.
 */
async function grow(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(300);
}

async function takeOne(page: Page, shot: Shot, { width, theme }: View, path: string): Promise<void> {
  const own = { width, height: shot.dialog ? DIALOG_HEIGHT : (HEIGHTS[width] ?? 900) };
  await page.setViewportSize(shot.screen && shot.screen !== "first" ? shot.screen : own);
  await shot.before?.(page);
  await page.goto(asked.url + shot.path, { timeout: 90_000 });
  await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => null);
  await shot.prepare?.(page);
  const whole = !shot.screen && !shot.dialog;
  if (whole) await settle(page);
  else await pictured(page, false);
  if (whole && theme) await grow(page, width);
  if (whole && !theme) await layDown(page);
  // The bar that stays on top would lie across a part that is taller than the screen.
  if (shot.part) {
    await page.locator("body > :is(a, header)").evaluateAll((bars: HTMLElement[]) => {
      for (const bar of bars) bar.style.visibility = "hidden";
    });
    await page.locator(shot.part).first().screenshot({ path });
  } else await page.screenshot({ path, fullPage: whole });
}

/** The browser's stored session of the administrator; null where none is named. */
async function signIn(): Promise<Record<string, string> | null> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  if (!email || !password) return null;
  const answer = await fetch(`${asked.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.status}`);
  const { accessToken, refreshToken, user } = await answer.json();
  return { accessToken, refreshToken, user: JSON.stringify(user) };
}

async function run(): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--font-render-hinting=none"],
  });
  try {
    for (const language of parts.includes("public") ? languages : []) {
      const shots = await publicShots(asked.url, language, names);
      for (const width of widths) await take(browser, { language, width }, shots);
    }
    for (const language of parts.includes("admin") ? languages : [])
      for (const width of widths)
        for (const theme of themes) {
          // One session for each: an access token lives shorter than all of them take.
          const session = await signIn();
          if (!session) return void process.stdout.write(LEFT_OUT);
          await take(browser, { language, width, theme, session }, [
            ...(await adminShots(asked.url)),
            ...also,
          ]);
        }
  } finally {
    await browser.close();
  }
}

if (asked.help) process.stdout.write(USAGE);
else await run();
