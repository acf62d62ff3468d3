import type { Locator, Page } from "@playwright/test";
import { EDITORS, visitScreen } from "./admin-screen-table.ts";
import { answerNext, rowOf, success } from "./admin-steps.ts";
import { expect, test } from "./fixtures.ts";

/** The back office without a pointer: nothing here clicks or fills, keys alone do. */

const WORDS = {
  en: {
    add: "Add sponsor",
    name: (language: string) => `Name (${language})`,
    save: "Save",
    edit: (name: string) => `Edit: ${name}`,
    remove: (name: string) => `Delete: ${name}`,
    added: "Sponsor added successfully",
    updated: "Sponsor updated successfully",
    deleted: "Sponsor deleted successfully",
    nameMissing: "Name is required in both languages",
  },
  cs: {
    add: "Přidat sponzora",
    name: (language: string) => `Název (${language})`,
    save: "Uložit",
    edit: (name: string) => `Upravit: ${name}`,
    remove: (name: string) => `Smazat: ${name}`,
    added: "Sponzor byl úspěšně přidán",
    updated: "Sponzor byl úspěšně upraven",
    deleted: "Sponzor byl úspěšně smazán",
    nameMissing: "Název je povinný v obou jazycích",
  },
};

test("a sponsor is added, refused, edited and deleted by keys, and the focus is never lost @job", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  const name = `Klávesa ${language}`;
  await page.goto("/admin/sponsors", { waitUntil: "networkidle" });
  const add = page.getByRole("button", { name: words.add });
  await walkTo(page, add);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  for (const each of ["EN", "CS"]) {
    await walkTo(page, page.getByRole("textbox", { name: words.name(each) }));
    await page.keyboard.type(name);
    if (each === "CS") continue;
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /./ })).toHaveText(
      words.nameMissing,
    );
  }
  await page.keyboard.press("Enter");
  await expect(success(page)).toHaveText(words.added);
  await expect(add).toBeFocused();

  await walkTo(page, page.getByRole("button", { name: words.edit(name) }));
  await page.keyboard.press("Enter");
  await walkTo(page, page.getByRole("textbox", { name: words.name("CS") }));
  await page.keyboard.press("End");
  await page.keyboard.type(" 2");
  await walkTo(page, page.getByRole("button", { name: words.save, exact: true }));
  await page.keyboard.press("Enter");
  await expect(success(page)).toHaveText(words.updated);
  const shown = language === "cs" ? `${name} 2` : name;
  await walkTo(page, page.getByRole("button", { name: words.remove(shown) }));
  const asked = answerNext(page);
  await page.keyboard.press("Enter");
  await asked;
  await expect(success(page)).toHaveText(words.deleted);
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect(add).toBeFocused();
});

test("Tab leads into a record's form on every screen and to its button, which saves", async ({
  adminPage: page,
}) => {
  test.slow();
  await page.goto("/admin", { waitUntil: "networkidle" });
  for (const { path } of [...EDITORS, { path: "/admin/shipping-and-payment" }]) {
    await visitScreen(page, path);
    const edit = page.locator("main tbody tr").first().locator("td:last-child").getByRole("button").first();
    await expect(edit, path).toBeVisible();
    await walkTo(page, edit);
    await page.keyboard.press("Enter");
    const form = page.locator("main form");
    await walkTo(page, form.locator("button[type=submit]"));
    await page.keyboard.press("Enter");
    await expect(success(page), path).toBeVisible();
    await expect(form, path).toHaveCount(0);
  }
});

/** Presses Tab until the element has the focus. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 150; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target, "reached by 150 presses of Tab").toBeFocused();
}
