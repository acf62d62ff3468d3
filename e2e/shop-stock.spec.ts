import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { addToCart, fillCheckout, SHOP_WORDS } from "./shop-steps.ts";

const WORDS = {
  en: {
    hoodie: "Team Hoodie",
    choose: "Choose a size: Team Hoodie",
    add: "Add to Cart: Team Hoodie",
    addXl: "Add to Cart: Team Hoodie (XL)",
    chooseFirst: "Please choose a size first.",
    lastTwo: "Last 2 left",
    soldOut: "Sold out",
    more: "One more: Team Hoodie (XL)",
    few: "Only 2 are left. Please lower the quantity.",
    fewer: "One fewer: Team Hoodie (XL)",
    stockOf: "Change the stock: Key Ring",
    pieces: "Pieces in stock",
    save: "Save the counts",
    saved: "Stock changed",
  },
  cs: {
    hoodie: "Týmová mikina",
    choose: "Vybrat velikost: Týmová mikina",
    add: "Přidat do košíku: Týmová mikina",
    addXl: "Přidat do košíku: Týmová mikina (XL)",
    chooseFirst: "Nejdřív si prosím vyberte velikost.",
    lastTwo: "Poslední 2 kusy",
    soldOut: "Vyprodáno",
    more: "O kus více: Týmová mikina (XL)",
    few: "Zbývají už jen 2 kusy. Snižte prosím množství.",
    fewer: "O kus méně: Týmová mikina (XL)",
    stockOf: "Změnit sklad: Klíčenka",
    pieces: "Kusů skladem",
    save: "Uložit počty",
    saved: "Sklad byl změněn",
  },
};

test("a hoodie is chosen by its size, never more than there are, and ordered to the confirmation @job", async ({
  page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const shop = SHOP_WORDS[language];
  await page.goto("/shop", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: words.choose }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.hoodie);
  await addToCart(page, words.add);
  await expect(page.getByText(words.chooseFirst)).toBeVisible();
  await expect(page.getByRole("radio", { name: /^XXL/ })).toBeDisabled();
  await page.getByRole("radio", { name: "XL", exact: true }).check();
  await expect(page.getByText(words.lastTwo)).toBeVisible();
  await expectSound(page);
  await addToCart(page, words.addXl);
  await page.goto("/cart", { waitUntil: "networkidle" });
  for (let i = 0; i < 2; i++) await page.getByRole("button", { name: words.more }).click();
  await expect(page.getByText(words.few)).toBeVisible();
  await expect(page.getByRole("link", { name: shop.toCheckout })).toHaveCount(0);
  await expectSound(page);
  await page.getByRole("button", { name: words.fewer }).click();
  await page.getByRole("button", { name: words.fewer }).click();
  await page.getByRole("link", { name: shop.toCheckout }).click();
  await fillCheckout(page, shop);
  const placed = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: shop.order }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.thanks);
  const { orderId } = await (await placed).json();
  const call = await caller(site);
  const order = (await call("GET", `/orders/admin/orders/${orderId}`)) as { items: unknown[] };
  expect(order.items).toMatchObject([{ variant_label: { cs: "XL" }, quantity: 1 }]);
  await call("DELETE", `/orders/admin/orders/${orderId}`);
});

test("what the team counts down to nothing is sold out in the shop", async ({ adminPage, language }) => {
  const words = WORDS[language];
  const page = adminPage;
  async function count(pieces: string): Promise<void> {
    await page.goto("/admin/products");
    await page.getByRole("button", { name: words.stockOf }).click();
    await page.getByRole("textbox", { name: words.pieces }).fill(pieces);
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
  }
  await count("0");
  await page.goto("/shop", { waitUntil: "networkidle" });
  const card = page.getByRole("article").filter({ has: page.locator('a[href="/product/key-ring"]') });
  await expect(card.getByRole("button", { name: words.soldOut })).toBeDisabled();
  await page.goto("/product/key-ring");
  await expect(page.getByRole("button", { name: words.soldOut })).toBeDisabled();
  await expectSound(page);
  await count("");
});
