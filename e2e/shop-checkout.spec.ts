import { expect, expectSound, test } from "./fixtures.ts";
import { CUSTOMER, fillCheckout, openCheckout, SHOP_WORDS } from "./shop-steps.ts";

test("every field is required, and each fault stands beside its field @both @job", async ({
  page,
  language,
}) => {
  const words = SHOP_WORDS[language];
  await openCheckout(page, words);
  for (const placeholder of [words.selectShipping, words.selectPayment])
    await expect(page.locator("option").filter({ hasText: placeholder })).toHaveCount(1);
  await page.getByRole("button", { name: words.order }).click();
  await expect(page.locator("[aria-invalid]")).toHaveCount(8);
  await expect(page.locator("[name=name]")).toBeFocused();
  await expect(page.getByText(words.nameMissing)).toBeVisible();
  await expectSound(page);
  await fillCheckout(page, words);
  await page.locator("[name=email]").fill("jana");
  await page.getByRole("button", { name: words.order }).click();
  await expect(page.locator("[name=email]")).toBeFocused();
  await expect(page.getByText(words.notAnEmail)).toBeVisible();
});

test("what was typed stays over a reload", async ({ page, language }) => {
  const words = SHOP_WORDS[language];
  await openCheckout(page, words);
  await fillCheckout(page, words);
  await page.reload();
  await expect(page.locator("[name=address]")).toHaveValue(CUSTOMER.address);
  await expect(page.locator("[name=payment]")).not.toHaveValue("");
});

test("two clicks on the order button are one order @job", async ({ page, language }) => {
  const words = SHOP_WORDS[language];
  await openCheckout(page, words);
  await fillCheckout(page, words, words.cardMethod);
  let orders = 0;
  await page.route("**/api/orders", async (route) => {
    orders++;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.getByRole("button", { name: words.order }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole("button", { name: words.submitting })).toBeDisabled();
  await expect(page).toHaveURL(/\/test-payment\//);
  expect(orders).toBe(1);
  await expectSound(page);
});

const EARLIER = {
  en: /^Your earlier order \d{10} is still waiting for its payment\. This is a new order\./,
  cs: /^Vaše dřívější objednávka \d{10} ještě čeká na\splatbu\. Tohle je nová objednávka\./,
};

test("an earlier order that waits for its payment is told apart from the new one", async ({
  page,
  language,
}) => {
  const words = SHOP_WORDS[language];
  await openCheckout(page, words);
  await fillCheckout(page, words);
  await page.getByRole("button", { name: words.order }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.thanks })).toBeVisible();
  await openCheckout(page, words);
  const notice = page.locator("[data-notice]").filter({ hasText: EARLIER[language] });
  await expect(notice).toHaveAttribute("data-notice", "empty");
  await expectSound(page);
  await notice.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1, name: words.thanks })).toBeVisible();
});

test.describe("what goes wrong", () => {
  test.use({ expectedFaults: [/40[49]|42[29]|50[03]|ERR_FAILED/] });

  test("products that fail to load say so and load on another try", async ({ page, language }) => {
    const words = SHOP_WORDS[language];
    const refuse = (pattern: string) =>
      page.route(pattern, (route) => route.fulfill({ status: 500, json: { message: "" } }));
    await page.goto("/login", { waitUntil: "networkidle" });
    await refuse("**/api/products?*");
    await page.evaluate(() => history.pushState(null, "", "/shop"));
    await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
    await expect(page.getByRole("alert")).toContainText(words.productsFailed);
    await expectSound(page);
    await page.unroute("**/api/products?*");
    await refuse("**/api/products/drift-taxi?*");
    await page.getByRole("button", { name: words.again }).click();
    await page.getByRole("main").getByRole("link", { name: words.taxi, exact: true }).click();
    await expect(page.getByRole("alert")).toContainText(words.productFailed);
  });

  test("an unknown product is a 404 with the way back to the shop", async ({ page, language }) => {
    const words = SHOP_WORDS[language];
    const answer = await page.goto("/product/none-such");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.productUnknown);
    await expectSound(page);
    await page.getByRole("link", { name: words.backToShop }).click();
    await expect(page).toHaveURL(/\/shop$/);
  });

  test("a field that the server refuses says so beside it", async ({ page, language }) => {
    const words = SHOP_WORDS[language];
    await openCheckout(page, words);
    await fillCheckout(page, words);
    await page.locator("[name=email]").fill("jana@localhost");
    await page.getByRole("button", { name: words.order }).click();
    await expect(page.locator("[name=email]")).toHaveAttribute("aria-invalid");
    await expect(page.getByRole("alert")).toBeVisible();
  });
});

test("the checkout offers only what goes with the cart, the country and each other (15.18) @job", async ({
  page,
  language,
}) => {
  const words = SHOP_WORDS[language];
  const options = (name: string) => page.locator(`[name=${name}] option`);
  await openCheckout(page, words);
  // A shirt: parcel, courier and pickup beside the placeholder, but not e-mail.
  await expect(options("shipping")).toHaveCount(4);
  await page.locator("[name=shipping]").selectOption({ index: 2 });
  await expect(options("payment")).toHaveCount(3);
  await page.locator("[name=shipping]").selectOption({ index: 3 });
  await expect(options("payment")).toHaveCount(4);
  await page.locator("[name=shipping]").selectOption({ index: 2 });
  await page.locator("[name=country]").selectOption("GB");
  await expect(options("shipping")).toHaveCount(2);
  await expect(page.locator("[name=shipping]")).toHaveValue("");
  // It does not empty without a word, for eyes and for screen readers.
  await expect(page.locator("[data-field=shipping]")).toContainText(DROPPED[language].shipping);
  await expect(
    page.locator("[aria-live=polite]").filter({ hasText: DROPPED[language].shipping }),
  ).toBeAttached();
  await page.locator("[name=country]").selectOption("CZ");
  await expect(page.locator("[name=shipping]")).not.toHaveValue("");
  await expect(page.locator("[data-field=shipping]")).not.toContainText(DROPPED[language].shipping);

  // Cash goes with the pickup only.
  await page.locator("[name=shipping]").selectOption({ index: 3 });
  await page.locator("[name=payment]").selectOption({ index: 3 });
  await page.locator("[name=shipping]").selectOption({ index: 2 });
  await expect(page.locator("[name=payment]")).toHaveValue("");
  await expect(page.locator("[data-field=payment]")).toContainText(DROPPED[language].payment);

  await page.locator("[name=phone]").fill("abc");
  await page.locator("[name=postalCode]").fill("123");
  await page.locator("[name=city]").focus();
  await expect(page.locator("[data-field=phone]")).toContainText(ODD[language]);
  await expect(page.locator("[data-field=postalCode]")).toContainText("470 01");
  await expect(page.locator("[name=phone]")).not.toHaveAttribute("aria-invalid");
  await expectSound(page);
});

const DROPPED = {
  en: {
    shipping: "“Courier to your address” isn’t available for the country you chose (United Kingdom).",
    payment: "“Cash at pick-up” isn’t available with the shipping you chose.",
  },
  cs: {
    shipping: "Doprava „Kurýr na adresu“ není pro vybranou zemi (Spojené království) k dispozici.",
    payment: "Platbu „Hotově při převzetí“ s vybranou dopravou použít nelze.",
  },
};
const ODD = { en: "doesn’t look like a complete phone number", cs: "nevypadá jako celé telefonní číslo" };
