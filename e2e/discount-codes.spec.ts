import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { addToCart, fillCheckout, SHOP_WORDS } from "./shop-steps.ts";

const WORDS = {
  en: {
    field: "Discount code or value voucher",
    use: "Apply",
    unknown: "We don’t recognise this code.",
    used: "Each customer can use it once",
    brings: /Discount of CZK\s49/,
    withShipping: /Discount of CZK\s49 and free shipping/,
    remove: (code: string) => `Remove the code ${code}`,
    discount: (code: string) => `Discount: ${code}`,
    list: "Your codes",
    paid: "Mark as paid",
    code: (code: string) => `Discount code: ${code}`,
    uses: "1 of 5",
    offAgain: "Switch off: ",
    off: "The code was switched off.",
    add: "Add code",
    percent: "Percentage",
    save: "Save",
  },
  cs: {
    field: "Slevový kód nebo poukaz na částku",
    use: "Použít",
    unknown: "Tento kód neznáme.",
    used: "použít jednou",
    brings: /Sleva 49\sKč/,
    withShipping: /Sleva 49\sKč a\sdoprava zdarma/,
    remove: (code: string) => `Odebrat kód ${code}`,
    discount: (code: string) => `Sleva: ${code}`,
    list: "Vaše kódy",
    paid: "Označit jako zaplacené",
    code: (code: string) => `Slevový kód: ${code}`,
    uses: "1 z 5",
    offAgain: "Vypnout: ",
    off: "Kód je vypnutý.",
    add: "Přidat kód",
    percent: "Procenta",
    save: "Uložit",
  },
};

test.use({ expectedFaults: [/404|409|422/] });

test("a code from a link and one that is typed: what they bring, why not, and the order that keeps it @job", async ({
  page,
  adminPage,
  language,
  site,
}) => {
  const words = SHOP_WORDS[language];
  const t = WORDS[language];
  const call = await caller(site);
  const [gone, code] = [`GONE${language}`, `Jaro ${language} 26`].map((one) => one.toUpperCase()) as [
    string,
    string,
  ];
  const rules = { kind: "percent", percent: 10, max_uses: 5 };
  await call("POST", "/discount-codes", { code: gone, ...rules });
  await call("POST", "/discount-codes", { code, ...rules, free_shipping: true, once_per_customer: true });

  // A posted link brings its code along; the customer takes it out again and writes another one.
  await page.goto(`/product/team-cap?code=${gone.toLowerCase()}`);
  await addToCart(page, words.addCap);
  await page.goto("/cart");
  const codes = page.getByRole("list", { name: t.list });
  await expect(codes).toContainText(t.brings);
  await expectSound(page);
  await page.getByRole("button", { name: t.remove(gone) }).click();
  await expect(codes).toHaveCount(0);
  const field = page.getByLabel(t.field);
  await expect(field).toBeFocused();
  await field.fill("nonsense");
  await page.getByRole("button", { name: t.use, exact: true }).click();
  await expect(page.getByText(t.unknown)).toBeVisible();
  await expectSound(page);
  await field.fill(` ${code.toLowerCase().replaceAll(" ", "-")}`);
  await field.press("Enter");
  await expect(codes).toContainText(t.withShipping);
  await page.reload();
  await expect(codes).toContainText(t.withShipping);

  await page.goto("/checkout");
  await fillCheckout(page, words);
  await expect(page.getByRole("button", { name: words.order })).toBeEnabled();
  await expect(page.getByRole("form").or(page.locator("form")).first()).toContainText(/441/);
  await expectSound(page);
  await page.getByRole("button", { name: words.order }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.thanks);
  await expect(page.getByText(t.discount(code))).toBeVisible();
  const number = await page.getByTestId("order-number").textContent();
  await page.getByRole("link", { name: words.showOrder }).click();
  await expect(page.getByText(t.discount(code))).toBeVisible();
  await expectSound(page);

  // The team sees it at the order and in the list of codes, and the money comes.
  await adminPage.goto(`/admin/orders/${Number(number)}`);
  await expect(adminPage.getByText(t.code(code))).toBeVisible();
  const paid = await call("POST", `/orders/admin/orders/${Number(number)}/paid`, { how: "bank" });
  expect(paid).toMatchObject({ total: 441, money: { paid: 441 } });
  await adminPage.goto("/admin/discount-codes");
  await expect(adminPage.getByRole("row").filter({ hasText: code })).toContainText(t.uses);
  await expectSound(adminPage);
  await adminPage.getByRole("button", { name: t.offAgain + code }).click();
  await expect(adminPage.getByText(t.off)).toBeVisible();
});
