import { eq, sql } from "drizzle-orm";

import { afterEach, beforeEach, expect, test } from "vitest";
import { daySlots } from "#features/days/server/days.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import {
  addDay,
  openRides,
  RIDE,
  sellVouchers,
  takenOf,
  waitingLink,
} from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { settleBookings } from "./booking-jobs.ts";
import { bookings, bookingWaiting } from "./bookings.table.ts";
import { followDay } from "./follow-days.ts";
import { remindRiders } from "./mails/booking-reminders.ts";

const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;

beforeEach(async () => {
  shop = await openRides(server.services);
  server.setNow(new Date("2027-05-01T10:00:00Z"));
  await db.delete(mails);
});
afterEach(() => server.setNow(null));

type Address = { id: number; key: string };
const at = (moment: string) => server.setNow(new Date(moment));
const team = async (name: string, body?: object) => server.call(name, { token: await server.signIn(), body });
const book = async (
  code: string,
  slot_id: number,
  name = "Jana",
  language: "cs" | "en" = "cs",
): Promise<Address> =>
  (
    await server.call("POST /bookings", {
      body: { code, slot_id, rider: name, email: `${name.toLowerCase()}@example.cz` },
      language,
    })
  ).body;
const mine = async ({ id, key }: Address) => (await server.call(`GET /bookings/mine/${id}/${key}`)).body;
const press = ({ id, key }: Address, what: string, body?: object) =>
  server.call(`POST /bookings/mine/${id}/${key}/${what}`, { body });
const mailsOf = async (kind: string) =>
  (await db.select().from(mails).orderBy(mails.id)).filter((mail) => mail.kind === `booking-${kind}`);
const linkIn = (text: string): Address => {
  const [, id, key] = /\/booking\/(\d+)\/([\w-]+)/.exec(text) ?? [];
  return { id: Number(id), key: String(key) };
};

test("a rained-off day: everybody gets one mail in her language with the reason, more time, and another day by one link", {
  tags: "both-databases",
}, async () => {
  const { codes } = await sellVouchers(server, shop, 2);
  const day = await addDay(server.services, { date: "2027-10-30" });
  const next = await addDay(server.services, { date: "2027-11-20" });
  const jana = await book(codes[0], day.slots[0]);
  const john = await book(codes[1] as string, day.slots[0], "John", "en");
  await team(`POST /days/${day.id}/cancel`, { reason: { en: "Rain", cs: "Prší" } });
  await Promise.all([1, 2, 3].map(() => followDay(server.services, day.id)));
  const [first, second, ...others] = await mailsOf("day-cancelled");
  expect(others).toEqual([]);
  expect(first).toMatchObject({ toAddress: "jana@example.cz", language: "cs" });
  expect(first?.text).toContain("Důvod: Prší");
  expect(first?.text.replace(/\u00a0/g, " ")).toContain("Poukaz platí do 30. dubna 2028");
  expect(second).toMatchObject({ toAddress: "john@example.cz", language: "en" });
  expect(second?.text).toContain("Why: Rain");
  expect(await takenOf(server.services, day.slots[0])).toBe(0);
  expect(await mine(jana)).toMatchObject({
    state: "cancelled",
    cancelled_why: "day",
    voucher: { valid_until: "2028-04-30" },
    may: { move: true, money: true },
  });
  expect((await press(linkIn(first?.text ?? ""), "move", { slot_id: next.slots[0] })).body).toMatchObject({
    state: "booked",
  });
  const asked = await press(john, "money-back");
  expect(asked.body).toMatchObject({ may: { move: false, money: false } });
  await press(john, "money-back");
  const told = (await mailsOf("money-back")).map(({ text }) => text);
  expect(told).toEqual([expect.stringMatching(/Objednávka v administraci:\n\S+\/admin\/orders\/\d+/)]);
  expect(told[0]).toMatch(/Termín\sjsme\szměnili\snebo\szrušili\smy.+žádá\so\svrácení\speněz/);
  await settleBookings(server.services);
  expect(await mailsOf("day-cancelled")).toHaveLength(2);
});

test("a cancelled day that is on again brings no booking back by itself; the team gives it its time back, and its customer is told", async () => {
  const { codes } = await sellVouchers(server, shop);
  const day = await addDay(server.services, { date: "2027-10-30" });
  const jana = await book(codes[0], day.slots[0]);
  await team(`POST /days/${day.id}/cancel`, { reason: { en: "Rain", cs: "Prší" } });
  await followDay(server.services, day.id);
  await team(`POST /days/${day.id}/reopen`);
  await followDay(server.services, day.id);
  await settleBookings(server.services);
  expect(await mine(jana)).toMatchObject({ state: "cancelled", cancelled_why: "day", may: { move: true } });
  expect(await mailsOf("moved")).toEqual([]);
  expect((await team(`GET /bookings/admin?day=${day.id}&all=true`)).body).toMatchObject([{ id: jana.id }]);
  const back = await team(`POST /bookings/admin/${jana.id}/move`, { slot_id: day.slots[0] });
  expect(back).toMatchObject({ status: 200, body: { state: "booked" } });
  expect(await mailsOf("moved")).toEqual([]);
  const [again, ...more] = await mailsOf("again");
  expect(more).toEqual([]);
  expect(again?.subject).toMatch(/^Znovu rezervováno/);
  expect(again?.text).not.toContain("Původně");
  expect(await mine(jana)).toMatchObject({ moved_from: null });
  expect(await takenOf(server.services, day.slots[0])).toBe(1);
});

test("after a standstill no reminder says what is not true any more: too late is left out, or it says today", async () => {
  const { codes } = await sellVouchers(server, shop, 2);
  const day = await addDay(server.services, { date: "2027-06-14" });
  await book(codes[0], day.slots[0]);
  for (const moment of ["2027-06-10T10:00:00Z", "2027-06-12T10:00:00Z"]) {
    at(moment);
    await remindRiders(server.services);
  }
  expect([await mailsOf("week"), await mailsOf("day")]).toEqual([[], []]);
  at("2027-06-14T05:00:00Z");
  await remindRiders(server.services);
  await remindRiders(server.services);
  expect(await mailsOf("day")).toEqual([]);
  const [today, ...more] = await mailsOf("today");
  expect(more).toEqual([]);
  expect(today?.subject.replace(/\u00a0/g, " ")).toMatch(
    /^Dnes – Jízda drift taxi, pondělí 14. června 2027 v 9:00/,
  );
});

test("a moved day or slot: one mail for each new time, the seat is kept, the change is free until the start", {
  tags: "both-databases",
}, async () => {
  const { codes } = await sellVouchers(server, shop);
  const day = await addDay(server.services, { date: "2027-06-14" });
  const jana = await book(codes[0], day.slots[0]);
  await team(`PUT /days/${day.id}`, { date: "2027-06-21" });
  await followDay(server.services, day.id);
  await settleBookings(server.services);
  const [mail, ...others] = await mailsOf("day-moved");
  expect(others).toEqual([]);
  expect(mail?.text).toContain("Původně");
  expect(mail?.attachments).toMatchObject([{ type: "text/calendar" }]);
  expect(await mine(jana)).toMatchObject({
    state: "booked",
    starts_at: "2027-06-21T07:00:00.000Z",
    moved_from: "2027-06-14T07:00:00.000Z",
    may: { move: true, cancel: true, money: true, until: null },
  });
  await team(`PUT /days/${day.id}/slots/${day.slots[0]}`, { starts: "10:00", ends: "10:20", seats: 2 });
  await Promise.all([1, 2].map(() => followDay(server.services, day.id)));
  expect(await mailsOf("day-moved")).toHaveLength(2);
  at("2027-06-21T07:30:00Z");
  expect((await press(jana, "cancel")).status).toBe(200);
  expect(await takenOf(server.services, day.slots[0])).toBe(0);
});

test("reminders: a week and a day before, a thank-you after; each once, and anew for a moved day", {
  tags: "both-databases",
}, async () => {
  const { codes } = await sellVouchers(server, shop, 3);
  const day = await addDay(server.services, { date: "2027-06-14", seats: 3 });
  const jana = await book(codes[0], day.slots[0]);
  await book(codes[1] as string, day.slots[0], "Petr");
  const hour = async (moment: string) => {
    at(moment);
    await Promise.all([1, 2].map(() => remindRiders(server.services)));
  };
  await hour("2027-06-07T06:59:00Z");
  expect(await mailsOf("week")).toEqual([]);
  await hour("2027-06-07T07:00:00Z");
  await hour("2027-06-08T07:00:00Z");
  expect((await mailsOf("week")).map(({ toAddress }) => toAddress)).toEqual([
    "jana@example.cz",
    "petr@example.cz",
  ]);
  // Who books so late has just been told.
  await book(codes[2] as string, day.slots[0], "Eva");
  await hour("2027-06-08T12:00:00Z");
  expect(await mailsOf("week")).toHaveLength(2);
  await hour("2027-06-13T07:00:00Z");
  await hour("2027-06-13T20:00:00Z");
  expect(await mailsOf("day")).toHaveLength(3);
  await team(`PUT /days/${day.id}`, { date: "2027-06-28" });
  await followDay(server.services, day.id);
  await hour("2027-06-21T08:00:00Z");
  await hour("2027-06-27T08:00:00Z");
  expect(await mailsOf("week")).toHaveLength(5);
  expect(await mailsOf("day")).toHaveLength(6);
  at("2027-06-28T07:00:00Z");
  const act = { key: "phone-1-1", booking_id: jana.id, done_at: "2027-06-28T07:00:00Z", kind: "check-in" };
  expect((await team("POST /bookings/gate", { acts: [act] })).body).toMatchObject([{ outcome: "done" }]);
  await hour("2027-06-28T20:00:00Z");
  expect(await mailsOf("thanks")).toEqual([]);
  await hour("2027-06-29T07:00:00Z");
  await hour("2027-06-29T09:00:00Z");
  expect((await mailsOf("thanks")).map(({ toAddress }) => toAddress)).toEqual(["jana@example.cz"]);
});

test("the waiting list: the first has a freed place for 12 hours, then the next, and nobody has it twice", async () => {
  const { codes } = await sellVouchers(server, shop, 2);
  const day = await addDay(server.services, { date: "2027-06-14", starts: ["09:00"], seats: 1 });
  const jana = await book(codes[0], day.slots[0]);
  const wait = (name: string, more: object) =>
    server.call("POST /bookings/waiting", {
      body: { day_id: day.id, name, email: `${name.toLowerCase()}@example.cz`, ...more },
      language: "cs",
    });
  for (const answer of [
    await wait("Petr", { code: codes[1] }),
    await wait("Petr", { code: codes[1] }),
    await wait("Eva", { product_id: RIDE }),
  ])
    expect([answer.status, answer.body]).toEqual([204, ""]);
  await press(jana, "cancel");
  const [offer] = await mailsOf("offer");
  expect(offer?.toAddress).toBe("petr@example.cz");
  // Behind “do” a time has no “v”.
  expect(offer?.text).toMatch(/^Do: \d+\.\s\S+\s2027, \d+:\d\d$/m);
  expect(await takenOf(server.services, day.slots[0])).toBe(1);
  expect((await server.call(`GET /bookings/products/${RIDE}/days`)).body[0].is_full).toBe(true);
  at("2027-05-01T22:00:00Z");
  expect((await press(linkIn(offer?.text ?? ""), "take")).status).toBe(409);
  await settleBookings(server.services);
  const [, second, ...more] = await mailsOf("offer");
  expect(more).toEqual([]);
  expect(second?.toAddress).toBe("eva@example.cz");
  const eva = linkIn(second?.text ?? "");
  expect((await mine(eva)).to_pay).toMatchObject({ product_id: RIDE, price: 5000, holds: [eva] });
  const items = [{ id: RIDE, quantity: 1, price: 5000, holds: [eva] }];
  const placed = await server.call("POST /orders", { body: { ...shop.payload, items, total: 5129 } });
  expect(placed.status).toBe(201);
  await team(`POST /orders/admin/orders/${placed.body.orderId}/paid`, { how: "bank" });
  expect(await mine(eva)).toMatchObject({ state: "booked" });
  const waiting = await db.select().from(bookingWaiting).orderBy(bookingWaiting.id);
  expect(waiting.map(({ state }) => state)).toEqual(["lapsed", "taken"]);
});

test("who waits with a voucher takes the place with one press; who leaves, or books elsewhere, is passed over", {
  tags: "both-databases",
}, async () => {
  const { codes } = await sellVouchers(server, shop, 4);
  const [one, two, three, four] = codes as unknown as [string, string, string, string];
  const day = await addDay(server.services, { date: "2027-06-14", starts: ["09:00"], seats: 1 });
  const other = await addDay(server.services, { date: "2027-06-15" });
  const jana = await book(one, day.slots[0]);
  const wait = async (name: string, code: string): Promise<Address> => {
    const body = { day_id: day.id, name, email: `${name.toLowerCase()}@example.cz`, code };
    await server.call("POST /bookings/waiting", { body });
    return waitingLink(db);
  };
  const petr = await wait("Petr", two);
  await wait("Eva", three);
  await wait("Ota", four);
  expect((await server.call(`POST /bookings/waiting/${petr.id}/${petr.key}/leave`)).status).toBe(204);
  await book(three, other.slots[0], "Eva");
  await press(jana, "cancel");
  const [offer, ...more] = await mailsOf("offer");
  expect([offer?.toAddress, more]).toEqual(["ota@example.cz", []]);
  const taken = await Promise.all([1, 2].map(() => press(linkIn(offer?.text ?? ""), "take")));
  expect(taken.map(({ status, body }) => [status, body.state])).toEqual([
    [200, "booked"],
    [200, "booked"],
  ]);
  expect(await mailsOf("booked")).toHaveLength(3);
});

test("a list is for full days only, and a seat that the team adds goes to it", async () => {
  const { codes } = await sellVouchers(server, shop, 2);
  const day = await addDay(server.services, { date: "2027-06-14", starts: ["09:00"], seats: 1 });
  const body = { day_id: day.id, name: "Eva", email: "eva@example.cz", code: codes[1] };
  expect((await server.call("POST /bookings/waiting", { body })).body.code).toBe("CONFLICT");
  await book(codes[0], day.slots[0]);
  expect((await server.call("POST /bookings/waiting", { body })).status).toBe(204);
  await team(`PUT /days/${day.id}/slots/${day.slots[0]}`, { starts: "09:00", ends: "09:20", seats: 2 });
  await settleBookings(server.services);
  expect(await mailsOf("offer")).toHaveLength(1);
  expect(await takenOf(server.services, day.slots[0])).toBe(2);
  await db
    .update(vouchers)
    .set({ voided_at: new Date() })
    .where(eq(vouchers.code, codes[1] as string));
  const [held] = (await db.select().from(bookings)).filter(({ state }) => state === "held");
  expect(held?.hold_until).toEqual(new Date("2027-05-01T22:00:00Z"));
  const [offer] = await mailsOf("offer");
  expect((await press(linkIn(offer?.text ?? ""), "take")).body.code).toBe("VOUCHER_VOID");
});

/** How many statements wait for a lock. */
const waiters = () =>
  db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`);

// Transactions of the embedded database wait for each other anyway.
if (server.services.open.kind === "server")
  test("a check-in and the following of a moved day wait for each other in one order, never in a circle", async () => {
    const { codes } = await sellVouchers(server, shop);
    const day = await addDay(server.services, { date: "2027-06-14" });
    const { id } = await book(codes[0], day.slots[0]);
    await db
      .update(daySlots)
      .set({ starts_at: new Date("2027-10-30T08:00:00Z"), ends_at: new Date("2027-10-30T08:20:00Z") })
      .where(eq(daySlots.day_id, day.id));
    let following: Promise<void> | undefined;
    // As the gate does: the voucher first, then its booking.
    await db.transaction(async (tx) => {
      await tx.select().from(vouchers).where(eq(vouchers.code, codes[0])).for("update");
      following = followDay(server.services, day.id);
      await expect.poll(waiters).toBe(1);
      await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
    });
    await following;
    expect(await mailsOf("day-moved")).toHaveLength(1);
  });
