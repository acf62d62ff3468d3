import { afterEach, expect, test, vi } from "vitest";
import { startAfterPaint } from "./after-paint.ts";

/** What the router writes: addresses of scripts, its state, and a module that imports the page's routes. */
const ENTRY = "/assets/entry.js";
const LINKS = ["list", "entry", "shared", "root", "page"].map((name) => `/assets/${name}.js`);
const STATE = { type: "", text: "window.__reactRouterContext = {};" };
const MODULES = {
  type: "module",
  text: `import "/assets/list.js";import * as route0 from "/assets/root.js";import * as route1 from "/assets/page.js";import("${ENTRY}");`,
};
/** Shared files first, then those that the module names, last the one that hydrates the page. */
const REST = "what is below the first screen";
const ORDER = ["shared", "list", "root", "page", "entry"].map((name) => `/assets/${name}.js`);

afterEach(() => {
  vi.useRealTimers();
});

test("a page asks for its scripts after the first paint, all at once, and starts as the router would", async () => {
  const told = open();
  expect(told.appended).toEqual([STATE]);
  await told.pass(299);
  expect(told.preloaded).toEqual([]);
  told.paint();
  await told.pass(0);
  expect(told.preloaded).toEqual([REST, ...ORDER]);
  expect(told.evaluated).toEqual(ORDER);
  expect(told.appended).toEqual([STATE, MODULES]);
});

test("it waits for its first picture, too", async () => {
  const told = open({ picture: true });
  told.paint();
  await told.pass(100);
  expect(told.preloaded).toEqual([]);
  told.picture.resolve();
  await told.pass(0);
  expect(told.evaluated).toEqual(ORDER);
});

test("a picture that is broken is not waited for", async () => {
  const told = open({ picture: true });
  told.paint();
  told.picture.reject(new Error("The source image cannot be decoded."));
  await told.pass(0);
  expect(told.evaluated).toEqual(ORDER);
});

test("a page whose paint never comes starts 300 ms after it was read", async () => {
  const told = open();
  await told.pass(299);
  expect(told.evaluated).toEqual([]);
  await told.pass(1);
  expect(told.evaluated).toEqual(ORDER);
});

test("a page in a tab that nobody sees starts at once", async () => {
  const told = open({ hidden: true });
  await told.pass(0);
  expect(told.evaluated).toEqual(ORDER);
});

for (const event of ["pointerdown", "touchstart", "keydown", "visibilitychange"])
  test(`${event} starts a page at once, and once only`, async () => {
    const told = open();
    told.happen(event);
    await told.pass(0);
    expect(told.evaluated).toEqual(ORDER);
    told.paint();
    await told.pass(1000);
    expect(told.evaluated).toEqual(ORDER);
  });

test("a script that does not come is asked for again, and what needs it waits", async () => {
  const told = open();
  told.failing.set("/assets/root.js", 2);
  told.paint();
  await told.pass(0);
  await told.pass(500);
  await told.pass(999);
  expect(told.evaluated).toEqual(ORDER.slice(0, 2));
  await told.pass(1);
  expect(told.evaluated).toEqual(ORDER);
});

test("a page without the router's scripts is left alone", async () => {
  const told = open({ empty: true });
  told.paint();
  await told.pass(1000);
  expect(told.appended).toEqual([]);
  expect(told.evaluated).toEqual([]);
});

/** Runs the page's script in a document of its own, whose paint, clock and network are the test's. */
function open({ hidden = false, picture = false, empty = false } = {}) {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const preloaded: string[] = [];
  const evaluated: string[] = [];
  const failing = new Map<string, number>();
  const listeners = new Map<string, () => void>();
  const decoded = Promise.withResolvers<void>();
  const appended: object[] = [];
  let paint = () => {};
  const request = async (href: string) => {
    const failures = failing.get(href) ?? 0;
    failing.set(href, failures - 1);
    if (failures > 0) throw new TypeError("Failed to fetch");
    evaluated.push(href);
  };
  const written: Record<string, object[]> = {
    link: LINKS.map((href) => ({ getAttribute: () => href })),
    script: [STATE, MODULES],
  };
  const parts = {
    document: {
      hidden,
      currentScript: { previousElementSibling: { textContent: "the router's scripts" } },
      createRange: () => ({
        createContextualFragment: () => ({
          children: empty ? [] : [{ content: { querySelectorAll: (name: string) => written[name] } }],
        }),
      }),
      createElement: () => ({}),
      head: {
        append: (part: { href?: string }) => (part.href ? preloaded.push(part.href) : appended.push(part)),
      },
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
    fetch: request,
  };
  // As text, the way it comes into the page.
  new Function(...Object.keys(parts), "load", "bring", `(${startAfterPaint})("${ENTRY}", load, bring)`)(
    ...Object.values(parts),
    request,
    async () => void preloaded.push(REST),
  );
  return {
    preloaded,
    evaluated,
    failing,
    picture: decoded,
    appended,
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
