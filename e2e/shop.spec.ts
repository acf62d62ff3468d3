import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, expectSound, test } from "./fixtures.ts";
import { addToCart, fillCheckout, openCheckout, productPicture, SHOP_WORDS } from "./shop-steps.ts";

test("the shop shows every product with price, badges, up to 3 features and one button @both @job", async ({
  page,
  language,
}) => {
  const words = SHOP_WORDS[language];
  await page.goto("/shop");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.shop);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(10);
  const voucher = cards.first();
  await expect(voucher).toContainText(words.taxi);
  await expect(voucher).toContainText(words.bestseller);
  await expect(voucher).toContainText(words.voucher);
  await expect(voucher).toContainText(words.taxiPrice);
  await expect(voucher).toContainText(words.onSaleUntil);
  await expect(voucher).toContainText(words.validFor);
  await expect(voucher.getByRole("listitem")).toHaveCount(3);
  await expect(cards.nth(1)).toContainText(words.isNew);
  await expect(cards.nth(1)).toContainText(words.shirtPrice);
});

test("every card ends with its price and its button side by side, also where something is said of the price @both", async ({
  page,
}) => {
  await page.goto("/shop");
  // The first is the voucher, which has a stub of its own.
  const cards = (await page.getByRole("main").getByRole("article").all()).slice(1);
  for (const card of cards) {
    const price = await card.locator("[class*=amount]").boundingBox();
    const button = await card.locator("[class*=button]").last().boundingBox();
    const whole = await card.boundingBox();
    if (!price || !button || !whole) throw new Error("A card without price or button");
    const middle = price.y + price.height / 2;
    expect(middle).toBeGreaterThan(button.y);
    expect(middle).toBeLessThan(button.y + button.height);
    expect(whole.y + whole.height - button.y - button.height).toBeLessThan(40);
    expect(whole.x + whole.width - button.x - button.width).toBeLessThan(40);
  }
  await expect(page.getByRole("main")).toContainText(/30\s(days|dní)/);
});

test("a card leads to its product's page, and that back to the shop", async ({ page, language }) => {
  const words = SHOP_WORDS[language];
  await page.goto("/shop");
  await page.getByRole("main").getByRole("link", { name: words.taxi, exact: true }).click();
  await expect(page).toHaveURL(/\/product\/drift-taxi$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.taxi);
  await expect(page.getByRole("heading", { level: 2, name: words.expect })).toBeVisible();
  const picture = page.getByRole("link", { name: words.secondPicture });
  await picture.click();
  await expect(page.getByRole("dialog").locator(".yarl__slide_current")).toContainText("2 / ");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(picture).toBeFocused();
  await page.getByRole("link", { name: words.backToShop }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test("from the shop to the confirmation: voucher and cap, paid by bank transfer @both @job", async ({
  page,
  site,
  language,
  context,
}) => {
  const words = SHOP_WORDS[language];
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/shop");
  await addToCart(page, words.addTaxi);
  await addToCart(page, words.addCap);
  await addToCart(page, words.addCap);
  const note = page.getByRole("region", { name: words.notification });
  await expect(note).toContainText(words.cap);
  await note.getByRole("link", { name: words.goToCart }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.cart);
  await expect(note).toHaveCount(0);
  // Three pieces on two lines: lines are counted.
  await expect(page.getByRole("banner").getByRole("link", { name: words.cartBadge })).toContainText("2");
  await expect(page.getByLabel(words.capQuantity)).toHaveValue("2");
  await page.getByLabel(words.capQuantity).fill("3");
  await expect(page.getByRole("complementary")).toContainText(words.goodsFor3);
  await expectSound(page);
  await page.getByRole("link", { name: words.toCheckout }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.checkout);
  await fillCheckout(page, words);
  await expect(page.locator("form")).toContainText(words.totalFor3);
  await expectSound(page);
  await page.getByRole("button", { name: words.order }).click();

  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(words.thanks);
  await expect(title).toBeFocused();
  const number = (await page.getByTestId("order-number").textContent()) ?? "";
  expect(number).toMatch(/^\d{10}$/);
  // The site of these tests has no mail server and says so; what was bought stands here by name (15.D).
  await expect(page.getByText(words.notMailed)).toBeVisible();
  const bought = page.getByRole("region", { name: words.bought });
  await expect(bought.getByRole("listitem").first()).toContainText(words.boughtTaxi);
  await expect(bought.getByRole("listitem").first()).toContainText(words.voucherFor);
  await expect(bought.getByRole("listitem").nth(1)).toContainText(words.boughtCaps);
  await expect(bought).toContainText(words.totalFor3);
  // All that a transfer needs: account, symbol, amount, and the day in 7 days (15.D).
  const bank = page.getByRole("region", { name: words.bank });
  const detail = (term: string) => bank.locator("dl > div").filter({ hasText: term }).locator("dd").first();
  await expect(detail(words.account)).toHaveText("2017000006/9999");
  await expect(detail(words.symbol)).toHaveText(number);
  await expect(detail(words.amount)).toHaveText(words.totalFor3);
  await expect(detail(words.dueDate)).toHaveText(inAWeek(language));
  await expect(detail("IBAN")).toHaveText("CZ38 9999 0000 0020 1700 0006");
  await expect(bank.getByRole("img", { name: /QR Platba/ })).toBeVisible();
  await bank.getByRole("button", { name: words.copySymbol }).click();
  await expect(bank.getByText(words.copied)).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await expect(page.getByRole("link", { name: words.ask })).toHaveAttribute("href", /^mailto:.+@.+/);
  await expectSound(page);

  await page.emulateMedia({ media: "print" });
  await expect(bank.getByRole("img", { name: /QR Platba/ })).toBeVisible();
  await expect(bank.getByRole("button").first()).toBeHidden();
  await expect(page.getByText(words.ask)).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.reload();
  await expect(page.getByTestId("order-number")).toHaveText(number);
  await expect(page.getByRole("banner").getByRole("link", { name: words.cartBadge })).toHaveCount(0);
  await expect.poll(async () => (await site.mails()).join().includes(number)).toBe(true);
  await page.getByRole("main").getByRole("link", { name: words.backToShop }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

/** The day in 7 days, in Prague, as it is written. */
function inAWeek(language: "cs" | "en"): RegExp {
  const day = new Intl.DateTimeFormat(language === "cs" ? "cs-CZ" : "en-GB", {
    dateStyle: "long",
    timeZone: "Europe/Prague",
  }).format(Date.now() + 7 * 24 * 3_600_000);
  return new RegExp(`^${day.replace(/\s/g, "\\s")}$`);
}

test("an order's page prints on one sheet, without a second one that says nothing (15.D)", async ({
  page,
  language,
}) => {
  const words = SHOP_WORDS[language];
  await openCheckout(page, words);
  await fillCheckout(page, words, words.bankMethod);
  await page.getByRole("button", { name: words.order }).click();
  await page.getByRole("link", { name: words.showOrder }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.orderTitle);
  const [sheet, ...more] = await printed(page);
  expect(sheet).toMatch(words.totalFor1);
  expect(more).toEqual([]);
});

/** The text of each page that Chromium prints. */
async function printed(page: Page): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format: "A4" })), verbosity: 0 })
    .promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  return texts;
}

test.describe("a picture that can't be loaded", () => {
  test.use({ expectedFaults: [/ERR_FAILED/] });

  test("becomes the shop's placeholder", async ({ page }) => {
    await page.route("**/media/**", (route) => route.abort());
    await page.goto("/product/team-cap");
    await expect(productPicture(page).locator("svg")).toBeVisible();
  });
});

test.describe("on a laptop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("price and button of every product stand on the first screen", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("cookieConsent", "declined"));
    for (const slug of ["team-hoodie", "team-t-shirt", "drift-taxi", "drift-course-basic"]) {
      await page.goto(`/product/${slug}`, { waitUntil: "networkidle" });
      const button = page
        .getByRole("article")
        .getByRole("button")
        .filter({ has: page.locator("svg") });
      const inView = await button.evaluateAll((all) =>
        all.some((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight && Boolean(each.closest("article"));
        }),
      );
      expect(inView, slug).toBe(true);
    }
  });
});

test("a voucher past its date says so and can't be ordered", async ({ page, language }) => {
  const words = SHOP_WORDS[language];
  await page.goto("/shop", { waitUntil: "networkidle" });
  await page.route("**/api/products/drift-taxi?*", async (route) => {
    const product = await (await route.fetch()).json();
    await route.fulfill({ json: { ...product, valid_until: "2026-03-31", is_orderable: false } });
  });
  await page.getByRole("main").getByRole("link", { name: words.taxi, exact: true }).click();
  await expect(page.getByText(words.expired)).toBeVisible();
  await expect(page.getByRole("button", { name: words.notOnSale })).toBeDisabled();
});

test("two tabs keep the same cart", async ({ page, context, language }) => {
  const words = SHOP_WORDS[language];
  await page.goto("/shop");
  const other = await context.newPage();
  await other.goto("/cart");
  await expect(other.getByText(words.emptyCart)).toBeVisible();
  await addToCart(page, words.addCap);
  await expect(other.getByRole("heading", { level: 2, name: words.cap })).toBeVisible();
  await other.getByRole("button", { name: words.removeCap }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: words.cartBadge })).toHaveCount(0);
});
