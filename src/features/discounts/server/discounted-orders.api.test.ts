import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { billRows, documentVat } from "#features/invoices/invoice-content.ts";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { anonymiseOldOrders } from "#features/order-management/server/retention/retention.ts";
import { markOrderPaid } from "#features/payments/server/mark-paid.ts";
import { products } from "#features/products/server/products.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { programContext } from "#kit/server/program-context.ts";
import { discountShop } from "#testing/discount-shop.ts";
import { isdocErrors } from "#testing/isdoc/validate-isdoc.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { testServer } from "#testing/test-server.ts";
import { discountUses } from "./discounts.table.ts";

const server = await testServer();
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof discountShop>>;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  shop = await discountShop(server, token);
});

const setting = (key: string, value: string) =>
  db.update(settings).set({ value }).where(eq(settings.setting_key, key));
const documentsOf = async (id: number) =>
  (await db.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(asc(invoices.id))).map(
    ({ content }) => content,
  );
const mailsOf = async (kind: string) =>
  (await db.select().from(mails).where(eq(mails.kind, kind)).orderBy(asc(mails.id))).map(({ text }) =>
    text.replaceAll("\u00a0", " "),
  );

describe("an order that is cancelled unpaid", () => {
  test("gives its use back and takes it again, told beforehand", async () => {
    await shop.make({ max_uses: 1 });
    const { body } = await shop.buy({ code: "DRIFT10", off: 14.99 });
    const id = body.orderId;
    await shop.setStatus(id, "cancelled");
    expect(await shop.look()).toMatchObject({ uses: 0, state: "active", given: 0 });
    const told = (await shop.call(`GET /orders/admin/orders/${id}/status-effects`)).body;
    expect(told.find(({ status }: { status: string }) => status === "pending").effects).toContain(
      "take-discount",
    );
    await shop.setStatus(id, "pending");
    expect([await shop.look(), await shop.order(id)]).toMatchObject([
      { uses: 1, state: "used-up" },
      { total: 263.91, discount: { goods: 14.99 } },
    ]);
  });

  test("costs the full price where somebody else has the last use by then, and its customer is told", async () => {
    await shop.make({ max_uses: 1 });
    const { body } = await shop.buy({ code: "DRIFT10", off: 14.99 });
    await shop.setStatus(body.orderId, "cancelled");
    await shop.buy({ code: "DRIFT10", off: 14.99, email: "petr@example.cz" });
    await shop.setStatus(body.orderId, "pending");
    expect(await shop.order(body.orderId)).toMatchObject({
      total: 278.9,
      to_pay: 278.9,
      discount: null,
      items: [{ discount: 0 }],
    });
    expect((await mailsOf("order-reopened")).at(-1)).toContain("costs CZK 278.90 without it");
    expect((await shop.look()).uses).toBe(1);
  });

  test("that was deleted gives it back too; paid in the end after all, it has it again beyond the limit", async () => {
    await shop.make({ max_uses: 1 });
    const { body } = await shop.buy({ code: "DRIFT10", off: 14.99 });
    await shop.call(`DELETE /orders/admin/orders/${body.orderId}`);
    expect((await shop.look()).uses).toBe(0);
    await shop.buy({ code: "DRIFT10", off: 14.99, email: "petr@example.cz" });
    const context = programContext(server.services, "cs");
    await db.transaction((tx) => markOrderPaid(context, tx, body.orderId, { isEnough: true }));
    expect((await shop.look()).uses).toBe(2);
    expect(await shop.order(body.orderId)).toMatchObject({ total: 263.91 });
  });

  test("paid, it keeps its use and its price, also when its money went back", async () => {
    await shop.make({ max_uses: 1 });
    const { body } = await shop.buy({ code: "DRIFT10", off: 14.99 });
    await shop.pay(body.orderId);
    await shop.setStatus(body.orderId, "cancelled");
    expect((await shop.look()).uses).toBe(1);
    await shop.call(`POST /orders/admin/orders/${body.orderId}/refunded`, { amount: 263.91 });
    await shop.setStatus(body.orderId, "pending");
    expect(await shop.order(body.orderId)).toMatchObject({ total: 263.91, to_pay: 263.91, paid_at: null });
    expect(await shop.differences()).toEqual([]);
  });
});

describe("pieces that go back", () => {
  test("take their part of the discount with them; the credit note has both", async () => {
    await setting("vat_rate", "21");
    await shop.make({ kind: "amount", amount: 100 });
    const { body } = await shop.buy({ code: "DRIFT10", stickers: 3, off: 100 });
    await shop.pay(body.orderId);
    const [item] = (await shop.order(body.orderId)).items;
    await shop.takeBack(body.orderId, [{ id: item.id, quantity: 1 }]);
    const after = await shop.order(body.orderId);
    expect(after).toMatchObject({ total: 362.13, discount: { goods: 66.67 }, owed: 116.57 });
    const [invoice, credit] = await documentsOf(body.orderId);
    expect(invoice).toMatchObject({ total: 47_870, discount: { code: "DRIFT10", amount: 10_000 } });
    expect(credit).toMatchObject({
      total: -11_657,
      lines: [{ quantity: 1, unit: -14_990 }],
      discount: { code: "DRIFT10", amount: -3_333 },
    });
    await shop.call(`POST /orders/admin/orders/${body.orderId}/refunded`, { amount: 116.57 });
    expect(await shop.differences()).toEqual([]);
    await shop.setStatus(body.orderId, "cancelled");
    const documents = await documentsOf(body.orderId);
    expect(documents.reduce((sum, { total }) => sum + total, 0)).toBe(0);
    expect(documents.reduce((sum, { discount }) => sum + (discount?.amount ?? 0), 0)).toBe(0);
    for (const { number, type } of documents) {
      const { rawPayload } = await server.app.inject({
        url: `/api/orders/admin/orders/${body.orderId}/isdoc?type=${type}&number=${number}`,
        headers: { authorization: `Bearer ${token}` },
      });
      const xml = rawPayload.toString("utf8");
      expect([number, await isdocErrors(xml)]).toEqual([number, []]);
      // Against the document's own sign: a discount lowers an invoice and a credit note alike.
      expect(xml).toMatch(/<LineExtensionAmountTaxInclusive>-\d+\.\d\d<\/LineExtensionAmountTaxInclusive>/);
    }
    await setting("vat_rate", "");
  });
});

test("credit notes over parts add up to the invoice in base and VAT too, on paper, in ISDOC and in the month", async () => {
  await setting("vat_rate", "21");
  await db.update(products).set({ price_halere: 2_390 }).where(eq(products.id, "sticker-set"));
  await shop.make({ percent: 25 });
  const items = [{ id: "sticker-set", quantity: 10, price: 23.9 }];
  const { body } = await server.call("POST /orders", {
    body: { ...shop.payload, items, discount_code: "DRIFT10", total: 308.25 },
  });
  expect(body.total).toBe(308.25);
  await shop.pay(body.orderId);
  const [item] = (await shop.order(body.orderId)).items;
  for (const quantity of [1, 1, 3, 4]) await shop.takeBack(body.orderId, [{ id: item.id, quantity }]);
  await shop.setStatus(body.orderId, "cancelled");
  const documents = await documentsOf(body.orderId);
  expect(documents).toHaveLength(6);
  const parts = documents.map((one) => documentVat(one) ?? { base: 0, vat: 0 });
  expect(parts.reduce((sum, { base }) => sum + base, 0)).toBe(0);
  expect(parts.reduce((sum, { vat }) => sum + vat, 0)).toBe(0);
  for (const [at, one] of documents.entries()) {
    const rows = billRows(one, { discount: "", shipping: "", fee: "" });
    expect(rows.reduce((sum, { base }) => sum + base, 0)).toBe(parts[at]?.base);
    // Nothing is credited of the shipping before the whole order is.
    if (one.reason === "reduced") expect(rows).toHaveLength(2);
  }
  const month = new Date().toISOString().slice(0, 7);
  const { sections } = (await server.call(`GET /accounting/month?month=${month}`, { token })).body;
  const rates = sections.flatMap((one: { rows: { label: string; amounts: number[] }[] }) => one.rows);
  expect(rates.find(({ label }: { label: string }) => /^21.?%$/.test(label)).amounts).toEqual([0, 0, 0]);
  await setting("vat_rate", "");
});

describe("items that the team changes", () => {
  const change = async (id: number, quantity: number) => {
    const { items, updated_at } = await shop.order(id);
    const lines = [{ item: items[0].id, product: "sticker-set", quantity }];
    const { body: plan } = await shop.call(`POST /orders/admin/orders/${id}/items/plan`, { lines });
    const seen = { total: plan.total, to_pay: plan.to_pay, to_return: plan.to_return };
    await shop.call(`PUT /orders/admin/orders/${id}/items`, { lines, version: updated_at, seen });
    return plan;
  };

  test("per cent are of what the order has then; the minimum is not asked again", async () => {
    await shop.make({ minimum: 200 });
    const { body } = await shop.buy({ code: "DRIFT10", stickers: 2, off: 29.98 });
    expect(await change(body.orderId, 4)).toMatchObject({ discount: 59.96, total: 668.64 });
    expect(await change(body.orderId, 1)).toMatchObject({ discount: 14.99, total: 263.91 });
    expect(await shop.order(body.orderId)).toMatchObject({ discount: { goods: 14.99 }, total: 263.91 });
    expect((await mailsOf("order-changed")).at(-1)).toContain("Discount (DRIFT10)");
  });

  test("an amount stays as far as it goes", async () => {
    await shop.make({ kind: "amount", amount: 200 });
    const { body } = await shop.buy({ code: "DRIFT10", stickers: 2, off: 200 });
    expect(await change(body.orderId, 1)).toMatchObject({ discount: 149.9, total: 129 });
    expect(await change(body.orderId, 2)).toMatchObject({ discount: 200, total: 228.8 });
  });
});

describe("what it is told by", () => {
  test("mails, PDF, tables and receipt name the code and what it takes off", async () => {
    await shop.make({});
    const { body } = await shop.buy({ code: "DRIFT10", off: 14.99, language: "cs" });
    const id = body.orderId;
    for (const kind of ["order-confirmation", "order-notice"]) {
      expect((await mailsOf(kind)).at(-1)).toContain("Sleva (DRIFT10): \u221214,99 Kč");
    }
    await shop.pay(id);
    const { rawPayload } = await server.app.inject({
      url: `/api/orders/admin/orders/${id}/invoice?type=final`,
      headers: { authorization: `Bearer ${token}` },
    });
    const { text } = await readPdf(rawPayload);
    expect(text).toContain("Sleva: DRIFT10");
    const csv = async (what: string) => {
      const { payload } = await server.app.inject({
        url: `/api/orders/admin/export?what=${what}&from=2020-01-01&to=2099-12-31`,
        headers: { authorization: `Bearer ${token}` },
      });
      return payload;
    };
    expect(await csv("orders")).toMatch(/;DRIFT10;14,99\r\n/);
    expect(await csv("invoices")).toMatch(/;14,99;\r\n/);
    await shop.call(`POST /orders/admin/orders/${id}/receipt`, { way: "cash" });
    const month = new Date().toISOString().slice(0, 7);
    const { body: sheet } = await shop.call(`GET /accounting/month?month=${month}`);
    expect(JSON.stringify(sheet.sections[0])).toContain("Discounts from discount codes");
    expect(await shop.differences()).toEqual([]);
  });
});

describe("a voucher over an amount", () => {
  test("is never cheaper by a code, and does not count towards its minimum", async () => {
    await db
      .update(products)
      .set({ is_voucher: true, is_value: true, voucher_months: 12 })
      .where(eq(products.id, "drift-taxi-1"));
    await shop.make({ minimum: 200 });
    const refused = await shop.buy({ code: "DRIFT10", rides: 1, stickers: 0 });
    expect(refused.body.errors[0]).toMatchObject({ path: "discount_code" });
    const missing = await shop.buy({ code: "DRIFT10", rides: 1, stickers: 1 });
    expect(missing.status).toBe(422);
    const { body } = await shop.buy({ code: "DRIFT10", rides: 1, stickers: 2, off: 29.98 });
    expect((await shop.order(body.orderId)).items).toMatchObject([{ discount: 0 }, { discount: 29.98 }]);
  });
});

describe("the team’s own orders", () => {
  const make = (customer: object, code: string) =>
    shop.call("POST /orders/admin/orders", {
      ...shop.payload,
      items: [{ id: "sticker-set", quantity: 1, price: 149.9 }],
      language: "cs",
      customer: { ...shop.payload.customer, ...customer },
      discount_code: code,
      total: 263.91,
    });

  test("have codes, too; one that works once a customer needs an e-mail", async () => {
    await shop.make({ once_per_customer: true });
    expect(await make({}, "drift10")).toMatchObject({ status: 201, body: { total: 263.91 } });
    const { body } = await make({ email: "" }, "drift10");
    expect(body.errors[0]).toMatchObject({
      path: "discount_code",
      message: expect.stringContaining("an e-mail address is needed"),
    });
  });
});

test("orders are found by the discount code that they have, however it is written, and by a part of it none", async () => {
  await shop.make({ code: "LÉTO-2027" });
  const { body } = await shop.buy({ code: "leto2027", off: 14.99 });
  const plain = await shop.buy({ email: "petr@example.cz" });
  const found = async (q: string) =>
    (await shop.call(`GET /orders/admin/orders?page=1&q=${encodeURIComponent(q)}`)).body.orders.map(
      ({ id }: { id: number }) => id,
    );
  for (const q of ["LÉTO-2027", "leto 2027", "Leto2027"])
    expect([q, await found(q)]).toEqual([q, [body.orderId]]);
  for (const q of ["LETO", "LETO-2028"]) expect([q, await found(q)]).toEqual([q, []]);
  // Also the one that gave its use back; not the one that never had it.
  await shop.setStatus(body.orderId, "cancelled");
  expect(await found("leto2027")).toEqual([body.orderId]);
  expect(await found("leto2027")).not.toContain(plain.body.orderId);
});

test("nothing of a use names its customer once that is taken out of the order", async () => {
  await shop.make({ once_per_customer: true });
  await shop.buy({ code: "DRIFT10", off: 14.99 });
  const [use] = await db.select().from(discountUses);
  expect(use?.customer).toMatch(/^[\w-]{43}$/);
  await anonymiseOldOrders(db, new Date("2040-01-01"));
  expect((await db.select().from(discountUses)).map(({ customer }) => customer)).toEqual([""]);
});
