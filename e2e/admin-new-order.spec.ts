import type { Locator } from "@playwright/test";
import { nextStepsWords } from "#features/order-management/web/admin/steps/next-steps.words.ts";
import { newOrderWords } from "#features/team-orders/web/admin/new-order.words.ts";
import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const OWN = {
  en: {
    noContact: "Enter a phone number or an e-mail.",
    make: /^Create the order/,
    addressMissing: "Address is required.",
    noAddress: /The\scustomer\sgets\sno\se-\u2060?mail:\sthe\sorder\shas\sno\se-\u2060?mail\saddress/,
    onlyFile: /only\swritten\sto\sa\sfile/,
    reasonHint: /in\sthe\scancellation\se-\u2060?mail/,
  },
  cs: {
    noContact: "Napište telefon nebo e-mail.",
    make: /^Vytvořit objednávku/,
    addressMissing: "Adresa je povinná.",
    noAddress: /Zákazník\snedostane\sžádný\se-\u2060?mail:\su\sobjednávky\snení\se-\u2060?mailová\sadresa/,
    onlyFile: /jen\szapíše\sdo\ssouboru/,
    reasonHint: /v\se-\u2060?mailu\so\szrušení/,
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...newOrderWords[language],
  newOrder: newOrderWords[language].title,
  pay: nextStepsWords[language].steps.pay,
  isPaid: nextStepsWords[language].done.pay,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

type Product = {
  id: string;
  category: string;
  is_voucher: boolean;
  is_orderable: boolean;
  is_sold_out: boolean;
  variants: unknown[];
};

test.use({ expectedFaults: [/422/] });

test("the team takes an order by telephone and brings it to its invoice @job", async ({
  adminPage: page,
  language,
  site,
}) => {
  const t = WORDS[language];
  const call = await caller(site);
  const products = (await call("GET", "/products")) as Product[];
  const plain = products.filter((one) => one.is_orderable && !one.is_sold_out && one.variants.length === 0);
  const ride = plain.find(({ is_voucher }) => is_voucher);
  const goods = plain.find((one) => one.category === "merchandise" && !one.is_voucher);
  let taps = 0;
  const tap = async (target: Locator, act: () => Promise<unknown> = () => target.click()) => {
    taps += 1;
    await act();
  };
  const form = page.getByRole("form", { name: t.newOrder });
  const field = (name: string) => form.getByLabel(name, { exact: true });

  await page.goto("/admin/orders");
  await tap(page.getByRole("link", { name: t.newOrder }));
  const product = form.getByLabel(t.product).first();
  await tap(product, () => product.selectOption(ride?.id ?? ""));
  const name = form.getByLabel(t.name);
  await tap(name, () => name.fill("Tomáš Telefon"));
  await tap(field(t.phone), () => field(t.phone).fill("+420 777 123 456"));
  await tap(field(t.email), () => field(t.email).fill("tomas@example.cz"));
  await expectSound(page);
  await tap(form.getByRole("button", { name: t.make }));
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);
  await expect(page.getByText("Tomáš Telefon").first()).toBeVisible();
  await tap(page.getByRole("button", { name: t.pay, exact: true }));
  await expect(page.getByRole("status").filter({ hasText: t.isPaid })).toBeVisible();
  // Written in docs/decisions/0052-orders-in-the-back-office.md.
  expect(taps, "from the call to the invoice").toBe(7);
  const id = page.url().split("/").at(-1);
  const order = (await call("GET", `/orders/admin/orders/${id}`)) as { papers: { type: string }[] };
  expect(order.papers.map(({ type }) => type)).toEqual(["final"]);
  await expectSound(page);

  // At the track: goods in the hand, paid in cash; what is missing is said at its field.
  await page.goto("/admin/orders/new");
  await form.getByRole("button", { name: t.make }).click();
  await expect(form.getByText(t.nothingYet)).toBeVisible();
  await product.selectOption(goods?.id ?? "");
  await form.getByLabel(t.quantity).fill("2");
  await name.fill("Petra Traťová");
  await field(t.payment).selectOption("cash");
  await form.getByRole("button", { name: t.make }).click();
  await expect(form.getByText(t.noContact)).toBeVisible();
  await expectSound(page);
  await field(t.phone).fill("777 000 111");
  await form.getByRole("button", { name: t.make }).click();
  // The first way of shipping may be a parcel, and then it needs its address.
  if (await form.getByLabel(t.street).isVisible()) {
    await expect(form.getByText(t.addressMissing)).toBeVisible();
    await form.getByLabel(t.street).fill("Děčínská 1");
    await form.getByRole("button", { name: t.make }).click();
  }
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);
  const sold = (await call("GET", `/orders/admin/orders/${page.url().split("/").at(-1)}`)) as object;
  expect(sold).toMatchObject({ paid_how: "cash", customer_email: "", items: [{ quantity: 2 }] });
  // No step says that its e-mail goes out, or to a file: there is nobody to send it to.
  await expect(page.getByText(t.noAddress).first()).toBeVisible();
  await expect(page.getByText(t.onlyFile)).toHaveCount(0);
  await expect(page.getByText(t.reasonHint)).toHaveCount(0);
  await expectSound(page);
});
