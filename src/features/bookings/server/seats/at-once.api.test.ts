// @module-tag both-databases
import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { notedOf } from "#features/orders/server/index.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { addDay, openRides, RIDE, sellVouchers, takenOf } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { settleBookings } from "../booking-jobs.ts";
import { bookings } from "../bookings.table.ts";

/** Two who want something of the same booking, or of the same place, at the same moment. */

const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;
let day: Awaited<ReturnType<typeof addDay>>;

beforeEach(async () => {
  shop = await openRides(server.services);
  server.setNow(new Date("2027-06-10T10:00:00Z"));
  day = await addDay(server.services, {
    date: "2027-06-14",
    starts: ["09:00", "12:00", "15:00"],
    seats: 1,
  });
});
afterEach(() => server.setNow(null));

const [first, second, third] = [0, 1, 2].map((at) => () => day.slots[at] as number) as [
  () => number,
  () => number,
  () => number,
];
const team = async (name: string, body?: object) =>
  server.call(name, { token: await server.signIn(), body, language: "en" });
const taken = () => Promise.all(day.slots.map((slot) => takenOf(server.services, slot)));
const live = async () =>
  (await db.select().from(bookings).orderBy(asc(bookings.id))).filter(({ state }) => state !== "cancelled");
/** A place that waits for a transfer, with its order. */
async function ordered(slot_id: number) {
  const wish = { product_id: RIDE, slot_id, seats: 1, riders: ["Jana"] };
  const { holds } = (await server.call("POST /bookings/holds", { body: wish })).body;
  const body = { ...shop.payload, items: [{ id: RIDE, quantity: 1, price: 5000, holds }], total: 5129 };
  const { orderId } = (await server.call("POST /orders", { body })).body;
  return { id: holds[0].id as number, order: orderId as number };
}

test("the team and the customer move one booking: it is at one of both times, told as often as it moved", async () => {
  const { codes } = await sellVouchers(server, shop);
  const body = { code: codes[0], slot_id: first(), rider: "Jana", email: "jana@example.cz" };
  const mine = (await server.call("POST /bookings", { body })).body;
  await db.delete(mails);
  const answers = await Promise.all([
    team(`POST /bookings/admin/${mine.id}/move`, { slot_id: second() }),
    server.call(`POST /bookings/mine/${mine.id}/${mine.key}/move`, { body: { slot_id: third() } }),
  ]);
  const done = answers.filter(({ status }) => status === 200).length;
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const [one, ...more] = await live();
  expect([one?.state, more]).toEqual(["booked", []]);
  expect(await taken()).toEqual(day.slots.map((slot) => (slot === one?.slot_id ? 1 : 0)));
  expect(await db.$count(mails, eq(mails.kind, "booking-moved"))).toBe(done);
});

test("the gate takes money and checks in while the team moves the booking within the day: all of it counts", async () => {
  const phoned = { product_id: RIDE, name: "Ota", language: "cs", slot_id: second() };
  const { id, order_id } = (await team("POST /bookings/admin", phoned)).body;
  server.setNow(new Date("2027-06-14T07:00:00Z"));
  const act = { booking_id: id, done_at: "2027-06-14T06:55:00.000Z" };
  const acts = [
    { ...act, key: "at-once-pay", kind: "pay", how: "cash", amount: 5000 },
    { ...act, key: "at-once-in", kind: "check-in" },
  ];
  const [gate, moved] = await Promise.all([
    team("POST /bookings/gate", { acts }),
    team(`POST /bookings/admin/${id}/move`, { slot_id: third() }),
  ]);
  expect(gate.body).toMatchObject([{ outcome: "done" }, { outcome: "done" }]);
  // Whoever is in is not moved any more.
  expect([200, 409]).toContain(moved.status);
  expect(await notedOf(db, order_id)).toHaveLength(1);
  expect((await live()).map(({ state }) => state)).toEqual(["checked-in"]);
  expect((await taken()).reduce((a, b) => a + b)).toBe(1);
});

test("a place runs out while its money comes, and somebody else wants it: one has it, and the money is on its order", async () => {
  const late = await ordered(first());
  server.setNow(new Date("2027-06-12T08:00:00Z"));
  const other = { product_id: RIDE, slot_id: first(), name: "Ota", language: "cs" };
  await Promise.all([
    settleBookings(server.services),
    team(`POST /orders/admin/orders/${late.order}/paid`, { how: "bank" }),
    team("POST /bookings/admin", other),
  ]);
  expect(await taken()).toEqual([1, 0, 0]);
  expect(await live()).toHaveLength(1);
  const [paid] = await db.select().from(orders).where(eq(orders.id, late.order));
  expect(paid?.paid_at).not.toBeNull();
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, late.id));
  expect([booking?.state, booking?.cancelled_why]).toEqual(
    booking?.state === "booked" ? ["booked", null] : ["cancelled", "late"],
  );
});

test("two visitors change their held times with each other: both have what they want", async () => {
  const busy = await addDay(server.services, { date: "2027-06-15", seats: 2 });
  const [one, other] = busy.slots as [number, number];
  const hold = (slot_id: number, instead_of: object[] = []) =>
    server.call("POST /bookings/holds", {
      body: { product_id: RIDE, slot_id, seats: 1, riders: ["Jana"], instead_of },
    });
  const [mine, yours] = [await hold(one), await hold(other)];
  let [a, b] = [mine.body.holds, yours.body.holds];
  for (let at = 0; at < 3; at++) {
    const [there, back] = at % 2 === 0 ? [other, one] : [one, other];
    const answers = await Promise.all([hold(there, a), hold(back, b)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    [a, b] = answers.map(({ body }) => body.holds) as [object[], object[]];
  }
  expect([await takenOf(server.services, one), await takenOf(server.services, other)]).toEqual([1, 1]);
});

test("two orders over the same times, held in opposite order, are cancelled at once: neither waits for the other", async () => {
  day = await addDay(server.services, { date: "2027-06-15", starts: ["09:00", "12:00"], seats: 4 });
  const hold = async (slot_id: number) => {
    const wish = { product_id: RIDE, slot_id, seats: 1, riders: ["Jana"] };
    return (await server.call("POST /bookings/holds", { body: wish })).body.holds[0];
  };
  const buy = async (slots: number[]) => {
    const holds: unknown[] = [];
    for (const slot of slots) holds.push(await hold(slot));
    const items = holds.map((one) => ({ id: RIDE, quantity: 1, price: 5000, holds: [one] }));
    const { body } = await server.call("POST /orders", { body: { ...shop.payload, items, total: 10_129 } });
    expect(body).toMatchObject({ orderId: expect.any(Number) });
    return body.orderId as number;
  };
  for (let round = 0; round < 4; round++) {
    await db.delete(rateLimitHits);
    const both = [await buy([first(), second()]), await buy([second(), first()])];
    const answers = await Promise.all(
      both.map((id) => team(`PATCH /orders/admin/orders/${id}`, { status: "cancelled" })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await taken()).toEqual([0, 0]);
  }
});
