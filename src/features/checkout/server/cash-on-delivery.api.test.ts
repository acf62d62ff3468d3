import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { billRows, documentVat } from "#features/invoices/invoice-content.ts";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { settleUnpaidOrders } from "#features/order-management/server/unpaid/unpaid-orders.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { startSmtpServer } from "#testing/outside/smtp-server.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const smtp = await startSmtpServer();
const server = await testServer({ SMTP_URL: smtp.url });
const { db } = server.services;
let token = await server.signIn();
let shop: Awaited<ReturnType<typeof openShop>>;
let cod: number;

const both = (en: string, cs: string) => ({ translations: { en: { name: en }, cs: { name: cs } } });
const admin = (name: string, body?: object) => server.call(name, { token, body, language: "en" });
const method = (fields: object) =>
  admin("POST /orders/payment-methods", { ...both("Cash on delivery", "Dobírka"), kind: "cod", ...fields });
const STICKERS = { id: "sticker-set", quantity: 2, price: 149.9 };
const RIDE = { id: "drift-taxi-1", quantity: 1, price: 5000 };
/** 299.80 of goods, 129 of shipping, 39 of the fee. */
const TOTAL = 467.8;
const place = (more: object = {}, language: "en" | "cs" = "cs") =>
  server.call("POST /orders", {
    body: { ...shop.payload, items: [STICKERS], payment_method: cod, total: TOTAL, ...more },
    language,
  });

beforeEach(async () => {
  token = await server.signIn();
  shop = await openShop(server.services);
  await db.delete(mails);
  await db.update(products).set({ category: "merchandise" }).where(eq(products.id, "sticker-set"));
  await db
    .update(products)
    .set({ is_voucher: true, category: "experience" })
    .where(eq(products.id, "drift-taxi-1"));
  cod = (await method({ fee: 39 })).body.id;
});

describe("cash on delivery (15.18)", () => {
  test("costs its fee, which the total, the order's page, the mail and the back office say", async () => {
    const { status, body } = await place();
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ total: TOTAL, payment: { kind: "cod", account: "", spayd: "" } });
    const page = await server.call(`GET /orders/mine/${body.orderId}/${body.access_key}`, { language: "cs" });
    expect(page.body).toMatchObject({
      total: TOTAL,
      payment: { kind: "cod", fee: 39, amount: 468, rounding: 0.2 },
    });
    const order = (await admin(`GET /orders/admin/orders/${body.orderId}`)).body;
    expect(order).toMatchObject({ shipping_price: 129, payment_fee: 39, total: TOTAL });
    const [mail] = (await db.select().from(mails)).filter(({ kind }) => kind === "order-confirmation");
    const text = mail?.text.replaceAll("\u00a0", " ");
    expect(text).toMatch(/Poplatek za platbu – Dobírka\W+39 Kč/);
    expect(text).toContain("Až zásilku převezmete, zaplatíte dopravci 468 Kč.");
    expect(text).not.toContain("Variabilní symbol");
  });

  test("whoever saw another fee is told the one of now", async () => {
    const answer = await place({ total: TOTAL - 39 });
    expect(answer).toMatchObject({ status: 409, body: { code: "PRICE_CHANGED", fee: 39, total: TOTAL } });
  });

  test("takes a parcel: vouchers alone and a personal pickup do not go with it", async () => {
    const refused = [{ path: "payment_method", message: expect.stringContaining("S dopravou") }];
    expect((await place({ items: [RIDE], total: 5168 })).body.errors).toEqual(refused);
    const pickup = await admin("POST /orders/shipping-methods", {
      ...both("Pickup", "Osobní odběr"),
      price: 0,
      is_pickup: true,
    });
    const asked = { shipping_method: pickup.body.id, total: TOTAL - 129 };
    expect((await place(asked)).body.errors).toEqual(refused);
  });

  test("goes to be shipped unpaid, nobody is reminded, and the money that comes pays it", async () => {
    const { orderId } = (await place()).body;
    const inView = async (view: string) => {
      const { body } = await admin(`GET /orders/admin/orders?page=1&view=${view}`);
      return body.orders.map(({ id }: { id: number }) => id).includes(orderId);
    };
    expect([await inView("to-ship"), await inView("to-pay")]).toEqual([true, true]);
    const before = await db.$count(mails);
    const [order] = await db.select().from(orders);
    server.setNow(new Date((order?.created_at.getTime() ?? 0) + 40 * 86_400_000));
    token = await server.signIn();
    await settleUnpaidOrders(server.services);
    expect(await db.$count(mails)).toBe(before);
    expect((await db.select().from(orders))[0]?.status).toBe("pending");
    const paid = await admin(`POST /orders/admin/orders/${orderId}/paid`, { how: "bank" });
    expect(paid.body).toMatchObject({ paid_how: "bank", paid_at: expect.any(String) });
    expect((await admin(`POST /orders/admin/orders/${orderId}/paid`, { how: "cod" })).status).toBe(422);
  });

  test("the invoice has the fee as a row of its own with its VAT; the credit note takes it back whole", async () => {
    const { orderId } = (await place()).body;
    await admin(`POST /orders/admin/orders/${orderId}/paid`, { how: "bank" });
    const cancel = await admin(`PATCH /orders/admin/orders/${orderId}`, { status: "cancelled" });
    expect(cancel.status, JSON.stringify(cancel.body)).toBe(200);
    const documents = (await db.select().from(invoices).orderBy(invoices.id)).map(({ content }) => content);
    expect(documents.map(({ type, total }) => [type, total])).toEqual([
      ["final", 46_780],
      ["credit", -46_780],
    ]);
    for (const [paper, sign] of documents.map((paper, i) => [paper, i === 0 ? 1 : -1] as const)) {
      const rows = billRows(paper, { discount: "Sleva", shipping: "Doprava", fee: "Poplatek" });
      expect(rows.at(-1)).toMatchObject({ name: "Poplatek: Dobírka", sum: sign * 3900 });
      expect(rows.reduce((sum, { sum: one }) => sum + one, 0)).toBe(paper.total);
      const vat = documentVat(paper);
      if (vat) expect(rows.reduce((sum, row) => sum + row.vat, 0)).toBe(vat.vat);
    }
  });

  test("pieces that go back leave the fee as it was", async () => {
    const { orderId } = (await place()).body;
    await admin(`POST /orders/admin/orders/${orderId}/paid`, { how: "bank" });
    const at = `/orders/admin/orders/${orderId}`;
    const { items, total } = (await admin(`GET ${at}`)).body;
    const back = { items: [{ id: items[0].id, quantity: 1 }], seen: total };
    expect((await admin(`POST ${at}/taken-back`, back)).body).toMatchObject({
      payment_fee: 39,
      shipping_price: 129,
      total: 317.9,
    });
    const [, credit] = await db.select().from(invoices).orderBy(invoices.id);
    expect(credit?.content.total).toBe(-14_990);
    expect(credit?.content.payment).toEqual({ name: "Dobírka", kind: "cod" });
  });

  test("stays as it was sold when the method changes or goes", async () => {
    const { orderId } = (await place()).body;
    await admin(`PUT /orders/payment-methods/${cod}`, { fee: 99 });
    await admin(`DELETE /orders/payment-methods/${cod}`);
    expect((await admin(`GET /orders/admin/orders/${orderId}`)).body).toMatchObject({ payment_fee: 39 });
  });
});

describe("a fee for paying (15.18)", () => {
  test("is refused for cards and transfers, saying why; also where the kind changes", async () => {
    const why = { path: "fee", message: expect.stringContaining("The law doesn’t allow a fee") };
    for (const kind of ["card", "bank"])
      expect(await method({ kind, fee: 10 })).toMatchObject({ status: 422, body: { errors: [why] } });
    expect((await admin(`PUT /orders/payment-methods/${cod}`, { kind: "card" })).body.errors).toEqual([why]);
    expect((await method({ kind: "cash", fee: 10 })).body).toMatchObject({ fee: 10 });
    expect((await method({ kind: "card" })).body).toMatchObject({ fee: 0 });
    for (const fee of [-1, 0.001, "much", null]) expect((await method({ fee })).status).toBe(422);
  });
});
