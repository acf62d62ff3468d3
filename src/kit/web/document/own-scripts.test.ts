import { expect, test } from "vitest";
import { ownScripts } from "./own-scripts.ts";

const MARK = "4c9a1f0e-own";
const own = (text: string) => `<script nonce="${MARK}">${text}</script>`;

test("of all scripts in a page only those that carry the mark are ours, and no mark is left", () => {
  const html = [
    own("one()"),
    "<script>injected()</script>",
    '<script nonce="">injected()</script>',
    '<script nonce="guessed">injected()</script>',
    '<script type="module" async="">import "/assets/injected.js"</script>',
    `<script nonce="${MARK}" src="/assets/file.js"></script>`,
    `<link rel="modulepreload" href="/assets/a.js" nonce="${MARK}"/>`,
    `<script nonce="${MARK}" type="module" async="">two()</script>`,
  ].join("<p>text</p>");
  const found = ownScripts(html, MARK);
  expect(found.scripts).toEqual(["one()", "two()"]);
  expect(found.html).not.toContain(MARK);
  expect(found.html).toContain("<script>one()</script>");
});

test("a script that is left open before ours makes its own text none of ours", () => {
  const { scripts } = ownScripts(`<script>injected(); ${own("one()")}`, MARK);
  expect(scripts).toEqual(["one()"]);
});
