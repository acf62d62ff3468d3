import { answerNext, fillBoth, rowOf, success } from "./admin-steps.ts";
import { expect, test } from "./fixtures.ts";
import { pasteInto, typeInto } from "./typing.ts";

const WORDS = {
  en: {
    price: "Price (CZK)",
    add: "Add shipping method",
    name: "Name",
    save: "Save",
    edit: "Edit",
    remove: "Delete",
    noAmount: "This isn’t a valid amount. Enter it as 1234.50.",
    refused: "Price must be a number of at least 0 with at most two decimals",
    shown: (whole: string, decimals: string) => `${whole}.${decimals}`,
  },
  cs: {
    price: "Cena (Kč)",
    add: "Přidat způsob dopravy",
    name: "Název",
    save: "Uložit",
    edit: "Upravit",
    remove: "Smazat",
    noAmount: "Toto není částka. Napište ji jako 1234,50.",
    refused: "Cena musí být číslo od 0 s nejvýše dvěma desetinnými místy",
    shown: (whole: string, decimals: string) => `${whole},${decimals}`,
  },
};

const AMOUNTS: [typed: string, whole: string, decimals: string][] = [
  ["99,50", "99", "50"],
  ["99.50", "99", "50"],
  ["1 234,5", "1234", "50"],
  ["1,234.50", "1234", "50"],
  ["0,05", "0", "05"],
];

test.use({ expectedFaults: [/422/] });

test("a price that is typed key by key or pasted, with comma or point, is stored as it was meant (15.6)", async ({
  adminPage: page,
  context,
  language,
  site,
}) => {
  const t = WORDS[language];
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/admin/shipping-and-payment");
  await page.getByRole("button", { name: t.add }).click();
  const price = page.getByRole("textbox", { name: t.price });
  for (const enter of [typeInto, pasteInto])
    for (const [typed, whole, decimals] of AMOUNTS) {
      await enter(page, price, typed);
      await expect(price, `while it is typed: ${typed}`).toHaveValue(typed);
      await price.blur();
      await expect(price, typed).toHaveValue(t.shown(whole, decimals));
    }
  await pasteInto(page, price, "9,950");
  await price.blur();
  await expect(price).toHaveValue("9,950");
  await expect(page.getByText(t.noAmount)).toBeVisible();

  const name = `Money ${language}`;
  await fillBoth(page, t.name, name, name);
  await page.getByRole("button", { name: t.save, exact: true }).click();
  await expect(page.getByText(t.refused).first()).toBeVisible();
  await typeInto(page, price, "99,50");
  await page.getByRole("button", { name: t.save, exact: true }).click();
  await expect(success(page)).toBeVisible();
  const methods = await (await page.request.get(`${site.url}/api/orders/shipping-methods`)).json();
  expect(methods.find((method: { name: string }) => method.name === name).price).toBe(99.5);

  const row = rowOf(page, name);
  await row.getByRole("button", { name: t.edit }).click();
  await expect(price).toHaveValue(t.shown("99", "50"));
  await page.getByRole("button", { name: t.save, exact: true }).click();
  await expect(success(page)).toBeVisible();
  await expect(row).toContainText(t.shown("99", "50"));
  const question = answerNext(page);
  await row.getByRole("button", { name: t.remove }).click();
  await question;
  await expect(row).toHaveCount(0);
});
