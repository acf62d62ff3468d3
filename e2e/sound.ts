import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";

/** `axe.source` is twice as long, and each document that is judged has to read it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** No axe violation, one h1, no horizontal scroll: what every page owes. With `rules`, only these of axe's. */
export async function expectSound(page: Page, rules?: string[]): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "pixels of horizontal scroll").toBeLessThanOrEqual(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await violations(page, rules)).toEqual([]);
}

/**
 * What axe has against the page, as `rule: elements (why)`; all rules unless some are named. It runs in the page itself: its own wrapper for Playwright
 * takes three to eight times as long, because it also goes through frames, which the site has none of.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  await settled(page);
  const runOnly = rules ? { type: "rule" as const, values: rules } : RULES;
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    // The cookie banner and the bar with Save lie over whatever has come to stand at the lower edge, half of a field
    // too: a page is scrolled clear of them. What the banner must not cover has tests of its own (frame.spec.ts).
    const bars = [
      ...document.querySelectorAll<HTMLElement>("body > section[class*=banner], [data-bottom-bar]"),
    ];
    for (const bar of bars) bar.style.setProperty("position", "static");
    const found = await axe.run({ runOnly, resultTypes: ["violations"] }).finally(() => {
      for (const bar of bars) bar.style.removeProperty("position");
    });
    return found.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, any }) => `${target.join(" ")} (${any[0]?.message ?? ""})`).join(", ")}`,
    );
  }, runOnly);
}

/** Things that reveal themselves, and colours that change, are judged as they end up. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => null)),
    ).then(() => null),
  );
}
