import type { Page } from "@playwright/test";

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
