import { expect, type Page } from "@playwright/test";
import { cartWords } from "#features/cart/cart.words.ts";
import { cartPageWords } from "#features/checkout/cart-page.words.ts";
import { checkoutWords } from "#features/checkout/checkout.words.ts";
import { customerOrderWords } from "#features/customer-order/customer-order.words.ts";
import { bankTransferWords } from "#features/payments/bank-transfer.words.ts";
import { productPageWords } from "#features/products/product-page.words.ts";

/** What the shop's journeys say in each language. */
const OWN_SHOP_WORDS = {
  en: {
    selectShipping: "Select shipping",
    selectPayment: "Select payment",
    submitting: "Submitting...",
    productUnknown: "Product not found",
    taxi: "Drift Taxi",
    cap: "Team Cap",
    taxiPrice: /CZK\s5,000/,
    shirtPrice: /CZK\s590/,
    capPrice: /CZK\s490/,
    goodsFor3: /CZK\s6,470/,
    totalFor3: /CZK\s6,549/,
    totalFor1: /569/,
    bestseller: "Bestseller",
    isNew: "New",
    onSaleUntil: /On sale until 31 March 20\d\d/,
    validFor: /Valid for 12\smonths from payment/,
    expired: /no longer be bought.+31 March 2026/,
    secondPicture: "Enlarge: Drift Taxi, picture 2",
    addTaxi: "Add to Cart: Drift Taxi",
    addCap: "Add to Cart: Team Cap",
    cartBadge: /Cart.*\d item/,
    capQuantity: "Quantity: Team Cap",
    removeCap: "Remove from the cart: Team Cap",
    gone: "No longer on sale. Please remove it before you order.",
    priceWas: /It was CZK\s500/,
    parcel: /^Parcel by post/,
    bankMethod: "Bank transfer",
    cardMethod: "Card payment (online)",
    notAnEmail: /This is not an e-\u2060?mail address\./,
    thanks: "Thank you for your order",
    notMailed: /We’re unable to e-\u2060?mail you right now\./,
    boughtTaxi: "1 × Drift Taxi",
    boughtCaps: "3 × Team Cap",
    voucherFor: /Voucher valid for 12 months from payment/,
    orderTitle: /^Order \d{10}$/,
    copySymbol: "Copy: Variable symbol",
    productsFailed: "Failed to load products data",
    productFailed: "Failed to load product details",
    again: "Try again",
  },
  cs: {
    selectShipping: "Vyberte dopravu",
    selectPayment: "Vyberte platbu",
    submitting: "Odesílám...",
    productUnknown: "Produkt nebyl nalezen",
    taxi: "Drift taxi",
    cap: "Týmová kšiltovka",
    taxiPrice: /5\s000\sKč/,
    shirtPrice: /590\sKč/,
    capPrice: /490\sKč/,
    goodsFor3: /6\s470\sKč/,
    totalFor3: /6\s549\sKč/,
    totalFor1: /569/,
    bestseller: "Nejprodávanější",
    isNew: "Novinka",
    onSaleUntil: /V\sprodeji do 31.\sbřezna 20\d\d/,
    validFor: /Platí 12\směsíců od\szaplacení/,
    expired: /už koupit nelze.+31. března 2026/,
    secondPicture: "Zvětšit: Drift taxi, fotografie 2",
    addTaxi: "Přidat do košíku: Drift taxi",
    addCap: "Přidat do košíku: Týmová kšiltovka",
    cartBadge: /Košík.*\d polož/,
    capQuantity: "Množství: Týmová kšiltovka",
    removeCap: "Odebrat z košíku: Týmová kšiltovka",
    gone: "Už není v prodeji. Před objednáním prosím produkt odeberte.",
    priceWas: /Byla 500\sKč/,
    parcel: /^Balík poštou/,
    bankMethod: "Bankovní převod",
    cardMethod: "Platba kartou (online)",
    notAnEmail: /Toto není e-\u2060?mailová adresa\./,
    thanks: "Děkujeme za objednávku",
    notMailed: /E-\u2060?mail vám teď poslat nemůžeme\./,
    boughtTaxi: "1 × Drift taxi",
    boughtCaps: "3 × Týmová kšiltovka",
    voucherFor: /Poukaz platí 12\směsíců od\szaplacení/,
    orderTitle: /^Objednávka \d{10}$/,
    copySymbol: "Kopírovat: Variabilní symbol",
    productsFailed: "Nepodařilo se načíst produkty",
    productFailed: "Nepodařilo se načíst detail produktu",
    again: "Zkusit znovu",
  },
};

const shopWordsIn = (language: "en" | "cs") => ({
  ...checkoutWords[language],
  ...bankTransferWords[language],
  ...cartWords[language],
  ...cartPageWords[language],
  ...customerOrderWords[language],
  checkout: checkoutWords[language].title,
  order: checkoutWords[language].submit,
  nameMissing: checkoutWords[language].missing.name,
  symbol: bankTransferWords[language].variableSymbol,
  dueDate: bankTransferWords[language].due,
  bank: bankTransferWords[language].bankTitle,
  shop: productPageWords[language].title,
  voucher: productPageWords[language].voucher,
  expect: productPageWords[language].whatToExpect,
  backToShop: productPageWords[language].back,
  cart: cartPageWords[language].title,
  emptyCart: cartPageWords[language].empty,
  bought: customerOrderWords[language].items,
  ...OWN_SHOP_WORDS[language],
});

export const SHOP_WORDS = { en: shopWordsIn("en"), cs: shopWordsIn("cs") };

export type ShopWords = (typeof SHOP_WORDS)["en"];

export const CUSTOMER = {
  name: "Jana Nováková",
  email: "jana@example.cz",
  phone: "+420 777 123 456",
  address: "Hlavní 12",
  city: "Česká Lípa",
  postalCode: "470 01",
};

export async function addToCart(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).and(page.locator(":not([aria-disabled])")).click();
}

/** Opens the checkout with a cap in the cart. */
export async function openCheckout(page: Page, words: ShopWords): Promise<void> {
  await page.goto("/product/team-cap");
  await addToCart(page, words.addCap);
  await page.goto("/checkout");
  await expect(page.getByRole("button", { name: words.order })).toBeVisible();
}

/** Fills every field; the shipping costs 79 CZK. */
export async function fillCheckout(page: Page, words: ShopWords, payment = words.bankMethod): Promise<void> {
  for (const [field, value] of Object.entries(CUSTOMER)) await page.locator(`[name=${field}]`).fill(value);
  const parcel = page.locator("[name=shipping] option").filter({ hasText: words.parcel });
  await page.locator("[name=shipping]").selectOption(await parcel.getAttribute("value"));
  await page.locator("[name=payment]").selectOption({ label: payment });
}

/** The large picture of a product's page. */
export function productPicture(page: Page) {
  return page
    .getByRole("article")
    .locator("span")
    .filter({ has: page.locator("svg, img") })
    .first();
}
