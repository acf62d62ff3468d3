import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { orderMoney, orders } from "#features/orders/server/index.ts";
import { products } from "#features/products/server/products.table.ts";
import { receipts } from "#features/receipts/server/receipts.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

/** A T-shirt over the counter: no name, no way of shipping, nothing left to be done. */

const server = await testServer();
const { db } = server.services;
let token: string;

beforeAll(async () => {
  token = (await signedInAs(server, "track", "stall")).token;
});
beforeEach(async () => {
  await openShop(server.services);
  await db.delete(mails);
  await db.update(products).set({ price_halere: 44_950, stock: 5 }).where(eq(products.id, "sticker-set"));
});

const sell = (changes: object = {}, key?: string) =>
  server.call("POST /stall/sales", {
    token,
    language: "cs",
    ...(key && { headers: { "idempotency-key": key } }),
    body: {
      items: [{ id: "sticker-set", quantity: 1, price: 449.5 }],
      how: "cash",
      total: 449.5,
      ...changes,
    },
  });
const stock = async () => {
  const [row] = await db.select().from(products).where(eq(products.id, "sticker-set"));
  return row?.stock;
};

test("is an order of nobody that is paid in whole crowns, has its receipt and is done", async () => {
  const { status, body } = await sell();
  expect([status, body.paid]).toEqual([201, 450]);
  const [order] = await db.select().from(orders).where(eq(orders.id, body.id));
  expect(order).toMatchObject({
    customer_name: "Prodej na místě",
    customer_email: "",
    customer_phone: "",
    status: "done",
    total_halere: 44_950,
    balance_halere: 0,
    paid_at: expect.any(Date),
    payment_method: 0,
  });
  expect(await db.select().from(orderMoney).where(eq(orderMoney.order_id, body.id))).toMatchObject([
    { source: "till", way: "cash", amount_halere: 44_950, rounding_halere: 50, by: "stall" },
  ]);
  expect(await db.$count(receipts, eq(receipts.order_id, body.id))).toBe(1);
  expect([await stock(), await db.$count(mails)]).toEqual([4, 0]);
  // Nobody is nobody's customer.
  const owner = await server.signIn();
  expect((await server.call("GET /customers", { token: owner })).body.customers).toEqual([]);
});

test("by card it costs what it costs", async () => {
  const { body } = await sell({ how: "card" });
  expect(body.paid).toBe(449.5);
});

test("the same tap twice sells once", { tags: "both-databases" }, async () => {
  const answers = await Promise.all([1, 2, 3].map(() => sell({}, "one-tap-of-a-thumb")));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect([await db.$count(orders), await stock()]).toEqual([1, 4]);
});

test("the last piece goes to one of two, and a price that has changed is told first", {
  tags: "both-databases",
}, async () => {
  await db.update(products).set({ stock: 1 }).where(eq(products.id, "sticker-set"));
  const answers = await Promise.all([sell(), sell()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  await db.update(products).set({ stock: 9, price_halere: 50_000 });
  expect((await sell()).body.code).toBe("PRICE_CHANGED");
  expect(await stock()).toBe(9);
});

test.each([
  ["nothing sold", { items: [] }],
  ["a product that is not there", { items: [{ id: "gone", quantity: 1, price: 1 }] }],
  ["beads", { how: "beads" }],
])("%s is refused", async (_, changes) => {
  expect((await sell(changes)).status).toBe(422);
  expect(await db.$count(orders)).toBe(0);
});

test("who writes for the site sells nothing", async () => {
  const writer = await signedInAs(server, "content", "writer");
  expect((await server.call("POST /stall/sales", { token: writer.token, body: {} })).status).toBe(403);
});
