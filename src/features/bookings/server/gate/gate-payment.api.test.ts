import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { moneyOf, notedOf } from "#features/orders/server/index.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { receipts } from "#features/receipts/server/receipts.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { addDay, openRides, RIDE, sellVouchers, takenOf } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { settleBookings } from "../booking-jobs.ts";
import { bookings } from "../bookings.table.ts";

/** Riders who pay at the track. */

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;
let day: Awaited<ReturnType<typeof addDay>>;
let people = 0;

beforeEach(async () => {
  shop = await openRides(server.services);
  server.setNow(new Date("2027-06-10T10:00:00Z"));
  day = await addDay(server.services, {
    date: "2027-06-14",
    starts: ["09:00", "15:00"],
    seats: 3,
    price: 450_000,
  });
});
afterEach(() => server.setNow(null));

const team = async (name: string, body?: object) =>
  server.call(name, { token: await server.signIn(), body, language: "en" });
const phoned = async (more: object = {}) =>
  (
    await team("POST /bookings/admin", {
      product_id: RIDE,
      name: "Roman Pokladní",
      phone: "777 888 001",
      language: "cs",
      slot_id: day.slots[0],
      ...more,
    })
  ).body;
async function mechanic() {
  people += 1;
  return (await signedInAs(server, "track", `till-${people}`)).token;
}
const onTheDay = () => server.setNow(new Date("2027-06-14T08:00:00Z"));
const act = (booking_id: number, kind: string, key: string, more: object = {}) => ({
  kind,
  key,
  booking_id,
  done_at: "2027-06-14T07:05:00.000Z",
  ...more,
});
const gate = async (token: string, ...acts: object[]) =>
  (await server.call("POST /bookings/gate", { token, language: "en", body: { acts } })).body;
const inCash = { how: "cash", amount: 4500 };
const orderOf = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const noted = async (id: number) =>
  (await notedOf(db, id)).map((one) => ({ ...one, handed: one.amount_halere + one.rounding_halere }));
const dueOf = async (id: number) => {
  const { due, owed } = await moneyOf(db, id);
  return { due, owed };
};
const howOf = async (id: number) => (await moneyOf(db, id)).paidHow;

test("a booking by telephone is an order that is paid at the track, at the price of its day, a piece for each place", async () => {
  const booking = await phoned({ seats: 2, riders: ["Roman", "Ema"] });
  expect(booking).toMatchObject({ state: "booked", paid: "open", seats: 1, riders: ["Roman"], to_pay: 9000 });
  const list = (await team(`GET /bookings/admin?day=${day.id}`)).body;
  expect(list.map(({ riders, order_id }: typeof booking) => [riders, order_id])).toEqual([
    [["Roman"], booking.order_id],
    [["Ema"], booking.order_id],
  ]);
  const order = (await team(`GET /orders/admin/orders/${booking.order_id}`)).body;
  expect(order).toMatchObject({
    status: "pending",
    total: 9000,
    paid_at: null,
    customer_name: "Roman Pokladní",
    customer_phone: "777 888 001",
    customer_email: "",
  });
  expect(await takenOf(server.services, day.slots[0])).toBe(2);
  // What takes no place leaves no order.
  expect((await phoned({ seats: 2 })).code).toBe("SLOT_FULL");
  expect(await db.$count(orders)).toBe(1);
});

test("who works at the track notes the money, also hours later: payment, invoice, receipt and voucher, once for a key", async () => {
  const booking = await phoned();
  onTheDay();
  const token = await mechanic();
  const listed = (await server.call(`GET /bookings/gate/days/${day.id}`, { token })).body.bookings;
  expect(listed).toMatchObject([{ paid: "open", to_pay: 4500, paid_here: null }]);
  const paid = act(booking.id, "pay", "till-a-1", inCash);
  for (const _ of [1, 2])
    expect(await gate(token, paid)).toMatchObject([
      { outcome: "done", booking: { paid: "voucher", to_pay: null, paid_here: "cash" } },
    ]);
  expect(await orderOf(booking.order_id)).toMatchObject({ paid_at: new Date("2027-06-14T07:05:00Z") });
  expect(await howOf(booking.order_id)).toBe("cash");
  expect(await noted(booking.order_id)).toMatchObject([
    { way: "cash", handed: 450_000, by: `till-${people}`, at: new Date("2027-06-14T07:05:00Z") },
  ]);
  expect(await db.$count(invoices, eq(invoices.order_id, booking.order_id))).toBeGreaterThan(0);
  expect((await db.select().from(receipts))[0]?.content).toMatchObject({ way: "cash", received: 450_000 });
  expect(await gate(token, act(booking.id, "check-in", "till-a-2"))).toMatchObject([{ outcome: "done" }]);
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.order_id, booking.order_id));
  expect(voucher?.used_at).toEqual(new Date("2027-06-14T07:05:00Z"));
  expect((await server.call(`GET /orders/admin/orders/${booking.order_id}`, { token })).status).toBe(403);
});

test("two phones that both note it: one payment, and the second is told of the first", {
  tags: "both-databases",
}, async () => {
  const { id, order_id } = await phoned();
  onTheDay();
  const [one, two] = [await mechanic(), await mechanic()];
  const answers = await Promise.all([
    gate(one, act(id, "pay", "till-a-1", inCash)),
    gate(two, act(id, "pay", "till-b-1", { how: "card", amount: 4500 })),
  ]);
  expect(answers.map(([answer]) => answer.outcome).sort()).toEqual(["conflict", "done"]);
  expect(answers.flat().find(({ outcome }) => outcome === "conflict").note).toContain("already paid");
  expect(await noted(order_id)).toHaveLength(1);
});

test("a wrong tap is taken back with its papers, and paid again it has a receipt of its own", async () => {
  const { id, order_id } = await phoned();
  onTheDay();
  const token = await mechanic();
  const acts = [act(id, "pay", "till-a-1", inCash), act(id, "unpay", "till-a-2")];
  expect(await gate(token, ...acts)).toMatchObject([
    { outcome: "done" },
    { outcome: "done", booking: { paid: "open", to_pay: 4500, paid_here: null, state: "booked" } },
  ]);
  expect(await orderOf(order_id)).toMatchObject({ paid_at: null });
  expect(await gate(token, act(id, "unpay", "till-a-3"))).toMatchObject([{ outcome: "refused" }]);
  await gate(token, act(id, "pay", "till-a-4", { how: "card", amount: 4500 }));
  expect(await howOf(order_id)).toBe("card");
  const issued = await db.select().from(receipts).orderBy(receipts.id);
  expect(issued.map(({ content, voided_at }) => [content.way, voided_at === null])).toEqual([
    ["cash", false],
    ["card", true],
  ]);
  await gate(token, act(id, "check-in", "till-a-5"));
  const [refused] = await gate(token, act(id, "unpay", "till-a-6"));
  expect(refused).toMatchObject({
    outcome: "refused",
    note: expect.stringContaining("check-in first"),
  });
});

test("bookings of before, without an order, are paid too: their order is made with the payment", async () => {
  const [row] = await db
    .insert(bookings)
    .values({
      slot_id: day.slots[0],
      starts_at: new Date("2027-06-14T07:00:00Z"),
      seats: 2,
      state: "booked",
      product_id: RIDE,
      names: { en: "Ride", cs: "Jízda" },
      language: "cs",
      riders: ["Ota", "Ema"],
      customer_name: "Ota",
      customer_phone: "777 123 123",
    })
    .returning();
  const id = row?.id as number;
  onTheDay();
  const token = await mechanic();
  expect((await team(`GET /bookings/admin/${id}`)).body).toMatchObject({ to_pay: 9000, order_id: null });
  await gate(token, act(id, "check-in", "till-a-1"));
  expect(await gate(token, act(id, "pay", "till-a-2", { how: "card", amount: 9000 }))).toMatchObject([
    { outcome: "done", booking: { paid: "voucher", seats: 1 } },
  ]);
  const rows = await db.select().from(bookings).orderBy(bookings.id);
  expect(rows.map(({ seats, riders, piece }) => [seats, riders, piece])).toEqual([
    [1, ["Ota"], 1],
    [1, ["Ema"], 2],
  ]);
  expect(await takenOf(server.services, day.slots[0])).toBe(2);
  expect(await orderOf(rows[0]?.order_id as number)).toMatchObject({
    total_halere: 900_000,
  });
  expect(await howOf(rows[0]?.order_id as number)).toBe("card");
});

test("money for a booking that was cancelled, moved, or paid by a voucher meanwhile is never lost: somebody decides", async () => {
  const cancelled = await phoned();
  const moved = await phoned({ name: "Ema" });
  const other = await addDay(server.services, { date: "2027-06-20" });
  const { codes } = await sellVouchers(server, shop, 1);
  const byVoucher = await phoned({ code: codes[0] });
  await team(`POST /bookings/admin/${cancelled.id}/cancel`, { reason: "He called" });
  // Nothing is left of it: nobody waits for its money.
  expect(await orderOf(cancelled.order_id)).toMatchObject({ status: "cancelled" });
  await team(`POST /bookings/admin/${moved.id}/move`, { slot_id: other.slots[0] });
  onTheDay();
  const token = await mechanic();
  const answers = await gate(
    token,
    act(cancelled.id, "pay", "till-a-1", inCash),
    act(moved.id, "pay", "till-a-2", inCash),
    act(byVoucher.id, "pay", "till-a-3", inCash),
  );
  expect(answers.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    "conflict",
    "conflict",
    "conflict",
  ]);
  expect((await team("GET /bookings/admin/conflicts")).body).toHaveLength(3);
  for (const { order_id } of [cancelled, moved]) {
    expect(await noted(order_id)).toHaveLength(1);
    expect((await orderOf(order_id))?.paid_at).toEqual(new Date("2027-06-14T07:05:00Z"));
  }
  // What was paid for a cancelled order is to be given back.
  expect((await team("GET /orders/admin/views")).body.refunds).toBe(1);
});

test("whom the team cancels the last place of an unpaid order is offered no other day, as the page says too", async () => {
  const { id, order_id } = await phoned({ email: "roman@example.cz" });
  await team(`POST /bookings/admin/${id}/cancel`, { reason: "He called" });
  expect(await orderOf(order_id)).toMatchObject({ status: "cancelled" });
  const told = await db
    .select()
    .from(mails)
    .where(and(eq(mails.about, `bookings/${id}`), eq(mails.kind, "booking-cancelled")));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain("Stránka rezervace:");
  expect(told[0]?.text).not.toContain("Vyberte si jiný čas");
});

test("less than it costs leaves the rest to be paid, more is money to give back", async () => {
  const [less, more] = [await phoned(), await phoned({ name: "Ema" })];
  onTheDay();
  const token = await mechanic();
  await gate(
    token,
    act(less.id, "pay", "till-a-1", { how: "cash", amount: 4000 }),
    act(more.id, "pay", "till-a-2", { how: "cash", amount: 5000 }),
  );
  expect(await dueOf(less.order_id)).toEqual({ due: 50_000, owed: 0 });
  expect(await dueOf(more.order_id)).toEqual({ due: 0, owed: 50_000 });
  expect(await noted(more.order_id)).toMatchObject([{ handed: 500_000 }]);
});

test("in cash whole crowns are taken, by card the price, and either pays the order", async () => {
  const odd = await addDay(server.services, { date: "2027-06-14", price: 449_960, seats: 4 });
  const [one, two] = [
    await phoned({ slot_id: odd.slots[0] }),
    await phoned({ slot_id: odd.slots[0], name: "Ema" }),
  ];
  expect(one).toMatchObject({ to_pay: 4499.6, to_pay_cash: 4500 });
  onTheDay();
  const token = await mechanic();
  await gate(
    token,
    act(one.id, "pay", "till-a-1", inCash),
    act(two.id, "pay", "till-a-2", { how: "card", amount: 4499.6 }),
  );
  for (const { order_id } of [one, two]) expect(await dueOf(order_id)).toEqual({ due: 0, owed: 0 });
  expect(await noted(one.order_id)).toMatchObject([{ handed: 450_000 }]);
  expect(await noted(two.order_id)).toMatchObject([{ handed: 449_960 }]);
});

test("who works at the track takes money and adds riders for the day that is on, the shop for any", async () => {
  const booking = await phoned();
  const wish = { product_id: RIDE, name: "Walk In", language: "cs", slot_id: day.slots[1] };
  const early = await mechanic();
  const before = act(booking.id, "pay", "till-a-1", { ...inCash, done_at: "2027-06-10T09:00:00.000Z" });
  expect(await gate(early, before)).toMatchObject([{ outcome: "refused" }]);
  expect((await server.call("POST /bookings/admin", { token: early, body: wish })).status).toBe(403);
  expect(await db.$count(orders)).toBe(1);
  expect(await gate(await server.signIn(), { ...before, key: "till-b-1" })).toMatchObject([
    { outcome: "done" },
  ]);
  onTheDay();
  const token = await mechanic();
  const added = await server.call("POST /bookings/admin", { token, body: wish });
  expect(added).toMatchObject({ status: 201, body: { state: "booked", to_pay: 4500 } });
  expect(await gate(token, act(added.body.id, "pay", "till-a-2", inCash))).toMatchObject([
    { outcome: "done" },
  ]);
});

test("an undo takes back only what was taken here: neither another phone's money, nor what the shop has noted", async () => {
  const [twice, byBank] = [await phoned(), await phoned({ name: "Ema" })];
  onTheDay();
  const [one, two] = [await mechanic(), await mechanic()];
  await gate(one, act(twice.id, "pay", "till-a-1", inCash));
  await team(`POST /orders/admin/orders/${byBank.order_id}/paid`, { how: "bank" });
  // Neither knew of the other payment, and both have taken their own tap back.
  const later = { done_at: "2027-06-14T07:06:00.000Z" };
  for (const [at, { id }] of [twice, byBank].entries())
    expect(
      await gate(
        two,
        act(id, "pay", `till-b-${at}`, { how: "card", amount: 4500, ...later }),
        act(id, "unpay", `till-c-${at}`, { done_at: "2027-06-14T07:07:00.000Z" }),
      ),
    ).toMatchObject([{ outcome: "conflict" }, { outcome: "same" }]);
  expect(await howOf(twice.order_id)).toBe("cash");
  expect(await howOf(byBank.order_id)).toBe("bank");
  expect((await team("GET /bookings/admin/conflicts")).body).toEqual([]);
  // What the bank has brought is the shop's to undo; what the other phone took, whoever sees it here.
  expect(await gate(two, act(byBank.id, "unpay", "till-d-1"))).toMatchObject([{ outcome: "refused" }]);
  expect(await gate(two, act(twice.id, "unpay", "till-d-2"))).toMatchObject([{ outcome: "done" }]);
  expect(await howOf(byBank.order_id)).toBe("bank");
  expect((await orderOf(twice.order_id))?.paid_at).toBeNull();
});

test("nothing is no payment", async () => {
  const { id, order_id } = await phoned();
  onTheDay();
  const body = { acts: [act(id, "pay", "till-a-1", { how: "cash", amount: 0 })] };
  const answer = await server.call("POST /bookings/gate", { token: await mechanic(), body });
  expect(answer.status).toBe(422);
  expect(answer.body.errors[0].path).toBe("acts.0.amount");
  expect((await orderOf(order_id))?.paid_at).toBeNull();
});

/** A place that waits for a transfer until its latest change, two days before the ride. */
async function waitingForTransfer(slot_id: number) {
  server.setNow(new Date("2027-06-10T10:00:00Z"));
  const wish = { product_id: RIDE, slot_id, seats: 1, riders: ["Jana"] };
  const { holds } = (await server.call("POST /bookings/holds", { body: wish })).body;
  const items = [{ id: RIDE, quantity: 1, price: 4500, holds }];
  const body = { ...shop.payload, items, total: 4629 };
  const { orderId } = (await server.call("POST /orders", { body })).body;
  return { id: holds[0].id as number, order_id: orderId as number };
}

test("a place whose time to be paid ran out while the gate had no signal is paid there: it is taken again where it is free, else told", async () => {
  const [free, full] = day.slots as [number, number];
  const [lucky, late] = [await waitingForTransfer(free), await waitingForTransfer(full)];
  server.setNow(new Date("2027-06-13T10:00:00Z"));
  await settleBookings(server.services);
  expect((await team(`GET /bookings/admin/${lucky.id}`)).body.state).toBe("cancelled");
  await phoned({ slot_id: full, seats: 3 });
  await db.delete(mails);
  // Sent once the ride is over.
  server.setNow(new Date("2027-06-14T15:00:00Z"));
  const token = await mechanic();
  const paid = { how: "cash", amount: 4629, done_at: "2027-06-14T06:50:00.000Z" };
  const answers = await gate(
    token,
    act(lucky.id, "pay", "till-a-1", paid),
    act(lucky.id, "check-in", "till-a-2", { done_at: "2027-06-14T06:51:00.000Z" }),
    act(late.id, "pay", "till-a-3", paid),
  );
  expect(answers).toMatchObject([
    { outcome: "done", booking: { state: "booked", paid: "voucher" } },
    { outcome: "done", booking: { state: "checked-in" } },
    { outcome: "conflict", booking: { state: "cancelled", cancelled_why: "late" } },
  ]);
  for (const { order_id } of [lucky, late]) expect(await noted(order_id)).toHaveLength(1);
  expect([await takenOf(server.services, free), await takenOf(server.services, full)]).toEqual([1, 3]);
  expect((await team("GET /bookings/admin/conflicts")).body).toHaveLength(1);
});
