import { expect, type Page } from "@playwright/test";

/** What the shop's journeys say in each language. */
export const SHOP_WORDS = {
  en: {
    shop: "Shop",
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
    voucher: "Gift voucher",
    onSaleUntil: /On sale until 31 March 20\d\d/,
    validFor: /Valid for 12\smonths from payment/,
    expired: /no longer be bought.+31 March 2026/,
    notOnSale: "No longer on sale",
    expect: "What to expect",
    secondPicture: "Enlarge: Drift Taxi, picture 2",
    backToShop: "Back to the shop",
    addTaxi: "Add to Cart: Drift Taxi",
    addCap: "Add to Cart: Team Cap",
    notification: "Added to the cart",
    continueShopping: "Continue Shopping",
    goToCart: "Go to Cart",
    cart: "Cart",
    cartBadge: /Cart.*\d item/,
    capQuantity: "Quantity: Team Cap",
    removeCap: "Remove from the cart: Team Cap",
    emptyCart: "Your cart is empty",
    toShop: "Go to the shop",
    gone: "No longer on sale. Please remove it before you order.",
    priceWas: /It was CZK\s500/,
    toCheckout: "Go to checkout",
    checkout: "Checkout",
    selectShipping: "Select shipping",
    selectPayment: "Select payment",
    parcel: /^Parcel by post/,
    bankMethod: "Bank transfer",
    cardMethod: "Card payment (online)",
    order: "Order with obligation to pay",
    submitting: "Submitting...",
    nameMissing: "Please fill in your name.",
    notAnEmail: /This is not an e-\u2060?mail address\./,
    thanks: "Thank you for your order",
    notMailed: /We can’t send e-\u2060?mails at the moment\./,
    bought: "What you ordered",
    boughtTaxi: "1 × Drift Taxi",
    boughtCaps: "3 × Team Cap",
    voucherFor: /Voucher valid for 12 months from payment/,
    account: "Account number",
    symbol: "Variable symbol",
    amount: "Amount",
    dueDate: "Due date",
    showOrder: "Show the order",
    orderTitle: /^Order \d{10}$/,
    bank: "Pay by bank transfer",
    copySymbol: "Copy: Variable symbol",
    copied: "Copied",
    ask: "Ask about the order",
    productsFailed: "Failed to load products data",
    productFailed: "Failed to load product details",
    productUnknown: "Product not found",
    methodsFailed: "Failed to load shipping and payment options: Pit lane closed",
    submitFailed: "Failed to submit order: Pit lane closed",
    submitFailedUnknown: "Failed to submit order: HTTP error! Status: 500",
    pricesChanged: "Prices have changed",
    again: "Try again",
  },
  cs: {
    shop: "E-shop",
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
    voucher: "Dárkový poukaz",
    onSaleUntil: /V\sprodeji do 31.\sbřezna 20\d\d/,
    validFor: /Platí 12\směsíců od\szaplacení/,
    expired: /už koupit nelze.+31. března 2026/,
    notOnSale: "Už není v prodeji",
    expect: "Co vás čeká",
    secondPicture: "Zvětšit: Drift taxi, fotografie 2",
    backToShop: "Zpět do e-shopu",
    addTaxi: "Přidat do košíku: Drift taxi",
    addCap: "Přidat do košíku: Týmová kšiltovka",
    notification: "Přidáno do košíku",
    continueShopping: "Pokračovat v nákupu",
    goToCart: "Přejít do košíku",
    cart: "Košík",
    cartBadge: /Košík.*\d polož/,
    capQuantity: "Množství: Týmová kšiltovka",
    removeCap: "Odebrat z košíku: Týmová kšiltovka",
    emptyCart: "Váš košík je prázdný",
    toShop: "Přejít do e-shopu",
    gone: "Už není v prodeji. Před objednáním prosím produkt odeberte.",
    priceWas: /Byla 500\sKč/,
    toCheckout: "Přejít k pokladně",
    checkout: "Pokladna",
    selectShipping: "Vyberte dopravu",
    selectPayment: "Vyberte platbu",
    parcel: /^Balík poštou/,
    bankMethod: "Bankovní převod",
    cardMethod: "Platba kartou (online)",
    order: "Objednávka zavazující k platbě",
    submitting: "Odesílám...",
    nameMissing: "Vyplňte prosím jméno.",
    notAnEmail: /Toto není e-\u2060?mailová adresa\./,
    thanks: "Děkujeme za objednávku",
    notMailed: /E-\u2060?maily teď neposíláme\./,
    bought: "Co jste si objednali",
    boughtTaxi: "1 × Drift taxi",
    boughtCaps: "3 × Týmová kšiltovka",
    voucherFor: /Poukaz platí 12\směsíců od\szaplacení/,
    account: "Číslo účtu",
    symbol: "Variabilní symbol",
    amount: "Částka",
    dueDate: "Splatnost",
    showOrder: "Zobrazit objednávku",
    orderTitle: /^Objednávka \d{10}$/,
    bank: "Zaplaťte převodem",
    copySymbol: "Kopírovat: Variabilní symbol",
    copied: "Zkopírováno",
    ask: "Zeptat se na objednávku",
    productsFailed: "Nepodařilo se načíst produkty",
    productFailed: "Nepodařilo se načíst detail produktu",
    productUnknown: "Produkt nebyl nalezen",
    methodsFailed: "Nepodařilo se načíst možnosti dopravy a platby: Pit lane closed",
    submitFailed: "Objednávku se nepodařilo odeslat: Pit lane closed",
    submitFailedUnknown: "Objednávku se nepodařilo odeslat: Chyba HTTP! Stav: 500",
    pricesChanged: "Změnily se ceny",
    again: "Zkusit znovu",
  },
};

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
