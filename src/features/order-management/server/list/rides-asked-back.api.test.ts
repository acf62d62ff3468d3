import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { followDay } from "#features/bookings/server/follow-days.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { addDay, openRides, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";

/** A customer with two paid rides, one of them on a day that the team cancels. */
const server = await testServer();
const { db } = server.services;
let token: string;
let id: number;
let booked: string;
let booking: { id: number; key: string };

beforeEach(async () => {
  server.setNow(new Date("2027-05-01T10:00:00Z"));
  token = await server.signIn();
  const shop = await openRides(server.services);
  const day = await addDay(server.services, { date: "2027-05-20" });
  const { orderId, codes } = await sellVouchers(server, shop, 2);
  [id, booked] = [orderId, codes[0]];
  const body = { code: booked, slot_id: day.slots[0], rider: "Jana", email: "jana@example.cz" };
  booking = (await server.call("POST /bookings", { body })).body;
  await call(`POST /days/${day.id}/cancel`, { reason: { en: "Rain", cs: "Prší" } });
  await followDay(server.services, day.id);
});
afterEach(() => server.setNow(null));

const call = (name: string, body?: object) => server.call(name, { token, language: "en", body });
const due = async () => (await call("GET /orders/admin/views")).body.refunds;
const order = async () => (await call(`GET /orders/admin/orders/${id}`)).body;
const ask = () => server.call(`POST /bookings/mine/${booking.id}/${booking.key}/money-back`);

test("money that is asked for is due until the ride is taken back and its price refunded", async () => {
  expect(await due()).toBe(0);
  expect((await ask()).status).toBe(200);
  expect(await due()).toBe(1);
  const { items, total, rides_asked_back } = await order();
  expect(rides_asked_back).toMatchObject([{ starts_at: "2027-05-20T07:00:00.000Z" }]);
  const taken = { items: [{ id: items[0].id, quantity: 1 }], seen: total };
  expect((await call(`POST /orders/admin/orders/${id}/taken-back`, taken)).status).toBe(200);
  // The voucher of the ride that is not wanted any more is void, not the other one.
  const [asked] = await db.select().from(vouchers).where(eq(vouchers.code, booked));
  expect(asked?.voided_at).not.toBeNull();
  expect(await order()).toMatchObject({ owed: 5000, rides_asked_back: [] });
  expect(await due()).toBe(1);
  await call(`POST /orders/admin/orders/${id}/refunded`, { amount: 5000, how: "bank" });
  expect(await due()).toBe(0);
});

test("an order that is cancelled and refunded as a whole has nothing left to ask for", async () => {
  await ask();
  await call(`PATCH /orders/admin/orders/${id}`, { status: "cancelled" });
  expect(await due()).toBe(1);
  await call(`POST /orders/admin/orders/${id}/refunded`, {});
  expect(await due()).toBe(0);
});
