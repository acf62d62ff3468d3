import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { addDay, openRides, RIDE, sellVouchers, takenOf } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { bookings } from "../bookings.table.ts";
import { followDay } from "../follow-days.ts";
import { checkPaidPlaces } from "../paid-without-day.ts";

/** What is paid is held by somebody: a seat, a voucher, or the right to another day. And never the money and the ride. */

const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;
let day: Awaited<ReturnType<typeof addDay>>;
let next: Awaited<ReturnType<typeof addDay>>;

type Address = { id: number; key: string };
const at = (moment: string) => server.setNow(new Date(moment));
const team = async (name: string, body?: object) =>
  server.call(name, { token: await server.signIn(), body, language: "en" });
const mine = async ({ id, key }: Address) => (await server.call(`GET /bookings/mine/${id}/${key}`)).body;
const press = ({ id, key }: Address, what: string, body?: object) =>
  server.call(`POST /bookings/mine/${id}/${key}/${what}`, { body });
const plain = (text = "") => text.replace(/[\u00a0\u2060]/g, (one) => (one === "\u00a0" ? " " : ""));
const mailsOf = async (kind: string) =>
  (await db.select().from(mails).orderBy(mails.id))
    .filter((mail) => mail.kind === `booking-${kind}`)
    .map((mail) => ({ ...mail, text: plain(mail.text) }));
const views = async () => (await team("GET /orders/admin/views")).body;
const orderOf = async (id: number) => (await team(`GET /orders/admin/orders/${id}`)).body;

beforeEach(async () => {
  shop = await openRides(server.services);
  at("2027-05-03T10:00:00Z");
  day = await addDay(server.services, { date: "2027-06-14", price: 450_000 });
  next = await addDay(server.services, { date: "2027-06-21", price: 450_000 });
  await db.delete(mails);
});
afterEach(() => server.setNow(null));

/** A course: no voucher is sold with it. */
const sellCourses = () =>
  db.update(products).set({ is_voucher: false, category: "course" }).where(eq(products.id, RIDE));

async function bought({ seats = 1, kind = "bank" as "bank" | "card" | "cash", isPaid = true } = {}) {
  const wish = { product_id: RIDE, slot_id: day.slots[0], seats, riders: ["Jana"] };
  const { holds } = (await server.call("POST /bookings/holds", { body: wish })).body;
  const items = [{ id: RIDE, quantity: seats, price: 4500, holds }];
  const [method] =
    kind === "bank"
      ? []
      : await db
          .insert(paymentMethods)
          .values({ names: { en: kind, cs: kind }, kind })
          .returning();
  const body = {
    ...shop.payload,
    items,
    total: 4500 * seats + 129,
    ...(method && { payment_method: method.id }),
  };
  const { orderId } = (await server.call("POST /orders", { language: "en", body })).body;
  if (isPaid) await pay(orderId);
  return { orderId: orderId as number, seats: holds as Address[], jana: holds[0] as Address };
}
const pay = (id: number) => team(`POST /orders/admin/orders/${id}/paid`, { how: "bank" });

test.each(["bank", "card", "cash"] as const)(
  "a paid course (%s) that its customer cancels in time: another day can be chosen, the team has a task, and nobody else loses",
  async (kind) => {
    await sellCourses();
    const { orderId, jana } = await bought({ kind });
    const cancelled = await press(jana, "cancel");
    expect(cancelled.body).toMatchObject({ state: "cancelled", may: { move: true, money: false } });
    expect((await mailsOf("cancelled"))[0]?.text).toContain("Choose another time:");
    expect(await mailsOf("cancelled-paid")).toHaveLength(1);
    expect(await views()).toMatchObject({ "without-day": 1 });
    expect((await orderOf(orderId)).rides_without_day).toMatchObject([
      { starts_at: "2027-06-14T07:00:00.000Z" },
    ]);
    const moved = await press(jana, "move", { slot_id: next.slots[0] });
    expect(moved).toMatchObject({ status: 200, body: { state: "booked" } });
    expect([
      await takenOf(server.services, day.slots[0]),
      await takenOf(server.services, next.slots[0]),
    ]).toEqual([0, 1]);
    expect(await views()).toMatchObject({ "without-day": 0 });
  },
);

test("of several paid seats each is cancelled by itself; what is taken back, refunded or cancelled with its order gives no other day", async () => {
  await sellCourses();
  const { orderId, seats } = await bought({ seats: 2 });
  for (const seat of seats) await press(seat, "cancel");
  expect((await orderOf(orderId)).rides_without_day).toHaveLength(2);
  const { items, total } = await orderOf(orderId);
  const taken = { items: [{ id: items[0].id, quantity: 1 }], seen: total };
  await team(`POST /orders/admin/orders/${orderId}/taken-back`, taken);
  expect((await mine(seats[0] as Address)).may).toMatchObject({ move: true });
  expect((await mine(seats[1] as Address)).may).toMatchObject({ move: false });
  expect(await press(seats[1] as Address, "move", { slot_id: next.slots[0] })).toMatchObject({ status: 409 });
  await team(`PATCH /orders/admin/orders/${orderId}`, { status: "cancelled" });
  expect((await mine(seats[0] as Address)).may).toMatchObject({ move: false });
  expect(await views()).toMatchObject({ "without-day": 0 });
});

test("a held place that was cancelled and is paid all the same: its customer is told, and chooses another day or asks for the money", async () => {
  await sellCourses();
  const { orderId, jana } = await bought({ isPaid: false });
  await press(jana, "cancel");
  expect((await mine(jana)).may).toMatchObject({ move: false });
  at("2027-05-04T10:00:00Z");
  await pay(orderId);
  await pay(orderId);
  expect(await mailsOf("late")).toHaveLength(1);
  expect(await mine(jana)).toMatchObject({ cancelled_why: "late", may: { move: true, money: true } });
});

test("whoever cancels what the team has moved keeps the right to the money", async () => {
  await sellCourses();
  const { jana } = await bought();
  await team(`PUT /days/${day.id}`, { date: "2027-06-15" });
  await followDay(server.services, day.id);
  expect((await press(jana, "cancel")).body.may).toMatchObject({ move: true, money: true });
});

test("sites where paid places were left behind: the check finds them, reminds each customer once and says so", async () => {
  await sellCourses();
  const { jana } = await bought();
  await press(jana, "cancel");
  expect(await checkPaidPlaces(server.services)).toEqual({ found: [jana.id], told: [] });
  at("2027-05-18T10:00:00Z");
  expect(await checkPaidPlaces(server.services)).toEqual({ found: [jana.id], told: [jana.id] });
  expect(await checkPaidPlaces(server.services)).toEqual({ found: [jana.id], told: [] });
  const [mail, ...others] = await mailsOf("no-day");
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(/Originally:? .*14 June 2027/);
  expect(mail?.text).toContain(`/booking/${jana.id}/${jana.key}`);
  await press(jana, "move", { slot_id: next.slots[0] });
  expect(await checkPaidPlaces(server.services)).toEqual({ found: [], told: [] });
});

test("who cancels a booking with a voucher is led to a new date with it, on the page and in the mail", async () => {
  const { codes } = await sellVouchers(server, shop);
  const wish = { code: codes[0], slot_id: day.slots[0], rider: "Petr", email: "petr@example.cz" };
  const petr = (await server.call("POST /bookings", { body: wish, language: "cs" })).body;
  expect((await press(petr, "cancel")).body.may).toMatchObject({ rebook: true, move: false });
  const [mail] = await mailsOf("cancelled");
  expect(mail?.text).toContain(`/book?lang=cs#${codes[0]}`);
  const again = (await server.call("POST /bookings", { body: wish })).body;
  expect(again.id).not.toBe(petr.id);
  expect((await mine(petr)).may).toMatchObject({ rebook: false });
});

/** A place bought for a day that the team cancels, whose buyer asks for the money. */
async function askedBack() {
  const { orderId, jana } = await bought();
  await team(`POST /days/${day.id}/cancel`, { reason: { en: "Rain", cs: "Prší" } });
  await followDay(server.services, day.id);
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.order_id, orderId));
  expect((await press(jana, "money-back")).status).toBe(200);
  return { orderId, jana, code: voucher?.code as string };
}

test("what is asked back can't be booked by any way, until the asking is taken back", async () => {
  const { jana, code } = await askedBack();
  const slot_id = next.slots[0];
  const person = { rider: "Jana", email: "jana@example.cz" };
  const ways = [
    await press(jana, "move", { slot_id }),
    await server.call("POST /bookings", { body: { code, slot_id, ...person } }),
    await team("POST /bookings/admin", { code, slot_id, product_id: RIDE, name: "Jana", language: "cs" }),
    await team(`POST /bookings/admin/${jana.id}/move`, { slot_id }),
    await team(`POST /vouchers/${code}/use`),
  ];
  expect(ways.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
  expect(ways[3]?.body.error?.message ?? ways[3]?.body.message).toContain("Take the request back first");
  expect(await takenOf(server.services, slot_id)).toBe(0);
  const looked = await server.call("POST /bookings/voucher", { body: { code } });
  expect(looked.body).toMatchObject({ state: "asked-back", days: [], booking: { id: jana.id } });
  expect((await mine(jana)).may).toMatchObject({ move: false, money: false, unask: true });
  expect((await press(jana, "money-back/undo")).body.may).toMatchObject({ move: true, unask: false });
  expect((await press(jana, "money-back/undo")).status).toBe(200);
  expect((await press(jana, "move", { slot_id })).body).toMatchObject({ state: "booked" });
});

test("the team takes an asking back as told by telephone; one whose money went back stays", async () => {
  const first = await askedBack();
  const undone = await team(`POST /bookings/admin/${first.jana.id}/money-back/undo`);
  expect(undone).toMatchObject({ status: 200, body: { money_asked_at: null } });
  await press(first.jana, "money-back");
  await team(`PATCH /orders/admin/orders/${first.orderId}`, { status: "cancelled" });
  await team(`POST /orders/admin/orders/${first.orderId}/refunded`, {});
  expect((await press(first.jana, "money-back/undo")).status).toBe(409);
});

test("who has booked the voucher of a cancelled day for another one has the ride, and can't ask for the money", async () => {
  const { codes } = await sellVouchers(server, shop);
  const wish = { code: codes[0], rider: "Petr", email: "petr@example.cz" };
  const book = (slot_id: number) => server.call("POST /bookings", { body: { ...wish, slot_id } });
  const petr = (await book(day.slots[0])).body;
  await team(`POST /days/${day.id}/cancel`, { reason: { en: "Rain", cs: "Prší" } });
  await followDay(server.services, day.id);
  expect((await book(next.slots[0])).status).toBe(201);
  expect((await mine(petr)).may).toMatchObject({ move: false, money: false, rebook: false });
  expect((await press(petr, "money-back")).status).toBe(409);
});

test("one who asks and one who books with the same voucher at once: one of them has it", {
  tags: "both-databases",
}, async () => {
  const { codes } = await sellVouchers(server, shop);
  const wish = { code: codes[0], rider: "Petr", email: "petr@example.cz" };
  const book = (slot_id: number) => server.call("POST /bookings", { body: { ...wish, slot_id } });
  const petr = (await book(day.slots[0])).body;
  await team(`POST /days/${day.id}/cancel`, { reason: { en: "Rain", cs: "Prší" } });
  await followDay(server.services, day.id);
  const both = await Promise.all([press(petr, "money-back"), book(next.slots[0])]);
  expect(both.map(({ status }) => status < 300).filter(Boolean)).toHaveLength(1);
  const rows = await db.select().from(bookings).orderBy(bookings.id);
  const isAsked = rows.some(({ money_asked_at }) => money_asked_at !== null);
  expect(rows.some(({ state }) => state === "booked")).toBe(!isAsked);
});
