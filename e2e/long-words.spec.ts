import type { Page } from "@playwright/test";
import { caller } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";

/** As long as a title may be, and nowhere to break. */
const LONG = "Nejnezpravděpodobněji".repeat(12).slice(0, 250);

/** What a type calls itself, and where it is changed by. */
const NAMED: [type: string, field: string, key: "id" | "slug"][] = [
  ["team-members", "name", "id"],
  ["cars", "name", "slug"],
  ["events", "title", "id"],
  ["sponsors", "name", "id"],
  ["products", "name", "slug"],
  ["achievements", "title", "id"],
];
const PAGES = ["/", "/cars-gallery", "/events-calendar", "/shop", "/achievements-gallery", "/blog"];
const SCREENS = ["team", "cars", "events", "sponsors", "products", "achievements", "blog"];

type Stored = Record<string, string | number> & { translations: Record<string, Record<string, string>> };

test("a name of 250 letters without a blank pushes nothing out of the screen, on the site and in the back office @both", async ({
  adminPage: page,
  site,
}) => {
  test.slow();
  const call = await caller(site);
  const restore: (() => Promise<unknown>)[] = [];
  const texts = (slug: string) => ({ title: LONG, slug, summary: LONG, content: `<p>${LONG}</p>` });
  const slug = `long-${Date.now()}`;
  const { id } = (await call("POST", "/blog", {
    tags: "long",
    translations: { en: texts(`${slug}-en`), cs: texts(slug) },
  })) as { id: number };
  restore.push(() => call("DELETE", `/blog/${id}`));
  try {
    const detail: string[] = [`/blog/${slug}`];
    for (const [type, field, key] of NAMED) {
      const [first] = (await call("GET", `/${type}`)) as Stored[];
      if (!first) continue;
      const address = `/${type}/${first[key]}`;
      const { translations } = (await call("GET", address)) as Stored;
      const named = (name?: string) => ({
        translations: Object.fromEntries(
          ["en", "cs"].map((language) => [language, { [field]: name ?? translations[language]?.[field] }]),
        ),
      });
      restore.push(() => call("PUT", address, named()));
      await call("PUT", address, named(LONG));
      if (type === "cars") detail.push(`/car/${first.slug}`);
      if (type === "products") detail.push(`/product/${first.slug}`);
    }
    for (const path of [...PAGES, ...detail, ...SCREENS.map((screen) => `/admin/${screen}`)]) {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect.soft(page.getByText(LONG.slice(0, 40)).first(), path).toBeAttached();
      expect.soft(await outside(page), path).toEqual([]);
    }
  } finally {
    for (const each of restore) await each();
  }
});

/** What can be pressed and does not lie within the width of the screen, and the page itself where it scrolls sideways. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    /** Rows to push through, and stages, are wider than the screen by themselves. */
    const isPushedThrough = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
        isPushedThrough(element.parentElement));
    const found = [...document.querySelectorAll("main button, main a[href]")].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 1 && (left < -1 || right > width + 1) && !isPushedThrough(element);
    });
    const wide = document.documentElement.scrollWidth > width ? ["the page"] : [];
    return [...wide, ...found.map((element) => element.outerHTML.slice(0, 90))];
  });
}
