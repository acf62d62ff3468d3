import type { Page } from "@playwright/test";

/** A page, or a state of one, to take a picture of. */
export interface Shot {
  /** Of its folder under screenshots/. */
  name: string;
  path: string;
  /** What is done before the page is opened: a call that is held back, say. */
  before?: (page: Page) => Promise<unknown>;
  /** What is done before the picture, beyond opening the page. */
  prepare?: (page: Page) => Promise<unknown>;
  /** In pixels; by default all widths that the command was given. */
  widths?: number[];
  /** A dialog over the page: taken alone, on a screen as high as the longest of them. */
  dialog?: boolean;
  /** A part of the page alone, by its selector. */
  part?: string;
  /** The first screen alone, of this size in pixels or of the width's own; else the whole page. */
  screen?: { width: number; height: number } | "first";
}

/** Presses a button or link by its name in either language, the first where several have it. */
export const press = (name: RegExp) => async (page: Page) => {
  const named = page.getByRole("button", { name }).or(page.getByRole("link", { name }));
  await named.first().click({ timeout: 15_000 });
  await page.waitForTimeout(700);
};
