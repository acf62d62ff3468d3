import { afterEach, beforeEach, expect, test } from "vitest";
import { mails } from "#kit/server/mail/mail.table.ts";
import { addDay, openRides, RIDE, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { followDay } from "../follow-days.ts";

const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;
let day: Awaited<ReturnType<typeof addDay>>;

beforeEach(async () => {
  shop = await openRides(server.services);
  server.setNow(new Date("2027-05-03T10:00:00Z"));
  day = await addDay(server.services, { date: "2027-06-14", price: 450_000, starts: ["09:00", "09:20"] });
});
afterEach(() => server.setNow(null));

type Address = { id: number; key: string };
const team = async (name: string, body?: object) =>
  server.call(name, { token: await server.signIn(), body, language: "en" });
const mine = async ({ id, key }: Address) => (await server.call(`GET /bookings/mine/${id}/${key}`)).body;
const press = ({ id, key }: Address, what: string, body?: object) =>
  server.call(`POST /bookings/mine/${id}/${key}/${what}`, { body });
/** The last of a kind, with plain spaces. */
const mailOf = async (kind: string) =>
  (await db.select().from(mails).orderBy(mails.id))
    .findLast((mail) => mail.kind === `booking-${kind}`)
    ?.text.replace(/[\u00a0\u2060]/g, (one) => (one === "\u00a0" ? " " : ""));

/** A place that was bought for the day. */
async function bought(isPaid = true): Promise<Address & { orderId: number }> {
  const wish = { product_id: RIDE, slot_id: day.slots[0], seats: 1, riders: ["Jana"] };
  const { holds } = (await server.call("POST /bookings/holds", { body: wish })).body;
  const items = [{ id: RIDE, quantity: 1, price: 4500, holds }];
  const body = { ...shop.payload, items, total: 4629 };
  const { orderId } = (await server.call("POST /orders", { language: "en", body })).body;
  if (isPaid) await team(`POST /orders/admin/orders/${orderId}/paid`, { how: "bank" });
  return { ...holds[0], orderId };
}

test("a single place that the team cancels: who paid for the day chooses another time, or asks for the money", async () => {
  const jana = await bought();
  await team(`POST /bookings/admin/${jana.id}/cancel`, { reason: "The car is broken" });
  expect(await mailOf("cancelled")).toContain("Choose another time, or ask for your money back:");
  expect(await mine(jana)).toMatchObject({ cancelled_why: "team", may: { move: true, money: true } });
  expect((await press(jana, "move", { slot_id: day.slots[1] })).body).toMatchObject({ state: "booked" });
  await team(`POST /bookings/admin/${jana.id}/cancel`, { reason: "The other one, too" });
  expect((await press(jana, "money-back")).body.may).toMatchObject({ move: false, money: false });
  expect(await mailOf("money-back")).toContain(`/admin/orders/${jana.orderId}`);
});

test("once its order is over, a place that the team cancelled is no longer to be chosen anew", async () => {
  const jana = await bought();
  await team(`POST /bookings/admin/${jana.id}/cancel`, { reason: "The car is broken" });
  await team(`PATCH /orders/admin/orders/${jana.orderId}`, { status: "cancelled" });
  expect(await mine(jana)).toMatchObject({ cancelled_why: "order", may: { move: false, money: false } });
});

test("a place that only waited for its payment, or was booked with a voucher, gives no such right when the team cancels it", async () => {
  const unpaid = await bought(false);
  const { codes } = await sellVouchers(server, shop, 1);
  const wish = { code: codes[0], slot_id: day.slots[1], rider: "Petr", email: "petr@example.cz" };
  const withVoucher = (await server.call("POST /bookings", { body: wish })).body;
  for (const { id, key } of [unpaid, withVoucher]) {
    await team(`POST /bookings/admin/${id}/cancel`, { reason: "The car is broken" });
    expect((await mine({ id, key })).may).toMatchObject({ move: false, money: false });
  }
  expect(await mailOf("cancelled")).toContain("Choose a new date with it:");
});

test("a single place that the team moves, also at the gate: its buyer chooses another time until the start, or asks for the money", async () => {
  const jana = await bought();
  server.setNow(new Date("2027-06-14T06:30:00Z"));
  expect((await mine(jana)).may).toMatchObject({ move: false, money: false });
  const act = { kind: "slot", key: "phone-a-1", booking_id: jana.id, slot_id: day.slots[1] };
  const acts = [{ ...act, done_at: "2027-06-14T06:30:00.000Z" }];
  expect((await team("POST /bookings/gate", { acts })).body).toMatchObject([{ outcome: "done" }]);
  expect(await mine(jana)).toMatchObject({ state: "booked", may: { move: true, money: true, until: null } });
  expect(await mailOf("moved")).toContain("choose another one or ask for your money back:");
  // Who has chosen anew has chosen.
  await press(jana, "move", { slot_id: day.slots[0] });
  expect((await mine(jana)).may).toMatchObject({ move: false, money: false });
  await team(`POST /bookings/admin/${jana.id}/move`, { slot_id: day.slots[1] });
  expect((await mine(jana)).may).toMatchObject({ move: true, money: true });
});

test("what a cancelled day has given, the team doesn't take away by moving the booking to another day", async () => {
  const { codes } = await sellVouchers(server, shop, 1);
  const wish = { code: codes[0], slot_id: day.slots[0], rider: "Petr", email: "petr@example.cz" };
  const petr = (await server.call("POST /bookings", { body: wish })).body;
  const next = await addDay(server.services, { date: "2027-06-21" });
  await team(`POST /days/${day.id}/cancel`, { reason: { en: "Rain", cs: "Prší" } });
  await followDay(server.services, day.id);
  await team(`POST /bookings/admin/${petr.id}/move`, { slot_id: next.slots[0] });
  expect(await mine(petr)).toMatchObject({ state: "booked", may: { move: true, money: true } });
  await press(petr, "move", { slot_id: next.slots[0] });
  expect((await mine(petr)).may).toMatchObject({ money: true });
});
