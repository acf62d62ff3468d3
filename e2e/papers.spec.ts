import { readFile } from "node:fs/promises";
import { codeIn } from "../src/testing/read-code.ts";
import { caller, placeOrder } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { fillCheckout, openCheckout, SHOP_WORDS } from "./shop-steps.ts";

const WORDS = {
  en: {
    forCompany: "I’m buying for a company",
    company: "Company name",
    companyId: "Company number (IČO)",
    wrong: "This is not a valid company number (IČO)",
    nameless: "Please fill in the name of the company.",
    qr: "QR code",
    forAccountant: /^For the accountant: \w+ \d{4}$/,
    other: "Another month",
    everything: "Everything in one file (ZIP)",
    file: /^accounting-\d{4}-\d{2}\.zip$/,
    final: "Invoice",
  },
  cs: {
    forCompany: "Nakupuji na firmu",
    company: "Název firmy",
    companyId: "IČO",
    wrong: "Toto není platné IČO",
    nameless: "Vyplňte prosím název firmy.",
    qr: "QR kód",
    forAccountant: /^Pro účetní: \S+ \d{4}$/,
    other: "Jiný měsíc",
    everything: "Vše v jednom souboru (ZIP)",
    file: /^ucetnictvi-\d{4}-\d{2}\.zip$/,
    final: "Faktura",
  },
};

test("a firm folds its fields out, is told a wrong number, and pays by a code that says its order", async ({
  page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const shop = SHOP_WORDS[language];
  await openCheckout(page, shop);
  await fillCheckout(page, shop, shop.bankMethod);
  await expect(page.getByLabel(words.company)).toHaveCount(0);
  await page.getByLabel(words.forCompany).check();
  await page.getByLabel(words.companyId).fill("27074359");
  await page.getByRole("button", { name: shop.order }).click();
  await expect(page.getByLabel(words.companyId)).toBeFocused();
  await expect(page.getByText(words.nameless)).toBeVisible();
  await expect(page.getByText(words.wrong)).toBeVisible();
  await expectSound(page);
  await page.getByLabel(words.company).fill("Pneu Řeřicha s.r.o.");
  await page.getByLabel(words.companyId).fill("270 74 358");
  await page.getByRole("button", { name: shop.order }).click();
  await expect(page.getByRole("heading", { name: shop.thanks })).toBeVisible();
  const number = (await page.getByTestId("order-number").textContent()) ?? "";
  const code = await codeIn(await page.getByRole("img", { name: words.qr }).screenshot());
  expect(code).toMatch(new RegExp(`^SPD\\*1\\.0\\*.*\\*AM:\\d+\\.\\d\\d\\*CC:CZK\\*X-VS:${number}\\*`));
  const call = await caller(site);
  const order = await call("GET", `/orders/admin/orders/${Number(number)}`);
  expect(order).toMatchObject({ customer_company: "Pneu Řeřicha s.r.o.", customer_company_id: "27074358" });
});

test("the accountant's month is one click, another one two; an invoice is saved as ISDOC", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const order = await placeOrder(site, "Ivo Fakturovaný");
  await page.goto("/admin/orders");
  const [last] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: words.forAccountant }).click(),
  ]);
  expect(last.suggestedFilename()).toMatch(words.file);
  await page.getByRole("button", { name: words.other }).click();
  await expectSound(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: words.everything }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe("PK");
  await (await caller(site))("PATCH", `/orders/admin/orders/${order.id}`, { status: "completed" });
  await page.goto(`/admin/orders?order=${order.id}`);
  const [isdoc] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^ISDOC \d{9}$/ }).click(),
  ]);
  expect(isdoc.suggestedFilename()).toMatch(/^\d{9}\.isdoc$/);
  expect(await readFile(await isdoc.path(), "utf8")).toContain("Ivo Fakturovaný");
});
