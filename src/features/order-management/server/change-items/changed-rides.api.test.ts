import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bookings } from "#features/bookings/server/bookings.table.ts";
import { orderItems } from "#features/orders/server/orders.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { addDay, openRides, sellVouchers, takenOf } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";

/** A paid order of two rides, one of them with a seat on a day. */
const server = await testServer();
const { db } = server.services;
let token: string;
let id: number;
let slot: number;
let booked: string;
let other: string;

beforeEach(async () => {
  server.setNow(new Date("2027-05-01T10:00:00Z"));
  token = await server.signIn();
  const shop = await openRides(server.services);
  const day = await addDay(server.services, { date: "2027-05-20" });
  slot = day.slots[0];
  const { orderId, codes } = await sellVouchers(server, shop, 2);
  id = orderId;
  [other, booked] = codes as [string, string];
  const body = { code: booked, slot_id: slot, rider: "Jana", email: "jana@example.cz" };
  expect((await server.call("POST /bookings", { body, language: "cs" })).status).toBe(201);
  await db.delete(mails);
});
afterEach(() => server.setNow(null));

const call = (name: string, body?: object) => server.call(name, { token, language: "cs", body });

/** The order with these lines: what the plan tells, and the order then. */
async function change(lines: object[]) {
  const { updated_at: version } = (await call(`GET /orders/admin/orders/${id}`)).body;
  const plan = (await call(`POST /orders/admin/orders/${id}/items/plan`, { lines })).body;
  const { total, to_pay, to_return } = plan;
  const seen = { total, to_pay, to_return };
  return { plan, ...(await call(`PUT /orders/admin/orders/${id}/items`, { lines, version, seen })) };
}
const ride = async () =>
  (await db.select().from(orderItems).where(eq(orderItems.order_id, id)).orderBy(asc(orderItems.id)))[0]?.id;
const isVoid = async (code: string) =>
  (await db.select().from(vouchers).where(eq(vouchers.code, code)))[0]?.voided_at !== null;

test("of two rides the one without a day goes; the booked seat and its voucher stay", async () => {
  const { plan, status } = await change([{ item: await ride(), product: "drift-taxi-1", quantity: 1 }]);
  expect([status, plan.effects]).toEqual([200, ["void-vouchers", "credit-pieces"]]);
  expect([await isVoid(other), await isVoid(booked)]).toEqual([true, false]);
  expect(await takenOf(server.services, slot)).toBe(1);
});

test("rides that become something else give their seat back, and the rider is told", async () => {
  const { plan, status } = await change([{ item: await ride(), product: "sticker-set", quantity: 3 }]);
  expect(status).toBe(200);
  expect(plan.effects).toEqual(expect.arrayContaining(["void-vouchers", "free-seats"]));
  expect([await isVoid(other), await isVoid(booked)]).toEqual([true, true]);
  expect(await takenOf(server.services, slot)).toBe(0);
  expect((await db.select().from(bookings)).map(({ state }) => state)).toEqual(["cancelled"]);
  expect((await db.select().from(mails)).map(({ kind }) => kind)).toContain("booking-cancelled");
});
