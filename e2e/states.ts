import type { Locator, Page, Route } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Goes to `path` as a click on a link of the site would: without a new document, so that the page loads its own data. */
export async function visitWithin(page: Page, path: string): Promise<void> {
  await page.goto("/cars-gallery", { waitUntil: "networkidle" });
  await visitFrom(page, path);
}

/** The same from a page that is open and hydrated. */
export async function visitFrom(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

interface Read {
  path: string;
  /** The part of the page that reads; all of it unless told. */
  within?: string;
  /** What the API is asked at, as a pattern of `page.route`. */
  api: string;
  /** The text in place of a failed content. */
  failed: string;
  empty: string;
  /** A part of the loaded content. */
  loaded: Locator;
  again: string;
}

/** Holds a page's read back, lets it fail, and lets it be empty: spinner, error with a way on, empty text, content. */
export async function expectStates(page: Page, read: Read): Promise<void> {
  const content = page.locator(read.within ?? "main");
  let answer: (route: Route) => Promise<void> = (route) => route.continue();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(read.api, async (route) => {
    await held;
    await answer(route);
  });

  answer = (route) => route.fulfill({ status: 500, json: { message: "" } });
  await visitWithin(page, read.path);
  await expect(content.getByRole("status").first()).toBeVisible();
  release();
  const alert = content.getByRole("alert").filter({ hasText: read.failed });
  await expect(alert).toBeVisible();

  answer = (route) => route.continue();
  await alert.getByRole("button", { name: read.again }).click();
  await expect(read.loaded.first()).toBeVisible();

  answer = (route) => route.fulfill({ json: [] });
  await visitWithin(page, read.path);
  await expect(content.getByText(read.empty)).toBeVisible();
}

export type Stored = Record<string, unknown>;

/** The stored records of a list, changed as a test wants them, in place of the API's answer. */
export async function answerWith(
  page: Page,
  api: string,
  change: (records: Stored[]) => object[],
): Promise<void> {
  await page.route(api, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change(await answer.json()) });
  });
}
