import type { Locator, Page } from "@playwright/test";

/** Replaces what a field holds, key by key. */
export async function typeInto(_: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(text);
}

/** Replaces what a field holds from the clipboard. */
export async function pasteInto(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await field.press("ControlOrMeta+a");
  await field.press("ControlOrMeta+v");
}
