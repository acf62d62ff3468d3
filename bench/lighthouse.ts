import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../scripts/chromium.ts";
import { picturesSettled } from "./lib/browser.ts";
import { startDemoSite } from "./lib/demo-site.ts";
import { median } from "./lib/rounds.ts";
import { type Figure, ROOT, type Row, run } from "./lib/row.ts";

const call = promisify(execFile);

/** Fetched when it is asked for: 114 packages of 176 MB would double every `npm ci`. */
const VERSION = "13.5.0";
const FOLDER = join(ROOT, ".cache/bench/lighthouse");
const RUNS = 5;
/** The machines that measure have no graphics hardware: without a card, emulated on the same cores, pages compose faster. */
const CHROME_FLAGS = "--headless --no-sandbox --disable-gpu";
const PATIENCE_MS = 180_000;

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  score: number | null;
  numericValue?: number;
  title: string;
  /** Of `network-requests`: what the page asked for. */
  details?: { items?: { url: string; resourceType?: string }[] };
}

/** Of the largest paint, in milliseconds: the home page is what most see first. */
const lcpBar = (path: string) => (path === "/" ? 1200 : 1800);
const METRICS = [
  { audit: "largest-contentful-paint", name: "LCP", bar: lcpBar, unit: "ms" },
  { audit: "cumulative-layout-shift", name: "CLS", bar: () => 0, unit: "" },
  { audit: "total-blocking-time", name: "TBT", bar: () => 50, unit: "ms" },
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

export const lighthouse: Row = {
  name: "lighthouse",
  title: "Lighthouse, mobile preset: performance, accessibility, best practices, SEO",
  limit: "nothing: scores of 100; the median of five runs, on this machine as busy as it is",
  tried: [
    "A page brings its style sheets in its head (`kit/web/document/inlined-styles.tsx`): each blocking one cost a connection and a round trip of the preset's slow network. The first paint of the shop fell from 2.2 s to 0.9 s.",
    "A page asks for its scripts after its first paint and its first picture (`kit/web/document/after-paint.ts`): the largest paint shared the slow network with 140 KB that it does not need. With scripts preloaded at low priority it took 2.6 to 3.0 s on every page, scores of 88 to 96.",
    "Hydrating the home page is many small tasks (decision 0027): files evaluated one by one, the first formatter made while the network works, code compiled as it arrives. By the time of its own thread, four times slower, the home page blocked 0 ms instead of 53 (median of eight, on a busy machine).",
    "Hydrating a page no longer lays it out: an observer tells the reveals where they are, so they need not ask, and the cookie banner's room is no custom property of the document, for which every element was styled anew.",
    "The home page laid out 1,538 boxes before its first paint and committed its hydration in one task of 27 ms; now 252, and section by section. Home rose from 86 to 96, its TBT fell from 527 ms to the figure above (decision 0027, last part).",
    "The language data of the first formatter was woken while scripts were compiled: 55 ms of wall-clock time for 13 ms of work. Woken before they were asked for, the shop rose from 96 to 99; now it wakes in three tasks. In the page's head it made reading the page one long task, which Lighthouse counts though nothing is painted yet.",
    "The query client's timers (34 on the home page) share one, and nobody asks where the page is scrolled while it is being hydrated: in single loads of the five pages no task after the first paint took longer than 11 ms of its own thread's time, where 12.5 begin to count, but for one of 13 to 15 ms on the shop.",
    "Data in the asked language alone, well compressed bytes that outlive a minute, and AVIF pictures brought the largest paint of all five pages from 1.7–2.0 s to 1.5–1.7 s.",
    "What is left of TBT follows the machine: Lighthouse counts four times a task's wall-clock time, that of reading and styling the page included though nothing is painted yet, and on two cores these wait as long again as they work. Without an emulated graphics card (`--disable-gpu`) the same build took 91 instead of 131 ms on home and 62 instead of 126 on the shop; single runs after that: home 51 and 167, product 20 and 97, shop 24 and 138.",
    "On 27 November 2026 the commit that had been measured with 100 and 34 ms on home (d1b35b64) took 220 ms on the same machine, this one 241, in turn: three runs each.",
    "Laying the page out in the task that has read it made that task longer than it saved: home rose from 97 to 191 ms, and it was left out.",
    "The home page's largest paint shared the line with 54 KB of fonts, two style sheets, the sprite and the manifest: ten requests, now five, of 59 instead of 126 KB (decision 0027). By Lighthouse's model it fell from 1.69 to 1.08 s.",
    "A rule about whatever follows whatever had all of the home page styled anew when the cookie banner came, and two files of rarer letters had all of it laid out again: by the time of its own thread, four times slower, home blocked 36 instead of 105 ms, and 18 with one part shown a frame (decision 0027).",
    "A font that comes after the first paint can break a title elsewhere, which is all that is left of layout shift; Chromium waits for preloaded fonts for a tenth of a second.",
  ],
  measure,
};

async function* measure(): AsyncGenerator<Figure> {
  const program = await install();
  const site = await startDemoSite();
  try {
    const paths = await pages(site.url);
    // Small pictures are made after their first visitor, who is not the one measured.
    for (const path of paths) {
      await picturesSettled(picturesOf(await look(program, site.url + path)));
    }
    for (const path of paths) {
      const reports: Report[] = [];
      for (let round = 0; round < RUNS; round++) reports.push(await look(program, site.url + path));
      yield* figuresOf(path, reports);
    }
  } finally {
    await site.stop();
  }
}

async function pages(url: string): Promise<string[]> {
  const get = async (path: string) => (await fetch(`${url}/api${path}`)).json();
  const [car] = (await get("/cars")) as { slug: string }[];
  const [product] = (await get("/products")) as { slug: string }[];
  const { posts } = (await get("/blog")) as { posts: { slug: string }[] };
  return ["/", `/car/${car?.slug}`, "/shop", `/product/${product?.slug}`, `/blog/${posts[0]?.slug}`];
}

async function install(): Promise<string> {
  const program = join(FOLDER, "node_modules/lighthouse/cli/index.js");
  if (existsSync(program)) return program;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, "package.json"), "{}");
  await call("npm", ["install", `lighthouse@${VERSION}`, "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: FOLDER,
  });
  return program;
}

async function look(program: string, url: string): Promise<Report> {
  const file = join(FOLDER, "report.json");
  const flags = ["--output=json", `--output-path=${file}`, "--quiet", `--chrome-flags=${CHROME_FLAGS}`];
  await call(process.execPath, [program, url, ...flags], {
    env: { ...process.env, CHROME_PATH: findChromium() ?? "" },
    timeout: PATIENCE_MS,
  });
  return JSON.parse(await readFile(file, "utf8"));
}

function picturesOf({ audits }: Report): string[] {
  const asked = audits["network-requests"]?.details?.items ?? [];
  return asked.filter(({ resourceType }) => resourceType === "Image").map(({ url }) => url);
}

function figuresOf(path: string, reports: Report[]): Figure[] {
  const scores = CATEGORIES.map((name) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0))),
  );
  const metrics = METRICS.map(({ audit, name, bar: barOf, unit }): Figure => {
    const bar = barOf(path);
    const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    const shown = unit ? `${Math.round(value)} ${unit}` : value.toFixed(3);
    return {
      what: `${path}: ${name}`,
      value,
      shown,
      bar: `at most ${bar} ${unit}`.trim(),
      met: value <= bar,
    };
  });
  const least = Math.min(...scores);
  const all: Figure = {
    what: path,
    value: least,
    shown: scores.join(" / "),
    bar: "100 / 100 / 100 / 100",
    met: least === 100,
    detail: faults(reports),
  };
  return [all, ...metrics];
}

/** What cost points in the last run, by the audits' titles. */
function faults(reports: Report[]): string {
  const report = reports.at(-1);
  if (!report) return "";
  const weighed = CATEGORIES.flatMap((name) => report.categories[name]?.auditRefs ?? []);
  const lost = weighed.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9);
  return lost.map(({ id }) => report.audits[id]?.title).join("; ");
}

if (import.meta.main) await run(lighthouse);
