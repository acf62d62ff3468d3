import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { orderKey } from "#features/orders/server/order-key.ts";
import { orderItems, orders } from "#features/orders/server/orders.table.ts";
import { withdrawals } from "#features/withdrawals/server/withdrawals.table.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { programContext } from "#kit/server/program-context.ts";
import { addDay, openRides, sellVouchers, takenOf } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";

/** What becomes of seats whose rides are withdrawn from or taken back. */

const server = await testServer();
const { db, config } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;

beforeEach(async () => {
  shop = await openRides(server.services);
  await db.delete(mails);
});

/** Two vouchers of one order, the first of them booked. */
async function booked() {
  const { orderId, codes } = await sellVouchers(server, shop, 2);
  const day = await addDay(server.services, {
    date: addDays(pragueDay(new Date()), 40),
    starts: ["09:00"],
    seats: 2,
  });
  const slot_id = day.slots[0];
  const body = { code: codes[0], slot_id, rider: "Jana", email: "jana@example.cz" };
  expect((await server.call("POST /bookings", { body })).status).toBe(201);
  expect(await takenOf(server.services, slot_id)).toBe(1);
  const [item] = await db.select().from(orderItems).where(eq(orderItems.order_id, orderId));
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error("no order");
  const withdraw = (quantity: number) =>
    server.call(`POST /orders/mine/${orderId}/${orderKey(config, order)}/withdrawal`, {
      body: { items: [{ id: item?.id, quantity }] },
    });
  return { orderId, item: item?.id as number, slot_id, withdraw, codes };
}

test("a ride that was withdrawn from frees its seat at once, and its customer is told", async () => {
  const { slot_id, withdraw } = await booked();
  expect((await withdraw(2)).status).toBe(201);
  await vi.waitFor(async () => expect(await takenOf(server.services, slot_id)).toBe(0), { timeout: 60_000 });
  const kinds = (await db.select().from(mails)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "booking-cancelled")).toHaveLength(1);
});

test("a withdrawal that came too late frees no seat: whether it holds is for the team", async () => {
  const { orderId, slot_id } = await booked();
  const created_at = new Date(Date.now() - 60 * 86_400_000);
  await db.update(orders).set({ created_at }).where(eq(orders.id, orderId));
  const body = { name: "Jan", email: "zofie@example.cz", order_number: String(orderId) };
  expect((await server.call("POST /withdrawals", { body })).status).toBe(201);
  expect(await db.select().from(withdrawals).where(eq(withdrawals.order_id, orderId))).toMatchObject([
    { is_late: true, items: [{ quantity: 2 }] },
  ]);
  await server.services.parts.settle(programContext(server.services, "cs"), db, orderId);
  expect(await takenOf(server.services, slot_id)).toBe(1);
  const kinds = (await db.select().from(mails)).map(({ kind }) => kind);
  expect(kinds).not.toContain("booking-cancelled");
});

test("a voucher that was withdrawn from is neither booked nor used until the team has settled it", async () => {
  const { orderId, slot_id, withdraw, codes } = await booked();
  const token = await server.signIn();
  const use = (code?: string) => server.call(`POST /vouchers/${code}/use`, { token });
  const book = (code?: string) =>
    server.call("POST /bookings", { body: { code, slot_id, rider: "Jan", email: "jan@example.cz" } });
  // Of two, one can still be used.
  await withdraw(1);
  expect((await use(codes[1])).status).toBe(200);
  const answer = await use(codes[0]);
  expect([answer.status, answer.body.error?.code ?? answer.body.code]).toEqual([409, "VOUCHER_VOID"]);
  await server.call(`POST /vouchers/${codes[1]}/undo`, { token, body: { reason: "x" } });
  await withdraw(1);
  await vi.waitFor(async () => expect(await takenOf(server.services, slot_id)).toBe(0), { timeout: 60_000 });
  for (const code of codes) {
    expect((await use(code)).status).toBe(409);
    expect((await book(code)).status).toBe(409);
  }
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const shown = async () =>
    (await server.call(`GET /orders/mine/${orderId}/${order && orderKey(config, order)}`)).body.vouchers;
  expect(await shown()).toMatchObject([{ is_withdrawn: true }, { is_withdrawn: true }]);
  // The team has refused it.
  await db.update(withdrawals).set({ settled_at: new Date() }).where(eq(withdrawals.order_id, orderId));
  expect(await shown()).toMatchObject([{ is_withdrawn: false }, { is_withdrawn: false }]);
  expect((await use(codes[1])).status).toBe(200);
});

test("of two rides the one without a seat goes first; taking it back leaves the booked one", async () => {
  const { orderId, item, slot_id, withdraw } = await booked();
  expect((await withdraw(1)).status).toBe(201);
  const token = await server.signIn();
  const { total } = (await server.call(`GET /orders/admin/orders/${orderId}`, { token })).body;
  const body = { items: [{ id: item, quantity: 1 }], seen: total };
  expect((await server.call(`POST /orders/admin/orders/${orderId}/taken-back`, { token, body })).status).toBe(
    200,
  );
  expect(await takenOf(server.services, slot_id)).toBe(1);
});
