import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import { notedOf } from "#features/orders/server/index.ts";
import { refunds } from "#features/payments/server/refunds/refunds.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { receipts } from "#features/receipts/server/receipts.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { csvOf, type Payment } from "#testing/outside/bank-statements.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

/** What is paid in cash is whole crowns: on the order's page, its papers, in the money and in the books. */

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openShop>>;
let token: string;

beforeEach(async () => {
  shop = await openShop(server.services);
  await db.delete(mails);
  token = await server.signIn();
});

const admin = (name: string, body?: object) => server.call(name, { token, body });
const pathOf = (id: number) => `/orders/admin/orders/${id}`;

/** Orders stickers and a courier; answers the order. */
async function place(price: number, kind: "cash" | "cod" | "bank", quantity = 1) {
  await db
    .update(products)
    .set({ price_halere: Math.round(price * 100), category: "merchandise" })
    .where(eq(products.id, "sticker-set"));
  await db.update(paymentMethods).set({ kind }).where(eq(paymentMethods.id, shop.paymentId));
  const total = Math.round((price * quantity + 129) * 100) / 100;
  const items = [{ id: "sticker-set", quantity, price }];
  const answer = await server.call("POST /orders", { body: { ...shop.payload, items, total } });
  expect(answer.status).toBe(201);
  return answer.body as { orderId: number; access_key: string; total: number; payment: { amount: number } };
}

const mine = async ({ orderId, access_key }: { orderId: number; access_key: string }) =>
  (await server.call(`GET /orders/mine/${orderId}/${access_key}`)).body;
const moneyOf = async (id: number) => (await admin(`GET ${pathOf(id)}`)).body.money;
const differences = async () => (await admin("POST /accounting/check")).body.differences;
const invoiceOf = async (id: number) =>
  (await db.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(invoices.id)).map(
    ({ content }) => content,
  );

test.each([
  [99.9, 229, 0.1],
  [99.49, 228, -0.49],
  [99.5, 229, 0.5],
  [99, 228, 0],
])("%f and the courier in cash are %f crowns, %f of rounding", async (price, inCash, rounding) => {
  await db.update(settings).set({ value: "21" }).where(eq(settings.setting_key, "vat_rate"));
  const order = await place(price, "cash");
  const total = Math.round((price + 129) * 100) / 100;
  expect([order.total, order.payment.amount]).toEqual([total, inCash]);
  expect((await mine(order)).payment).toMatchObject({ amount: inCash, rounding, paid: 0 });

  await admin(`POST ${pathOf(order.orderId)}/paid`, { how: "cash" });
  await admin(`POST ${pathOf(order.orderId)}/receipt`, { way: "cash" });
  expect((await mine(order)).payment).toMatchObject({ paid: inCash, rounding, state: "paid" });
  expect(await moneyOf(order.orderId)).toMatchObject({ paid: total, left: total, rounding });
  const [note] = await notedOf(db, order.orderId);
  expect((note?.amount_halere ?? 0) + (note?.rounding_halere ?? 0)).toBe(inCash * 100);

  // Outside of the base and the tax.
  const [invoice] = await invoiceOf(order.orderId);
  expect(invoice?.total).toBe(Math.round(total * 100));
  expect(invoice?.rounding ?? 0).toBe(Math.round(rounding * 100));
  const [receipt] = await db.select().from(receipts).where(eq(receipts.order_id, order.orderId));
  expect(receipt?.content).toMatchObject({ total: Math.round(total * 100), received: inCash * 100 });
  expect(receipt?.content).not.toHaveProperty("otherwise");
  expect(await differences()).toEqual([]);
});

test("the papers and the mail say how much was rounded; a transfer is paid to the haléř", async () => {
  const order = await place(99.9, "cash");
  const [mail] = await db.select().from(mails).where(eq(mails.kind, "order-confirmation"));
  expect(mail?.text.replace(/\u00a0/g, " ")).toContain("You’ll pay CZK 229 in cash");
  const paper = async (address: string) => {
    const { rawPayload } = await server.app.inject({
      url: `/api/orders/admin/orders/${order.orderId}/${address}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return (await readPdf(new Uint8Array(rawPayload))).text.replace(/\s+/g, " ");
  };
  expect(await paper("invoice?type=proforma")).toMatch(/Rounding \(cash\) CZK 0.10 To pay CZK 229.00/);
  await admin(`POST ${pathOf(order.orderId)}/paid`, { how: "cash" });
  await admin(`POST ${pathOf(order.orderId)}/receipt`, { way: "cash" });
  expect(await paper("invoice?type=final")).toMatch(/Rounding \(cash\) CZK 0.10 Already paid .?CZK 229.00/);
  expect(await paper("receipt/pdf")).toMatch(/Total CZK 228.90 Rounding CZK 0.10 Received CZK 229.00/);

  const other = await place(99.9, "bank");
  expect(other.payment.amount).toBe(228.9);
  await admin(`POST ${pathOf(other.orderId)}/paid`, { how: "bank" });
  expect(await moneyOf(other.orderId)).toMatchObject({ paid: 228.9, rounding: 0 });
});

test("a wrong tap that is undone leaves no rounding behind", async () => {
  const { orderId } = await place(99.9, "bank");
  await admin(`POST ${pathOf(orderId)}/paid`, { how: "cash" });
  expect(await moneyOf(orderId)).toMatchObject({ paid: 228.9, rounding: 0.1 });
  const undone = await admin(`POST ${pathOf(orderId)}/undo`, { what: "payment", status: "pending" });
  expect(undone.status).toBe(200);
  expect(await moneyOf(orderId)).toMatchObject({ paid: 0, rounding: 0 });
  await admin(`POST ${pathOf(orderId)}/paid`, { how: "bank" });
  expect(await moneyOf(orderId)).toMatchObject({ paid: 228.9, rounding: 0 });
  expect((await invoiceOf(orderId)).at(-1)).not.toHaveProperty("rounding");
  expect(await differences()).toEqual([]);
});

test.each(["cash", "bank"] as const)(
  "who paid in cash and gets all of it back by %s gets what he handed over",
  async (how) => {
    const { orderId } = await place(99.49, "cash");
    await admin(`POST ${pathOf(orderId)}/paid`, { how: "cash" });
    await admin(`PATCH ${pathOf(orderId)}`, { status: "cancelled" });
    const answer = await admin(`POST ${pathOf(orderId)}/refunded`, { how });
    expect(answer.status).toBe(200);
    const [refund] = await db.select().from(refunds).where(eq(refunds.order_id, orderId));
    expect([refund?.amount_halere, refund?.price_halere]).toEqual([22_800, 22_849]);
    expect(await moneyOf(orderId)).toMatchObject({ paid: 228.49, returned: 228.49, left: 0 });
    expect(await differences()).toEqual([]);
  },
);

test("what is given back in cash for some pieces is whole crowns, and nothing is left of it", async () => {
  const { orderId } = await place(33.3, "bank", 3);
  await admin(`POST ${pathOf(orderId)}/paid`, { how: "bank" });
  const { items, total } = (await admin(`GET ${pathOf(orderId)}`)).body;
  await admin(`POST ${pathOf(orderId)}/taken-back`, {
    items: [{ id: items[0].id, quantity: 1 }],
    seen: total,
  });
  expect((await admin(`POST ${pathOf(orderId)}/refunded`, { how: "cash", amount: 33.3 })).status).toBe(200);
  const [refund] = await db.select().from(refunds).where(eq(refunds.order_id, orderId));
  expect(refund?.amount_halere).toBe(3_300);
  expect((await admin(`GET ${pathOf(orderId)}`)).body).toMatchObject({ owed: 0, money: { left: 195.6 } });
  expect(await differences()).toEqual([]);
});

test("what the carrier was told to collect pays the order, and leaves nothing over", async () => {
  const order = await place(99.9, "cod");
  expect(order.payment.amount).toBe(229);
  const booking = { day: pragueDay(new Date()), symbol: String(order.orderId), account: "2000145399" };
  const file = csvOf([{ ...booking, bank: "0800", amount: 229 } as Payment]);
  const content = Buffer.from(file).toString("base64");
  expect((await admin("POST /bank-transfers/statements", { content })).status).toBe(200);
  expect((await admin(`GET ${pathOf(order.orderId)}`)).body).toMatchObject({
    paid_at: expect.any(String),
    owed: 0,
    money: { paid: 228.9, rounding: 0.1, left: 228.9 },
  });
  expect((await invoiceOf(order.orderId)).at(-1)).toMatchObject({ total: 22_890, rounding: 10 });
  expect(await differences()).toEqual([]);
});

test("the month has what was in the till, and the rounding on its own", async () => {
  const { orderId } = await place(99.9, "cash");
  await admin(`POST ${pathOf(orderId)}/paid`, { how: "cash" });
  const month = new Date().toISOString().slice(0, 7);
  const { sections } = (await server.call(`GET /accounting/month?month=${month}`, { token, language: "en" }))
    .body;
  const rows = (sections as { rows: { label: string; amounts: number[] }[] }[]).flatMap((one) => one.rows);
  expect(rows.find(({ label }) => label.startsWith("Cash:"))?.amounts).toEqual([229]);
  expect(rows.find(({ label }) => label.startsWith("Rounding"))?.amounts).toEqual([-0.1]);
  expect(rows.some(({ label }) => label.startsWith("Order "))).toBe(false);
});
