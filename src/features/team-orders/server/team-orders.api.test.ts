import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { paymentMethods, shippingMethods } from "#features/methods/server/methods.table.ts";
import { notedOf } from "#features/orders/server/index.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { receipts } from "#features/receipts/server/receipts.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { openVoucherShop, payTo } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

/** Orders that the team makes for customers. */

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openVoucherShop>>;
let token: string;

beforeAll(async () => {
  token = (await signedInAs(server, "shop", "ivana")).token;
});
beforeEach(async () => {
  shop = await openVoucherShop(server.services);
  await db.delete(mails);
  await db.delete(historyEntries);
});

const place = (changes: object = {}, key?: string, language: "en" | "cs" = "en") => {
  const { customer, ...rest } = shop.payload;
  const { customer: changed = {}, ...more } = changes as { customer?: object };
  const body = { ...rest, language: "cs", ...more, customer: { ...customer, ...changed } };
  return server.call("POST /orders/admin/orders", {
    token,
    language,
    body,
    ...(key && { headers: { "idempotency-key": key } }),
  });
};
const mailsOf = async () => (await db.select().from(mails)).map(({ kind }) => kind).sort();
const stockOf = async (id: string) =>
  (await db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;

describe("an order by telephone", () => {
  test("is a customer's order: stock, confirmation with its papers, the page, in the customer's language", async () => {
    const { status, body } = await place();
    expect([status, body.total]).toEqual([201, 5578.7]);
    const { body: order } = await server.call(`GET /orders/admin/orders/${body.id}`, { token });
    expect(order).toMatchObject({ status: "pending", paid_at: null, customer_name: "Žofie Šťastná" });
    expect(await stockOf("sticker-set")).toBe(7);
    const [mail, ...others] = await db.select().from(mails);
    expect(mail).toMatchObject({ kind: "order-confirmation", language: "cs", toAddress: "zofie@example.cz" });
    // The team knows of it.
    expect(others).toEqual([]);
    const [entry] = await db.select().from(historyEntries);
    expect(entry).toMatchObject({ type: "orders", action: "added", user_name: "ivana" });
    expect(JSON.stringify(entry)).not.toContain("Žofie");
    const { timeline } = (await server.call(`GET /orders/admin/orders/${body.id}/story`, { token })).body;
    expect(timeline.find(({ kind }: { kind: string }) => kind === "placed")).toMatchObject({ by: "ivana" });
    const paid = await server.call(`POST /orders/admin/orders/${body.id}/paid`, {
      token,
      body: { how: "bank" },
    });
    expect(paid.body.papers.map(({ type }: { type: string }) => type)).toContain("final");
  });

  test("that is paid at once has its invoice, its vouchers and their mails, all with the order", async () => {
    const { body } = await place({ paid: "cash" });
    const { body: order } = await server.call(`GET /orders/admin/orders/${body.id}`, { token });
    expect(order).toMatchObject({ paid_how: "cash", paid_at: expect.any(String) });
    expect(await db.$count(invoices, eq(invoices.order_id, body.id))).toBeGreaterThan(0);
    expect(await db.$count(vouchers, eq(vouchers.order_id, body.id))).toBe(1);
    expect(await mailsOf()).toEqual(["order-confirmation", "order-paid", "order-receipt", "vouchers"]);
    expect(order.money).toMatchObject({ paid: 5578.7, left: 5578.7 });
    expect(await notedOf(db, body.id)).toMatchObject([
      { way: "cash", amount_halere: 557_870, rounding_halere: 30, by: "ivana" },
    ]);
    const { content } = (await db.select().from(receipts))[0] ?? {};
    expect(content).toMatchObject({ way: "cash", total: 557_870, rounding: 30, received: 557_900 });
  });

  test("by card at the track needs no gateway, and cash no account", async () => {
    await payTo(db, "");
    await db.update(paymentMethods).set({ kind: "card" });
    expect((await place({ paid: "card" })).status).toBe(201);
    await db.update(paymentMethods).set({ kind: "bank" });
    expect((await place({ paid: "cash" })).status).toBe(201);
    expect((await place()).body.errors[0].path).toBe("payment_method");
  });

  test("of somebody without an e-mail makes no mail, and the papers all the same", async () => {
    const { status, body } = await place({ paid: "cash", customer: { email: "" } });
    expect(status).toBe(201);
    expect(await mailsOf()).toEqual([]);
    expect(await db.$count(invoices, eq(invoices.order_id, body.id))).toBeGreaterThan(0);
    const [voucher] = await db.select().from(vouchers).where(eq(vouchers.order_id, body.id));
    const pdf = await server.call(`GET /vouchers/${voucher?.code}/pdf`, { token });
    expect(pdf.status).toBe(200);
    // Steps that write to customers go on without.
    const sent = await server.call(`PATCH /orders/admin/orders/${body.id}`, {
      token,
      body: { status: "shipped" },
    });
    expect(sent.status).toBe(200);
    expect(await mailsOf()).toEqual([]);
  });

  test("asks for the address only where something is sent", async () => {
    const refused = await place({ customer: { address: "" } }, undefined, "cs");
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: "customer.address", message: "Adresa je povinná." }],
    ]);
    expect(await stockOf("sticker-set")).toBe(10);
    await db.update(shippingMethods).set({ is_pickup: true });
    expect((await place({ customer: { address: "" } })).status).toBe(201);
    const ride = { items: shop.payload.items.slice(0, 1), total: 5129, customer: { address: "" } };
    await db.update(shippingMethods).set({ is_pickup: false });
    expect((await place(ride)).status).toBe(201);
  });
});

describe("what is not right", () => {
  test.each([
    ["nobody to reach", { customer: { email: "", phone: "" } }, "customer.phone"],
    ["no name", { customer: { name: " " } }, "customer.name"],
    ["no e-mail address", { customer: { email: "zofie" } }, "customer.email"],
    ["no language", { language: "de" }, "language"],
    ["another way of having paid", { paid: "beads" }, "paid"],
    ["nothing ordered", { items: [] }, "items"],
    ["a product that is not there", { items: [{ id: "gone", quantity: 1, price: 1 }] }, "items.0.id"],
  ])("%s is refused at its field, and nothing is left", async (_, changes, path) => {
    const { status, body } = await place(changes);
    expect([status, body.errors[0].path]).toEqual([422, path]);
    expect(await db.$count(orders)).toBe(0);
    expect(await mailsOf()).toEqual([]);
  });

  test("a price that has changed meanwhile is told before anything is taken", async () => {
    await db.update(products).set({ price_halere: 600_000 }).where(eq(products.id, "drift-taxi-1"));
    expect((await place({ paid: "cash" })).body.code).toBe("PRICE_CHANGED");
    expect([await db.$count(orders), await stockOf("sticker-set")]).toEqual([0, 10]);
  });

  test("the last piece goes to one of two who sell it at once", { tags: "both-databases" }, async () => {
    await db.update(products).set({ stock: 3 }).where(eq(products.id, "sticker-set"));
    const answers = await Promise.all([place(), place()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await stockOf("sticker-set")).toBe(0);
  });

  test("a tap that comes twice makes one order, one payment and one invoice", {
    tags: "both-databases",
  }, async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => place({ paid: "cash" }, "tap")));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await db.$count(orders)).toBe(1);
    expect(await mailsOf()).toEqual(["order-confirmation", "order-paid", "order-receipt", "vouchers"]);
    expect((await place({ paid: null }, "tap")).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
  });
});
