import { afterEach, expect, test, vi } from "vitest";
import { scriptsAfterPaint as rewritten } from "./after-paint.ts";
import { ownScripts } from "./own-scripts.ts";

const MARK = "a-mark";
const scriptsAfterPaint = (html: string) => ownScripts(rewritten(html, MARK), MARK).html;

const PAGE = `<head><link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload" href="/assets/list.js" nonce="${MARK}"/><link rel="modulepreload" href="/assets/entry.js" nonce="${MARK}"/><link rel="modulepreload" href="/assets/shared.js" nonce="${MARK}"/><link rel="modulepreload" href="/assets/root.js" nonce="${MARK}"/></head><body><main>Text</main><script nonce="${MARK}" type="module" async="">import "/assets/list.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
  
  window.__reactRouterRouteModules = {"root":route0,"features/page":route1};

import("/assets/entry.js");</script></body>`;

const ORDER = ["shared", "list", "root", "page", "entry"].map((name) => `/assets/${name}.js`);

afterEach(() => {
  vi.useRealTimers();
});

test("a page asks for its scripts after the first paint, all at once, and starts as the router would", async () => {
  const page = scriptsAfterPaint(PAGE);
  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page).toContain('<link rel="preload" href="/a.woff2" as="font"/>');

  const told = open(page);
  await told.pass(299);
  expect(told.preloaded).toEqual([]);
  told.paint();
  await told.pass(0);
  expect(told.preloaded).toEqual(ORDER);
  expect(told.evaluated).toEqual(ORDER);
  expect(told.modules()).toEqual({
    root: { is: "/assets/root.js" },
    "features/page": { is: "/assets/page.js" },
  });
});

test("it waits for its first picture, too", async () => {
  const told = open(scriptsAfterPaint(PAGE), { picture: true });
  told.paint();
  await told.pass(100);
  expect(told.preloaded).toEqual([]);
  told.picture.resolve();
  await told.pass(0);
  expect(told.evaluated).toEqual(ORDER);
});

test("a picture that is broken is not waited for", async () => {
  const told = open(scriptsAfterPaint(PAGE), { picture: true });
  told.paint();
  told.picture.reject(new Error("The source image cannot be decoded."));
  await told.pass(0);
  expect(told.evaluated).toEqual(ORDER);
});

test("a page whose paint never comes starts 300 ms after it was read", async () => {
  const told = open(scriptsAfterPaint(PAGE));
  await told.pass(299);
  expect(told.evaluated).toEqual([]);
  await told.pass(1);
  expect(told.evaluated).toEqual(ORDER);
});

test("a page in a tab that nobody sees starts at once", async () => {
  const told = open(scriptsAfterPaint(PAGE), { hidden: true });
  await told.pass(0);
  expect(told.evaluated).toEqual(ORDER);
});

for (const event of ["pointerdown", "touchstart", "keydown", "visibilitychange"])
  test(`${event} starts a page at once, and once only`, async () => {
    const told = open(scriptsAfterPaint(PAGE));
    told.happen(event);
    await told.pass(0);
    expect(told.evaluated).toEqual(ORDER);
    told.paint();
    await told.pass(1000);
    expect(told.evaluated).toEqual(ORDER);
  });

test("a script that does not come is asked for again, and what needs it waits", async () => {
  const told = open(scriptsAfterPaint(PAGE));
  told.failing.set("/assets/root.js", 2);
  told.paint();
  await told.pass(0);
  await told.pass(500);
  await told.pass(999);
  expect(told.evaluated).toEqual(ORDER.slice(0, 2));
  await told.pass(1);
  expect(told.evaluated).toEqual(ORDER);
});

test("a page whose script is another is left alone", () => {
  const page = '<link rel="modulepreload" href="/a.js"/><script type="module" async="">start()</script>';
  expect(scriptsAfterPaint(page)).toBe(page);
});

/** Runs the page's script in a document of its own, whose paint, clock and network are the test's. */
function open(page: string, { hidden = false, picture = false } = {}) {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const [, script = ""] = /<script type="module" async="">([^<]*)<\/script>/.exec(page) ?? [];
  expect(script).not.toMatch(/^\s*import[\s"]/m);
  const preloaded: string[] = [];
  const evaluated: string[] = [];
  const failing = new Map<string, number>();
  const listeners = new Map<string, () => void>();
  const decoded = Promise.withResolvers<void>();
  const window: { __reactRouterRouteModules?: object } = {};
  let paint = () => {};
  const parts = {
    window,
    document: {
      hidden,
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => preloaded.push(href) },
      querySelector: () => (picture ? { decode: () => decoded.promise } : null),
      addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
    },
    PerformanceObserver: class {
      constructor(seen: () => void) {
        paint = seen;
      }
      observe() {}
    },
    IntersectionObserver: class {
      readonly seen: () => void;
      constructor(seen: () => void) {
        this.seen = seen;
      }
      observe() {
        this.seen();
      }
    },
    load: async (href: string) => {
      const failures = failing.get(href) ?? 0;
      failing.set(href, failures - 1);
      if (failures > 0) throw new TypeError("Failed to fetch dynamically imported module");
      evaluated.push(href);
      return { is: href };
    },
  };
  new Function(...Object.keys(parts), script.replaceAll("import(", "load("))(...Object.values(parts));
  return {
    preloaded,
    evaluated,
    failing,
    picture: decoded,
    modules: () => window.__reactRouterRouteModules,
    paint: () => paint(),
    happen: (event: string) => listeners.get(event)?.(),
    /** Lets milliseconds pass by the clock, and all that follows from it happen. */
    pass: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("what got into a page by injection is never among the scripts that it asks for", () => {
  const injected = '<link rel="modulepreload" href="/media/evil.js"/>';
  const script =
    '<script type="module" async="">import "/media/evil.js";\nimport("/media/evil.js");</script><main>';
  const page = scriptsAfterPaint(PAGE.replace("</head>", `${injected}</head>`).replace("<main>", script));
  const [, ours] = /import "\/media\/evil.js";[\s\S]*?<\/script>([\s\S]*)/.exec(page) ?? [];
  expect(ours).toContain('"/assets/entry.js"');
  expect(ours).not.toContain("evil");
});
