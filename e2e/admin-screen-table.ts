import { expect, type Page } from "@playwright/test";

/** The editors of the back office. What each says of a server that fails is asked of src/app/admin/admin-failures.dom.test.tsx. */
export const EDITORS = [
  { path: "/admin/team" },
  { path: "/admin/cars" },
  { path: "/admin/days" },
  { path: "/admin/events" },
  { path: "/admin/gallery" },
  { path: "/admin/sponsors" },
  { path: "/admin/products" },
  { path: "/admin/achievements" },
  { path: "/admin/achievement-stats" },
  { path: "/admin/settings" },
  { path: "/admin/blog" },
];

/** What the server says in these tests when it fails. */
export const REASON = "The garage is closed";

/** Goes to another screen as a link of the sidebar would: without a new document. */
export async function visitScreen(page: Page, path: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  const before = (await heading.textContent()) ?? "";
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(heading).not.toHaveText(before);
}

/** Opens the form of a new record. */
export async function openNew(page: Page): Promise<void> {
  await page.locator("main h1 + button, main h2 + button").first().click();
  await page.locator("main form").waitFor();
}

/** Opens the form of the first record of the list. */
export async function openFirst(page: Page): Promise<void> {
  await page.locator("main tbody tr").first().locator("td:last-child").getByRole("button").first().click();
}
