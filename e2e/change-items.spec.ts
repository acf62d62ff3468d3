import type { Locator } from "@playwright/test";
import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const WORDS = {
  en: {
    open: "Change items",
    product: "Product",
    size: "Size",
    quantity: "Quantity",
    more: "Another product",
    total: /^New total: /,
    same: /^The total stays /,
    request: /how to pay it/,
    invoice: /and reissued/,
    change: "Change the order",
    few: /Only \d+ left in stock\.|This is sold out\./,
    pay: "Mark as paid",
    isPaid: "Marked as paid.",
    paid: "Paid",
    due: /^Balance due$/,
    toPay: /^To be paid: /,
    left: /remains to be paid\./,
  },
  cs: {
    open: "Změnit položky",
    product: "Produkt",
    size: "Velikost",
    quantity: "Kusů",
    more: "Další produkt",
    total: /^Nově\s+celkem: /,
    same: /^Celkem zůstává /,
    request: /jak ji zaplatit/,
    invoice: /vystaví se nová/,
    change: "Změnit objednávku",
    few: /Skladem už jen \d+ ks\.|Tohle je vyprodané\./,
    pay: "Označit jako zaplacené",
    isPaid: "Označeno jako zaplacené.",
    paid: "Zaplaceno",
    due: /^K\s+doplacení$/,
    toPay: /^K\s+zaplacení: /,
    left: /zbývá doplatit/,
  },
};

interface Product {
  id: string;
  is_orderable: boolean;
  is_sold_out: boolean;
  is_voucher: boolean;
  category: string;
  price: number;
  variants: { id: number; is_active: boolean; stock: number | null }[];
}
interface Method {
  id: number;
  for_goods?: boolean;
  is_pickup: boolean;
  kind?: string;
  price: number;
}

test.use({ expectedFaults: [/422/] });

test("the team changes pieces and a size before the order is sent @job", async ({
  adminPage: page,
  language,
  site,
}) => {
  const t = WORDS[language];
  const call = await caller(site);
  const products = (await call("GET", "/products")) as Product[];
  const sized = products.find(
    (one) =>
      one.is_orderable &&
      !one.is_sold_out &&
      one.variants.filter(({ is_active, stock }) => is_active && stock !== 0).length > 1,
  );
  if (!sized) throw new Error("no product with sizes");
  const [first, second] = sized.variants.filter(({ is_active, stock }) => is_active && stock !== 0);
  const shipping = ((await call("GET", "/orders/shipping-methods")) as Method[]).find(
    ({ is_pickup }) => is_pickup,
  );
  const payment = ((await call("GET", "/orders/payment-methods")) as Method[]).find(
    ({ kind }) => kind === "bank",
  );
  const { id } = (await call("POST", "/orders/admin/orders", {
    customer: { name: "Klára Velikostní", email: "klara@example.cz", phone: "", address: "" },
    items: [{ id: sized.id, variant: first?.id, quantity: 1, price: sized.price }],
    shipping_method: shipping?.id,
    payment_method: payment?.id,
    language,
    total: sized.price + (shipping?.price ?? 0),
  })) as { id: number };
  let taps = 0;
  const tap = async (target: Locator, act: () => Promise<unknown> = () => target.click()) => {
    taps += 1;
    await act();
  };

  // Not paid: two pieces, and the request for payment goes out anew.
  await page.goto(`/admin/orders/${id}`);
  const sheet = page.getByRole("group", { name: t.open });
  await page.getByRole("button", { name: t.open }).click();
  await sheet.getByLabel(t.quantity).fill("2");
  await expect(sheet.getByText(t.total)).toBeVisible();
  await expect(sheet.getByText(t.request)).toBeVisible();
  await expectSound(page);
  await sheet.getByRole("button", { name: t.change }).click();
  await expect(sheet).toHaveCount(0);
  const read = async () =>
    (await call("GET", `/orders/admin/orders/${id}`)) as {
      items: { quantity: number; variant_id: number }[];
      papers: { type: string }[];
    };
  expect((await read()).items).toMatchObject([{ quantity: 2, variant_id: first?.id }]);

  // Paid: another size costs the same, and the invoice follows.
  await page.getByRole("button", { name: t.pay, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: t.isPaid })).toBeVisible();
  await expect(page.getByText(t.paid, { exact: true }).first()).toBeVisible();
  await tap(page.getByRole("button", { name: t.open }));
  const size = sheet.getByLabel(t.size);
  await tap(size, () => size.selectOption(String(second?.id)));
  await expect(sheet.getByText(t.same)).toBeVisible();
  await expect(sheet.getByText(t.invoice)).toBeVisible();
  await expectSound(page);
  await tap(sheet.getByRole("button", { name: t.change }));
  await expect(sheet).toHaveCount(0);
  // Written in docs/decisions/0087-vouchers-and-gifts.md.
  expect(taps, "from the order to another size").toBe(3);
  expect(await read()).toMatchObject({
    items: [{ quantity: 2, variant_id: second?.id }],
    papers: [{ type: "final" }, { type: "credit" }, { type: "final" }],
  });

  // One more: the difference is due, the customer sees it, and its payment ends it.
  await page.getByRole("button", { name: t.open }).click();
  await sheet.getByLabel(t.quantity).fill("3");
  await expect(sheet.getByText(t.toPay)).toBeVisible();
  await sheet.getByRole("button", { name: t.change }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(t.due).first()).toBeVisible();
  await expectSound(page);
  const { page: address } = (await call("GET", `/orders/admin/orders/${id}/story`)) as { page: string };
  const customer = await page.context().newPage();
  await customer.goto(address);
  await expect(customer.getByTestId("order-state")).toContainText(t.left);
  await expectSound(customer);
  await customer.close();
  await page.getByRole("button", { name: t.pay, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: t.isPaid })).toBeVisible();
  await expect(page.getByText(t.due)).toHaveCount(0);
});
