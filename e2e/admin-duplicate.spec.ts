import type { Locator, Page } from "@playwright/test";
import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const WORDS = {
  en: { add: "Add sponsor", name: "Name", duplicate: "Duplicate", save: "Save", cancel: "Cancel" },
  cs: { add: "Přidat sponzora", name: "Název", duplicate: "Zkopírovat", save: "Uložit", cancel: "Zrušit" },
};
const COPY = { en: "copy", cs: "kopie" };
const HIDDEN = { en: "Hidden", cs: "Skryto" };

test("a sponsor is duplicated: nothing is stored before the copy is saved, and visitors don't see it", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const name = `Pneu Kopie ${Date.now()}`;
  const copied = `${name} (${COPY[language]})`;
  await page.goto("/admin/sponsors");
  await page.getByRole("button", { name: words.add }).click();
  for (const mark of ["EN", "CS"]) await page.getByLabel(`${words.name} (${mark})`).fill(name);
  await save(page, words.save);
  const duplicate = page.getByRole("button", { name: `${words.duplicate}: ${name}`, exact: true });

  await duplicate.click();
  await expect(page.getByLabel(`${words.name} (EN)`)).toHaveValue(`${name} (copy)`);
  await expect(page.getByLabel(`${words.name} (CS)`)).toHaveValue(`${name} (kopie)`);
  await expectSound(page);
  await page.getByRole("button", { name: words.cancel, exact: true }).click();
  await expect(rowsOf(page, name)).toHaveCount(1);

  await duplicate.click();
  await save(page, words.save);
  await expect(rowsOf(page, name)).toHaveCount(2);
  await expect(rowsOf(page, copied)).toContainText(HIDDEN[language]);
  await expectSound(page);
  const home = await (await page.request.get("/")).text();
  expect([home.includes(name), home.includes(`${name} (`)]).toEqual([true, false]);

  // The home page of the worker's next tests has the demo team's partners.
  const call = await caller(site);
  const sponsors = (await call("GET", "/sponsors?admin=true")) as { id: number; translations: object }[];
  for (const { id } of sponsors.filter((one) => JSON.stringify(one.translations).includes(name)))
    await call("DELETE", `/sponsors/${id}`);
});

test("a product is duplicated with a page address of its own", async ({ adminPage: page, language }) => {
  const words = WORDS[language];
  await page.goto("/admin/products");
  const duplicates = page.getByRole("button", { name: `${words.duplicate}: ` });
  await expect(duplicates.first()).toBeVisible();
  const before = await duplicates.count();
  await duplicates.first().click();
  await expect(page.getByLabel(`${words.name} (CS)`)).toHaveValue(/ \(kopie\)$/);
  await save(page, words.save);
  await expect(duplicates).toHaveCount(before + 1);
  await expect(rowsOf(page, `(${COPY[language]})`)).toContainText(HIDDEN[language]);
});

function rowsOf(page: Page, text: string): Locator {
  return page.getByRole("row").filter({ hasText: text });
}

async function save(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: label, exact: true }).click();
}
