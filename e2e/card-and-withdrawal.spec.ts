import type { Page } from "@playwright/test";
import { customerOrderWords } from "#features/customer-order/customer-order.words.ts";
import { orderStepsWords } from "#features/order-management/web/admin/steps/order-steps.words.ts";
import { testPaymentWords } from "#features/payments/test-payment.words.ts";
import { withdrawalsAdminWords } from "#features/withdrawals/web/admin/withdrawals-admin.words.ts";
import { withdrawalWords } from "#features/withdrawals/withdrawal.words.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { fillCheckout, openCheckout, SHOP_WORDS } from "./shop-steps.ts";

const OWN = {
  en: {
    failed: "The payment didn’t go through.",
    left: "The payment wasn’t completed.",
    statement: /I hereby give notice that I withdraw.+1\s×\sTeam Cap/,
    withdrawn: "Withdrawal",
    tries: /test gateway/,
    credit: /^Credit note/,
    sentBack: "Refund the money",
    sentBackAt: /refunded, most recently on/,
    backToYou: /We refunded you .+ on/,
    proforma: /Proforma invoice \d{10}/,
  },
  cs: {
    failed: "Platba neprošla.",
    left: "Platba zůstala nedokončená.",
    statement: /Oznamuji, že tímto odstupuji.+1\s×\sTýmová kšiltovka/,
    withdrawn: "Odstoupení",
    tries: /zkušební brána/,
    credit: /^Dobropis/,
    sentBack: "Vrátit peníze",
    sentBackAt: /^Vráceno .+, naposledy/,
    backToYou: /jsme vám vrátili .+ na\skartu/,
    proforma: /Zálohová faktura \d{10}/,
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...withdrawalWords[language],
  ...testPaymentWords[language],
  ...orderStepsWords[language],
  received: withdrawalWords[language].done,
  test: testPaymentWords[language].banner,
  again: customerOrderWords[language].payAgain,
  paid: customerOrderWords[language].cardText,
  isPaid: customerOrderWords[language].paid,
  noOrder: customerOrderWords[language].notFound,
  panel: withdrawalsAdminWords[language].title,
  settle: withdrawalsAdminWords[language].settle,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("an order by card fails, is left, is paid and withdrawn from; the team cancels it and sends the money back @job", async ({
  page,
  adminPage,
  language,
}) => {
  const words = WORDS[language];
  const shop = SHOP_WORDS[language];
  await openCheckout(page, shop);
  await fillCheckout(page, shop, shop.cardMethod);
  await press(page, shop.order);
  await expect(page.getByText(words.test)).toBeVisible();
  await expectSound(page);
  await press(page, words.fail);
  await expect(page).toHaveURL(/\/order\/\d+\/[\w-]{32}\?lang=(cs|en)$/);
  const address = page.url();
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(page.getByText(words.paid)).toHaveCount(0);
  await expectSound(page);
  await press(page, words.again);
  await press(page, words.leave);
  await expect(page.getByText(words.left)).toBeVisible();
  await press(page, words.again);
  await press(page, words.pay);
  await expect(page.getByText(words.paid)).toBeVisible();
  await expect(page.getByTestId("order-state")).toContainText(words.isPaid);
  const document = page.waitForEvent("download");
  await page.getByRole("link", { name: words.proforma }).click();
  expect((await document).suggestedFilename()).toMatch(/^(proforma-invoice|zalohova-faktura)-\d{10}\.pdf$/);

  await press(page, words.open);
  await press(page, words.next);
  await expect(page.getByText(words.statement)).toBeVisible();
  // Name and address of the receipt are there to be confirmed.
  await expect(page.getByText(/@example\./).first()).toBeVisible();
  await expectSound(page);
  await press(page, words.confirm);
  await expect(page.getByText(words.received)).toBeVisible();
  await expect(page.getByRole("button", { name: words.open })).toHaveCount(0);
  await expect(page.getByText(words.statement)).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(words.received)).toHaveCount(0);
  await expect(page.getByText(words.statement)).toHaveCount(1);
  await expectSound(page);

  const answer = await page.request.get(address);
  expect(answer.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });

  adminPage.on("dialog", (asked) => void asked.accept());
  await adminPage.goto("/admin/orders");
  await expect(adminPage.getByText(words.withdrawn, { exact: true }).first()).toBeVisible();
  await adminPage.goto(`/admin/orders?order=${/order\/(\d+)/.exec(address)?.[1]}`);
  const dialog = adminPage.getByRole("dialog");
  await expect(dialog.getByText(words.whole)).toBeVisible();
  await expect(dialog.getByText(words.tries)).toHaveCount(3);
  await expectSound(adminPage);
  await dialog.getByRole("button", { name: words.cancel }).click();
  await expect(dialog.getByRole("button", { name: words.credit })).toBeVisible();
  await dialog.getByRole("button", { name: words.sentBack }).click();
  await expect(dialog.getByText(words.sentBackAt)).toBeVisible();
  await expect(dialog.getByText(words.whole)).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText(words.backToYou)).toBeVisible();
});

test.describe("a link that was changed", () => {
  test.use({ expectedFaults: [/404/] });

  test("opens nothing and says what to do", async ({ page, language }) => {
    const answer = await page.goto(`/order/1/${"A".repeat(32)}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS[language].noOrder);
    await expectSound(page);
  });
});

test("without the link one withdraws by order number and e-mail, and the team settles it @job", async ({
  page,
  adminPage,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: words.open }).click();
  await expect(page).toHaveURL(/\/withdrawal$/);
  await press(page, words.open);
  await expect(page.locator("[name=name]")).toBeFocused();
  await expectSound(page);
  const number = `777${Date.now()}`;
  await page.locator("[name=name]").fill("Odstup Odstoupil");
  await page.locator("[name=order_number]").fill(number);
  await page.locator("[name=email]").fill("odstup@example.cz");
  await press(page, words.open);
  await expect(page.getByText(number)).toBeVisible();
  await press(page, words.confirm);
  await expect(page.getByText(words.received)).toBeVisible();

  await adminPage.goto("/admin/orders");
  const entry = adminPage.getByText(number);
  await expect(entry).toBeVisible();
  await expectSound(adminPage);
  await adminPage.getByRole("button", { name: words.settle }).first().click();
  await expect(entry).toHaveCount(0);
});
