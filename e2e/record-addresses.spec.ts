import { editorWords } from "#kit/web/editor/editor.words.ts";
import { answerNext } from "./admin-steps.ts";
import { expect, test } from "./fixtures.ts";

/** What needs a browser's history and its scrolled places; the rest is asked of src/app/admin/record-addresses.dom.test.tsx. */

test("Back leads from a record to the list at its place, after a reload too @phone", async ({
  adminPage: page,
  language,
}) => {
  await page.goto("/admin/products", { waitUntil: "networkidle" });
  const edit = page.locator("main tbody tr").last().locator("[data-record]");
  const place = () => page.evaluate(() => Math.round(scrollY));
  await edit.scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(200);
  // A press of Playwright's own scrolls.
  const open = () => edit.evaluate((button) => (button as HTMLElement).click());
  await open();
  const form = page.locator("main form");
  await expect(page).toHaveURL(/\/admin\/products\/[a-z0-9-]+$/);
  await form.waitFor();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(edit).toBeVisible();
  await expect.poll(place).toBe(before);

  await open();
  await form.waitFor();
  await page.reload({ waitUntil: "networkidle" });
  await page.getByRole("link", { name: editorWords[language].toList }).click();
  await expect(edit).toBeVisible();
  await expect.poll(place).toBe(before);
});

test("the phone's Back asks before unsaved work is left, and stays where it is told to @phone", async ({
  adminPage: page,
  language,
}) => {
  await page.goto("/admin/sponsors");
  await page.locator("main tbody tr").first().locator("[data-record]").click();
  const field = page.locator("main form input[type=url]");
  await field.fill("https://half.example.cz");
  const asked = answerNext(page, false);
  await page.goBack();
  expect((await asked).replaceAll("\u00a0", " ")).toBe(editorWords[language].leaveKept);
  await expect(field).toHaveValue("https://half.example.cz");
  await expect(page).toHaveURL(/\/admin\/sponsors\/\d+$/);
});
