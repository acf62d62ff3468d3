import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openShop>>;
let token: string;
let order: { orderId: number; access_key: string };
let path: string;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  shop = await openShop(server.services);
  const ride = { is_voucher: true, voucher_months: 6 };
  await db.update(products).set(ride).where(eq(products.id, "drift-taxi-1"));
  await db.update(products).set({ category: "merchandise" }).where(eq(products.id, "sticker-set"));
  order = (await server.call("POST /orders", { language: "cs", body: shop.payload })).body;
  path = `/orders/admin/orders/${order.orderId}`;
  await db.delete(mails);
});

const call = (name: string, body?: object) => server.call(name, { token, language: "cs", body });
const pay = () => call(`POST ${path}/paid`, { how: "bank" });
const setStatus = (status: string) => call(`PATCH ${path}`, { status });
const refund = (amount?: number) => call(`POST ${path}/refunded`, amount === undefined ? {} : { amount });
const mine = async () =>
  (await server.call(`GET /orders/mine/${order.orderId}/${order.access_key}`, { language: "cs" })).body;
const sent = async (kind: string) =>
  (await db.select().from(mails).orderBy(mails.id)).filter((mail) => mail.kind === kind);
async function withdraw(which: number[]): Promise<void> {
  const { items } = await mine();
  const chosen = which.map((index) => items[index].id);
  const name = `POST /orders/mine/${order.orderId}/${order.access_key}/withdrawal`;
  expect((await server.call(name, { body: { items: chosen } })).status).toBe(201);
}

const takeBack = async (which: number, quantity: number) => {
  const { items, total } = (await call(`GET ${path}`)).body;
  const taken = { items: [{ id: items[which].id, quantity }], seen: total };
  expect((await call(`POST ${path}/taken-back`, taken)).status).toBe(200);
};

describe("money sent back", () => {
  test("for a cancelled order is noted once, logged, told to the customer and seen on the order's page", async () => {
    await pay();
    await setStatus("cancelled");
    const before = await db.$count(historyEntries);
    const answers = [await refund(), await refund()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toMatchObject({ refunded: 5578.7, refunded_at: expect.any(String) });
    expect((await mine()).payment).toMatchObject({ state: "refunded", refunded: 5578.7 });
    const [mail, ...more] = await sent("order-refunded");
    expect(more).toEqual([]);
    expect(mail?.text.replace(/\u00a0/g, " ")).toContain("vrátili 5 578,70 Kč");
    expect(await db.$count(historyEntries)).toBe(before + 1);
    const [entry] = await db.select().from(historyEntries).orderBy(desc(historyEntries.id)).limit(1);
    expect(entry).toMatchObject({ before: { refunded: 0 }, after: { refunded: 5578.7 } });
    const today = pragueDay(new Date());
    const table = await call(`GET /orders/admin/export?what=orders&from=${today}&to=${today}`);
    expect(table.body).toContain("Celkem Kč;Zaplaceno;Vráceno;Vráceno Kč");
    expect(table.body).toContain(`5578,70;${today};${today};5578,70`);
  });

  test("is refused for an order that is not paid, or that nobody cancelled or withdrew from", async () => {
    expect(await refund()).toMatchObject({ status: 409, body: { message: /není zaplacená/ } });
    await pay();
    expect(await refund()).toMatchObject({ status: 409, body: { message: /není zrušená/ } });
    await setStatus("cancelled");
    for (const amount of [0, 5578.71, 0.001, -1]) expect((await refund(amount)).status).toBe(422);
    expect((await mine()).payment).toMatchObject({ state: "paid", refunded: null });
    // The form asks for what goes back now, so the limit is what is left of it.
    await refund(1000);
    const [error] = (await refund(5578.71)).body.errors;
    expect(error.message).toMatch(/nejvýš\s4\s578,70\sKč/);
  });

  test("for a part that was taken back settles the withdrawal and leaves the rest of the order, and its voucher, as it is", async () => {
    await pay();
    await withdraw([1]);
    const listed = async () => (await call("GET /orders/admin/orders?page=1")).body.orders[0];
    expect((await listed()).withdrawal_open_since).toEqual(expect.any(String));
    // Without a credit note the documents would say something else than the money.
    expect((await refund(449.7)).status).toBe(409);
    await takeBack(1, 3);
    expect((await refund(449.7)).body).toMatchObject({ withdrawal_open_since: null, total: 5129 });
    expect((await mine()).payment).toMatchObject({ state: "paid", amount: 5129 });
    expect((await db.select().from(vouchers))[0]?.voided_at).toBeNull();
    await setStatus("cancelled");
    expect((await refund()).body).toMatchObject({
      refunded: 5129,
      money: { paid: 5578.7, returned: 5578.7 },
    });
    expect((await sent("order-refunded")).map(({ text }) => text.replace(/\u00a0/g, " "))).toEqual([
      expect.stringContaining("vrátili 449,70 Kč"),
      expect.stringContaining("vrátili 5 129 Kč"),
    ]);
  });

  test("for the ride makes its voucher void, also where the order goes on", async () => {
    await pay();
    await withdraw([0]);
    await takeBack(0, 1);
    expect((await call("GET /vouchers?state=void")).body.vouchers).toHaveLength(1);
  });

  test("and then taken up again, the order waits for its money and gets a new invoice and its voucher back", async () => {
    await pay();
    await setStatus("cancelled");
    await refund();
    await setStatus("processing");
    expect((await mine()).payment).toMatchObject({ state: "waiting", paid_at: null, refunded: null });
    expect((await call("GET /vouchers?state=valid")).body.vouchers).toEqual([]);
    await pay();
    expect((await call("GET /vouchers?state=valid")).body.vouchers).toHaveLength(1);
    expect((await db.select().from(invoices).orderBy(invoices.id)).map(({ kind }) => kind)).toEqual([
      "final",
      "credit",
      "final",
    ]);
  });
});

test("cancelling an order that was not paid settles its withdrawal: there is nothing to send back", async () => {
  await withdraw([0, 1]);
  expect((await setStatus("cancelled")).body.withdrawal_open_since).toBeNull();
});

test("an order with an invoice or with money can't be deleted; cancelled and sent back it can, and its papers stay", async () => {
  await pay();
  const invoiced = await call(`DELETE ${path}`);
  expect(invoiced).toMatchObject({ status: 409, body: { message: /K objednávce patří faktura \d+00001/ } });
  await setStatus("cancelled");
  expect(await call(`DELETE ${path}`)).toMatchObject({ status: 409, body: { message: /peníze/ } });
  await refund();
  expect((await call(`DELETE ${path}`)).status).toBe(204);
  expect(
    (await db.select().from(invoices).orderBy(invoices.id)).map(({ kind, sequence }) => [kind, sequence]),
  ).toEqual([
    ["final", 1],
    ["credit", 1],
  ]);
  expect((await db.select().from(orders))[0]?.hidden_at).not.toBeNull();
  expect((await call("GET /vouchers?state=void")).body.vouchers).toHaveLength(1);
});
