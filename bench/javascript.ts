import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { DESKTOP, type Fetched, visit, withBrowser } from "./lib/browser.ts";
import { startDemoSite } from "./lib/demo-site.ts";
import { atMost, type Figure, ROOT, type Row, run } from "./lib/row.ts";

/** Parts that load only where they are used. */
const ELSEWHERE = /admin|lightbox-view/;

export const javascript: Row = {
  name: "javascript",
  title: "JavaScript of a first visit to the home page, brotli",
  limit: "React, React DOM and the router alone, bundled by the same Vite",
  tried: [
    "Compressed when it is built (`scripts/precompress.ts`): before that, 550 KB went over the wire uncompressed.",
    "Few files (`scripts/chunks.ts`): ninety small ones took 178 KB, eight take 150 KB.",
    "A page's `clientLoader` is no file of its own.",
    "Icons are no code at all: pages refer to one sprite of all of them (11 KB, kept by the browser), the first screen's are in the document.",
    "The back office is a build of its own: the router's list of routes is half as long, and no code is shared with it.",
    "The home page's sections are a part that is loaded when the visitor begins to move (decision 0027): 61.4 KB over the limit became 39.4.",
    "Left: the frame with the query client, with texts in both languages, which are switched in place.",
  ],
  measure,
};

async function measure(): Promise<Figure[]> {
  const limit = await bareRouter();
  const site = await startDemoSite();
  try {
    const scripts = await withBrowser(async (browser) => {
      const { fetched, close } = await visit(browser, `${site.url}/`, DESKTOP);
      await close();
      return fetched.filter((one) => one.path.endsWith(".js"));
    });
    const sent = sum(scripts.map((one) => one.bytes));
    const compressed = sum(scripts.map(brotliSize));
    const strangers = scripts.filter((one) => ELSEWHERE.test(one.path)).map((one) => one.path);
    const detail = `${kb(compressed)} KB in ${scripts.length} files, the limit has ${kb(limit)} KB; ${kb(sent)} KB went over the wire, headers included`;
    return [
      atMost("more than the limit", kb(compressed - limit), 45, "KB", detail),
      atMost(
        "sent over what brotli makes of it",
        sent / compressed,
        1.1,
        "x",
        "header lines are the difference",
      ),
      atMost("files of the admin or the lightbox", strangers.length, 0, "files", strangers.join(", ")),
    ];
  } finally {
    await site.stop();
  }
}

async function bareRouter(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      target: "es2022",
      write: false,
      rolldownOptions: { input: join(ROOT, "bench/limit/bare-router.tsx") },
    },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  return sum(outputs.map((one) => (one.type === "chunk" ? brotliCompressSync(one.code).length : 0)));
}

function brotliSize({ path }: Fetched): number {
  return brotliCompressSync(readFileSync(join(ROOT, "build/client", path))).length;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function kb(bytes: number): number {
  return Math.round(bytes / 102.4) / 10;
}

if (import.meta.main) await run(javascript);
