import { expect, test } from "vitest";
import { scriptsAfterPaint } from "./after-paint.ts";

const PAGE = `<head><link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload" href="/assets/list.js"/><link rel="modulepreload" href="/assets/root.js"/></head><body><main>Text</main><script type="module" async="">import "/assets/list.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
  
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");</script></body>`;

test("a page asks for its scripts after the first paint, all at once, and starts as the router would", async () => {
  const page = scriptsAfterPaint(PAGE);
  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page).toContain('<link rel="preload" href="/a.woff2" as="font"/>');
  const [, script = ""] = /<script type="module" async="">([^<]*)<\/script>/.exec(page) ?? [];
  expect(script).not.toMatch(/^\s*import[\s"]/m);

  const told = play(script);
  expect(told.asked).toEqual([]);
  await told.paint();
  expect(told.asked).toEqual(["/assets/list.js", "/assets/root.js", "/assets/page.js", "/assets/entry.js"]);
  expect(told.preloaded).toEqual(["/assets/list.js", "/assets/root.js"]);
  expect(told.modules).toEqual({ root: { is: "/assets/root.js" }, page: { is: "/assets/page.js" } });
});

test("a page in a tab that nobody sees does not wait for a paint that never comes", () => {
  const [, script = ""] =
    /<script type="module" async="">([^<]*)<\/script>/.exec(scriptsAfterPaint(PAGE)) ?? [];
  expect(play(script, true).asked).toHaveLength(3);
});

test("a page whose script is another is left alone", () => {
  const page = '<link rel="modulepreload" href="/a.js"/><script type="module" async="">start()</script>';
  expect(scriptsAfterPaint(page)).toBe(page);
});

/** Runs the script in a document of its own: what it asked for, and the paint that it may wait for. */
function play(script: string, hidden = false) {
  const asked: string[] = [];
  const preloaded: string[] = [];
  const window: { __reactRouterRouteModules?: object } = {};
  const frames: (() => void)[] = [];
  const document = {
    hidden,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  };
  const load = async (href: string) => {
    asked.push(href);
    return { is: href };
  };
  new Function(
    "window",
    "document",
    "load",
    "requestAnimationFrame",
    "setTimeout",
    script.replaceAll("import(", "load("),
  )(
    window,
    document,
    load,
    (frame: () => void) => frames.push(frame),
    (go: () => void) => go(),
  );
  return {
    asked,
    preloaded,
    get modules() {
      return window.__reactRouterRouteModules;
    },
    paint: async () => {
      for (const frame of frames) frame();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
