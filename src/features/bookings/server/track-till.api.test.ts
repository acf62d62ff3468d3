// @module-tag both-databases
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { orderItems, orders } from "#features/orders/server/orders.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { addDay, openRides, RIDE, takenOf } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { bookings } from "./bookings.table.ts";

/** Orders of several places that are paid at the track. */

const server = await testServer();
const { db } = server.services;
let day: Awaited<ReturnType<typeof addDay>>;

beforeEach(async () => {
  await openRides(server.services);
  server.setNow(new Date("2027-06-10T10:00:00Z"));
  day = await addDay(server.services, { date: "2027-06-14", seats: 3, price: 450_000 });
});
afterEach(() => server.setNow(null));

const team = async (name: string, body?: object) =>
  server.call(name, { token: await server.signIn(), body, language: "en" });
const phoned = async (seats: number) =>
  (
    await team("POST /bookings/admin", {
      product_id: RIDE,
      name: "Roman Pokladní",
      phone: "777 888 001",
      language: "cs",
      slot_id: day.slots[0],
      seats,
      riders: ["Roman", "Ema", "Ota"].slice(0, seats),
    })
  ).body;
const placesOf = (orderId: number) =>
  db.select().from(bookings).where(eq(bookings.order_id, orderId)).orderBy(bookings.id);
const orderOf = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const act = (booking_id: number, kind: string, key: string, more: object = {}) => ({
  kind,
  key,
  booking_id,
  done_at: "2027-06-14T07:05:00.000Z",
  ...more,
});
const gate = async (...acts: object[]) => (await team("POST /bookings/gate", { acts })).body;

test("one of several unpaid places that is cancelled makes their order cheaper, whichever it is; the others ride and are paid", async () => {
  const { order_id } = await phoned(3);
  const [first, second, third] = await placesOf(order_id);
  await db.delete(mails);
  await team(`POST /bookings/admin/${first?.id}/cancel`, { reason: "Rain" });
  expect(await orderOf(order_id)).toMatchObject({ total_halere: 900_000, status: "pending" });
  await team(`POST /bookings/admin/${second?.id}/cancel`, { reason: "Rain" });
  expect(await orderOf(order_id)).toMatchObject({ total_halere: 450_000, status: "pending" });
  expect((await placesOf(order_id)).map(({ state }) => state)).toEqual(["cancelled", "cancelled", "booked"]);
  expect(await takenOf(server.services, day.slots[0])).toBe(1);
  expect(await db.select().from(orderItems)).toMatchObject([{ quantity: 3, taken_back: 2 }]);
  server.setNow(new Date("2027-06-14T08:00:00Z"));
  const paid = act(third?.id ?? 0, "pay", "till-a-1", { how: "cash", amount: 4500 });
  expect(await gate(paid)).toMatchObject([{ outcome: "done", booking: { paid: "voucher" } }]);
  expect(await orderOf(order_id)).toMatchObject({ paid_at: expect.any(Date), balance_halere: 0 });
  const [voucher, ...more] = await db.select().from(vouchers);
  expect([voucher?.id, more]).toEqual([(await placesOf(order_id))[2]?.voucher_id, []]);
});

test("a booking of several seats, of before, is paid also in a slot that is sold beyond its seats: each seat has its row", async () => {
  const at = new Date();
  const [old] = await db
    .insert(bookings)
    .values({
      slot_id: day.slots[0],
      starts_at: new Date("2027-06-14T07:00:00Z"),
      product_id: RIDE,
      names: { en: "Ride", cs: "Jízda" },
      state: "booked",
      seats: 3,
      language: "cs",
      riders: ["Roman", "Ema", "Ota"],
      customer_name: "Roman",
      created_at: at,
      updated_at: at,
    })
    .returning();
  await db.execute(sql`alter table day_slots disable trigger day_slots_count_taken`);
  await db.execute(sql`update day_slots set seats = 1 where id = ${day.slots[0]}`);
  await db.execute(sql`alter table day_slots enable trigger day_slots_count_taken`);
  server.setNow(new Date("2027-06-14T08:00:00Z"));
  const paid = act(old?.id ?? 0, "pay", "till-a-1", { how: "cash", amount: 13_500 });
  expect(await gate(paid)).toMatchObject([{ outcome: "done" }]);
  const rows = await db.select().from(bookings).orderBy(bookings.id);
  expect(rows.map(({ seats, riders, slot_id, piece }) => ({ seats, riders, slot_id, piece }))).toEqual(
    ["Roman", "Ema", "Ota"].map((rider, at) => ({
      seats: 1,
      riders: [rider],
      slot_id: day.slots[0],
      piece: at + 1,
    })),
  );
  expect(await takenOf(server.services, day.slots[0])).toBe(3);
});

test("a payment at the gate and a cancelling of the same place, at the same moment: both end, and nothing waits for ever", async () => {
  for (let round = 0; round < 6; round++) {
    const { id, order_id } = await phoned(2);
    server.setNow(new Date("2027-06-14T06:00:00Z"));
    const [paid, left] = await Promise.all([
      gate(act(id, "pay", `till-race-${round}`, { how: "cash", amount: 9000 })),
      team(`POST /bookings/admin/${id}/cancel`, { reason: "Rain" }),
    ]);
    expect(left.status).toBe(200);
    expect(["done", "conflict"]).toContain(paid[0].outcome);
    const order = await orderOf(order_id);
    // What was taken is here; what it costs follows which came first.
    expect([450_000, 900_000]).toContain(order?.total_halere);
    expect(order?.paid_at).not.toBeNull();
    for (const one of await placesOf(order_id))
      await team(`POST /bookings/admin/${one.id}/cancel`, { reason: "Rain" });
  }
});
