import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { withdrawals } from "#features/withdrawals/server/withdrawals.table.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { neverPaid, paidLongAgo, wentBack } from "#testing/shop/paid-order.ts";
import { testServer } from "#testing/test-server.ts";
import type { OrderView } from "../../order-views.ts";

const server = await testServer();
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  token = await server.signIn();
  await server.services.jobs.stop();
});
beforeEach(async () => {
  shop = await openShop(server.services);
  await db.update(products).set({ category: "merchandise" }).where(eq(products.id, "sticker-set"));
});

const call = (name: string, body?: object) => server.call(name, { token, language: "en", body });
async function place(values: Partial<typeof orders.$inferInsert> = {}, customer = {}): Promise<number> {
  const body = { ...shop.payload, customer: { ...shop.payload.customer, ...customer } };
  const { orderId } = (await server.call("POST /orders", { body })).body;
  if (values.paid_at) await paidLongAgo(db, orderId);
  if (Object.keys(values).length > 0) await db.update(orders).set(values).where(eq(orders.id, orderId));
  return orderId;
}
const inView = async (view: OrderView) =>
  (await call(`GET /orders/admin/orders?page=1&view=${view}`)).body.orders.map(
    ({ id }: { id: number }) => id,
  );
const paid = { paid_at: new Date() } as const;

test("each view has its orders, newest first, and its count (17.2)", async () => {
  const unpaid = await place();
  const toShip = await place(paid);
  const cash = await place({ payment_kind: "cash", is_pickup: true });
  const ready = await place({ ...paid, is_pickup: true, status: "shipped" });
  const due = await place({ ...paid, status: "cancelled" });
  await wentBack(db, due, 100);
  const withdrawn = await place({ ...paid, status: "completed" });
  await place({ ...paid, status: "shipped" });
  await place({ status: "cancelled" });
  await place({ hidden_at: new Date() });
  await db.insert(withdrawals).values({
    order_id: withdrawn,
    order_number: String(withdrawn),
    name: "x",
    email: "x@example.cz",
    language: "cs",
    received_at: new Date(),
  });
  expect(await inView("to-pay")).toEqual([cash, unpaid]);
  expect(await inView("to-ship")).toEqual([toShip]);
  expect(await inView("to-pick-up")).toEqual([ready, cash]);
  expect(await inView("withdrawals")).toEqual([withdrawn]);
  expect(await inView("refunds")).toEqual([withdrawn, due]);
  expect((await call("GET /orders/admin/views")).body).toEqual({
    "to-pay": 2,
    "to-ship": 1,
    "to-pick-up": 2,
    withdrawals: 1,
    refunds: 2,
    "without-day": 0,
  });
  const [shown] = (await call("GET /orders/admin/orders?page=1&view=withdrawals")).body.orders;
  expect(shown.refund_by).toBe(addDays(pragueDay(new Date()), 14));
  // Without a payment there is nothing to refund.
  await neverPaid(db, withdrawn);
  const [unpaidOne] = (await call("GET /orders/admin/orders?page=1&view=withdrawals")).body.orders;
  expect(unpaidOne).toMatchObject({ id: withdrawn, refund_by: null });
  expect((await call("GET /orders/admin/orders?view=lost")).status).toBe(400);
});

test("what is only used is not to be sent (17.2)", async () => {
  await db.update(products).set({ category: "experience" });
  await place(paid);
  await db.update(products).set({ is_withdrawal_exempt: true });
  await place(paid);
  expect(await inView("to-ship")).toEqual([]);
  await db.update(products).set({ category: "merchandise" });
  const goods = await place(paid);
  expect(await inView("to-ship")).toContain(goods);
});

test("orders are found by voucher, variable symbol and every spelling of a telephone (17.2)", async () => {
  await db
    .update(products)
    .set({ is_voucher: true, voucher_months: 6 })
    .where(eq(products.id, "drift-taxi-1"));
  const id = await place({}, { phone: "00420 777 123 456", name: "Jan Novák" });
  await place({}, { phone: "602 000 111" });
  await call(`POST /orders/admin/orders/${id}/paid`, { how: "bank" });
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.order_id, id));
  await db
    .update(vouchers)
    .set({ code: "7KQM-2XPD-9FHT" })
    .where(eq(vouchers.id, voucher?.id as number));
  const found = async (q: string) =>
    (await call(`GET /orders/admin/orders?page=1&q=${encodeURIComponent(q)}`)).body.orders.map(
      (order: { id: number }) => order.id,
    );
  const codes = ["7KQM-2XPD-9FHT", "7kqm2xpd9fht", "7KQM 2XPD", "7kqm-2"];
  const phones = [
    "777 123 456",
    "+420777123456",
    "+420 777 123 456",
    "00420777123456",
    "420777123456",
    "777-123-456",
  ];
  const symbols = [String(id).padStart(10, "0"), `#${String(id).padStart(10, "0")}`];
  for (const q of [...codes, ...phones, ...symbols, "novak jan", "Jan Novák", "NOVÁK"])
    expect([q, await found(q)]).toEqual([q, [id]]);
  expect(await found("7KQM-3")).toEqual([]);
});
