import { openFirst, openNew } from "./admin-screen-table.ts";
import { success, unfold } from "./admin-steps.ts";
import { expect, test } from "./fixtures.ts";

const WORDS = {
  en: {
    columns: ["Name", "Price", "Category", "Page address", "Active", "Actions"],
    price: "Price (CZK)",
    typed: "12.50",
    stepped: "12.51",
    category: "Category",
    experience: "Experience",
    order: "Order",
    feature: /^Feature \d+ \(EN\)$/,
    switches: {
      "Shown on the site": true,
      "Featured on the home page": false,
      Bestseller: false,
      New: false,
    },
    updated: "Product updated successfully",
  },
  cs: {
    columns: ["Název", "Cena", "Kategorie", "Adresa stránky", "Zobrazeno", "Akce"],
    price: "Cena (Kč)",
    typed: "12,50",
    stepped: "12,51",
    category: "Kategorie",
    experience: "Zážitek",
    order: "Pořadí",
    feature: /^Vlastnost \d+ \(EN\)$/,
    switches: {
      "Zobrazit na webu": true,
      "Na úvodní stránce": false,
      Nejprodávanější: false,
      Novinka: false,
    },
    updated: "Produkt byl úspěšně upraven",
  },
};

test("a new product starts with the defaults, its price goes in steps of 0.01, and a save reads the list again after a second", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/admin/products", { waitUntil: "networkidle" });
  await expect(page.locator("main tbody tr").first()).toBeVisible();
  expect(await page.locator("main thead th").allTextContents()).toEqual(
    expect.arrayContaining(words.columns),
  );

  await openNew(page);
  const form = page.locator("main form");
  const price = form.getByRole("textbox", { name: words.price });
  await expect(price).toHaveValue("0");
  const kinds = form.getByRole("radiogroup", { name: words.category });
  await expect(kinds.getByRole("radio", { name: words.experience })).toBeChecked();
  await unfold(page);
  await expect(form.getByRole("textbox", { name: words.order })).toHaveValue("0");
  await expect(form.getByRole("textbox", { name: words.feature })).toHaveCount(1);
  for (const [name, checked] of Object.entries(words.switches))
    await expect(form.getByRole("switch", { name, exact: true })).toBeChecked({ checked });
  await price.fill(words.typed);
  await price.press("ArrowUp");
  await expect(price).toHaveValue(words.stepped);
  page.once("dialog", (dialog) => void dialog.accept());
  await form.locator("button[type=submit] + button").click();

  await openFirst(page);
  await form.locator("button[type=submit]").click();
  await expect(success(page)).toHaveText(words.updated);
  const calls = () =>
    page.evaluate(() => {
      const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const saved = resources.findLast(({ name }) => /\/api\/products\/[^/?]+/.test(name));
      const lists = resources.filter(({ name }) => /\/api\/products(\?|$)/.test(name));
      return lists.map(({ startTime }) => startTime - (saved?.responseEnd ?? 0)).filter((after) => after > 0);
    });
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  expect(addresses.some((address) => /\/api\/products\?.*cacheBuster=\d+/.test(address))).toBe(true);
  await expect.poll(async () => (await calls()).some((after) => after >= 1000)).toBe(true);
});
