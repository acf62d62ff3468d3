import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

/** Steps that every screen of the back office has alike. */

/** The error banner. */
export function fault(page: Page): Locator {
  return page.getByRole("main").getByRole("alert").filter({ hasText: /./ });
}

/** The success banner; a form has live regions of its own. */
export function success(page: Page): Locator {
  return page.getByRole("main").getByRole("status").filter({ hasText: /./ }).first();
}

/** Fills a text in both languages; where the form shows one of them, the other is asked for first. */
export async function fillBoth(page: Page, label: string, en: string, cs = en): Promise<void> {
  await page.getByRole("textbox", { name: label }).first().waitFor();
  const other = page.getByRole("switch", { name: /^(Also in|Také) / });
  if ((await other.count()) > 0) await other.check();
  await page.getByRole("textbox", { name: `${label} (EN)` }).fill(en);
  await page.getByRole("textbox", { name: `${label} (CS)` }).fill(cs);
}

/** Opens the parts of the form that are folded. */
export async function unfold(page: Page): Promise<void> {
  await page.locator("main form").waitFor();
  await page.locator("main form details").evaluateAll((parts) => {
    for (const part of parts) (part as HTMLDetailsElement).open = true;
  });
}

/** The row of the list with this text; on a phone it is a card. */
export function rowOf(page: Page, text: string | RegExp): Locator {
  return page.getByRole("row").filter({ hasText: text });
}

/** Answers the next question of the browser; resolves with its words. */
export function answerNext(page: Page, accept = true): Promise<string> {
  return new Promise((resolve) => {
    page.once("dialog", (dialog) => {
      resolve(dialog.message());
      void (accept ? dialog.accept() : dialog.dismiss());
    });
  });
}

/** A picture in one colour, as a file input takes it. */
export async function picture(name: string, background = "#334455") {
  const create = { width: 640, height: 427, channels: 3 as const, background };
  return { name, mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
}

/** Goes to a screen by the menu: on a phone that is opened first, and then the link's group. */
export async function followMenu(page: Page, path: string): Promise<void> {
  const opener = page.locator("header .mantine-Burger-root");
  const link = page.locator(`nav.admin-menu a[href="${path}"]`);
  const group = page
    .locator("nav.admin-menu li")
    .filter({ has: page.locator(`a[href="${path}"]`) })
    .first()
    .locator("> button");
  // The menu of a phone slides in, and goes by itself when a save leads to another address meanwhile.
  await expect(async () => {
    if ((await opener.isVisible()) && (await opener.getAttribute("aria-expanded")) === "false")
      await opener.click({ timeout: 2_000 });
    await expect(link.or(group).filter({ visible: true }).first()).toBeVisible({ timeout: 2_000 });
    if (!(await link.isVisible())) await group.click({ timeout: 2_000 });
    await link.click({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}
