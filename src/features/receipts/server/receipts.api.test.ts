import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { orders } from "#features/orders/server/index.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { paidLongAgo } from "#testing/shop/paid-order.ts";
import { valueVoucherShop } from "#testing/shop/value-voucher-shop.ts";
import { testServer } from "#testing/test-server.ts";
import { receipts } from "./receipts.table.ts";

const server = await testServer();
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeEach(async () => {
  await db.delete(mails);
  shop = await openShop(server.services);
  token = await server.signIn();
});

const HOW = { cash: "cash", card: "card", qr: "bank" };
async function paidOrder(language: "cs" | "en" = "cs", way: keyof typeof HOW = "cash"): Promise<number> {
  const { body } = await server.call("POST /orders", { language, body: shop.payload });
  const paid = { token, body: { how: HOW[way] } };
  await server.call(`POST /orders/admin/orders/${body.orderId}/paid`, paid);
  return body.orderId;
}
const issue = (id: number, way = "cash") =>
  server.call(`POST /orders/admin/orders/${id}/receipt`, { token, body: { way } });

test("a paid order gets a numbered receipt, as PDF and by mail, in the order's language", async () => {
  const id = await paidOrder("cs", "qr");
  const year = new Date().getFullYear();
  const { status, body } = await issue(id, "qr");
  expect([status, body.number, body.way]).toEqual([200, `U${year}00001`, "qr"]);
  const pdf = await server.app.inject({
    url: `/api/orders/admin/orders/${id}/receipt/pdf`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(pdf.headers["content-type"]).toBe("application/pdf");
  const { text } = await readPdf(new Uint8Array(pdf.rawPayload));
  for (const part of [
    `Účtenka U${year}00001`,
    "3 × Sada samolepek",
    "QR platbou",
    "Fakturu dostanete zvlášť",
  ])
    expect(text.replace(/\u00a0/g, " ")).toContain(part);
  expect(text).not.toContain("Žofie");
  const [mail] = await db.select().from(mails).where(eq(mails.kind, "order-receipt"));
  expect([mail?.toAddress, mail?.subject]).toEqual([
    "zofie@example.cz",
    expect.stringContaining(body.number),
  ]);
});

test("an order has one, whoever taps how often; the series has no gaps and no doubles", {
  tags: "both-databases",
}, async () => {
  const first = await paidOrder();
  const answers = await Promise.all([1, 2, 3, 4].map(() => issue(first)));
  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
  const others = await Promise.all([1, 2, 3, 4].map(() => paidOrder("en", "card")));
  await Promise.all(others.map((id) => issue(id, "card")));
  const rows = await db.select().from(receipts);
  expect(rows.map(({ sequence }) => sequence).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(await db.$count(mails, eq(mails.kind, "order-receipt"))).toBe(5);
});

test("what is not paid, cancelled or not there has none, and another way of paying is refused", async () => {
  const { body } = await server.call("POST /orders", { body: shop.payload });
  const unpaid = await issue(body.orderId);
  expect([unpaid.status, unpaid.body.code]).toEqual([409, "CONFLICT"]);
  const address = `/orders/admin/orders/${body.orderId}/receipt`;
  expect((await server.call(`GET ${address}`, { token })).body).toEqual({ receipt: null, ways: [] });
  expect((await server.call(`GET ${address}/pdf`, { token })).status).toBe(404);
  const id = await paidOrder();
  expect((await issue(id, "barter")).status).toBe(422);
  await db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, id));
  expect((await issue(id)).status).toBe(409);
  expect((await issue(999_999)).status).toBe(404);
});

test("what was paid by gateway, by a transfer or by vouchers is no payment on the spot, and no receipt says so", async () => {
  const { body } = await server.call("POST /orders", { body: shop.payload });
  await paidLongAgo(db, body.orderId, { way: "card" });
  const address = `/orders/admin/orders/${body.orderId}/receipt`;
  expect((await server.call(`GET ${address}`, { token })).body).toEqual({ receipt: null, ways: [] });
  expect((await issue(body.orderId, "card")).status).toBe(409);
  // Cash is no card.
  const id = await paidOrder();
  expect((await server.call(`GET /orders/admin/orders/${id}/receipt`, { token })).body.ways).toEqual([
    "cash",
  ]);
  expect((await issue(id, "card")).status).toBe(409);
  // What was ordered by transfer and came by transfer is offered no receipt of a QR payment on the spot.
  const transfer = await paidOrder("en", "qr");
  expect((await server.call(`GET /orders/admin/orders/${transfer}/receipt`, { token })).body.ways).toEqual(
    [],
  );
});

test("a receipt is over what was paid on the spot: not over what a gift voucher or a transfer paid", async () => {
  const { sell, buy } = await valueVoucherShop(server, token);
  const { code } = await sell();
  const { body } = await buy([code], 40);
  await server.call(`POST /orders/admin/orders/${body.orderId}/paid`, { token, body: { how: "cash" } });
  expect((await issue(body.orderId)).status).toBe(200);
  const [row] = await db.select().from(receipts).where(eq(receipts.order_id, body.orderId));
  expect(row?.content).toMatchObject({ total: 612_500, by_voucher: 500_000, received: 112_500 });
  const pdf = await server.app.inject({
    url: `/api/orders/admin/orders/${body.orderId}/receipt/pdf`,
    headers: { authorization: `Bearer ${token}` },
  });
  const text = (await readPdf(new Uint8Array(pdf.rawPayload))).text.replace(/\u00a0/g, " ");
  expect(text).toMatch(/Paid by gift voucher\s+\u2212CZK 5,000\.00/);
  expect(text).toMatch(/Received\s+CZK 1,125\.00/);
});
