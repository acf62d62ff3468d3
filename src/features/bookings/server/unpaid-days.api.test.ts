import { afterEach, beforeEach, expect, test } from "vitest";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { addDay, openRides, RIDE } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { followDay } from "./follow-days.ts";

const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;
let day: Awaited<ReturnType<typeof addDay>>;

beforeEach(async () => {
  shop = await openRides(server.services);
  server.setNow(new Date("2027-05-01T10:00:00Z"));
  day = await addDay(server.services, { date: "2027-06-14", starts: ["09:00"], seats: 3 });
  await db.delete(mails);
});
afterEach(() => server.setNow(null));

type Address = { id: number; key: string };
const team = async (name: string, body?: object) => server.call(name, { token: await server.signIn(), body });
const mine = async ({ id, key }: Address) => (await server.call(`GET /bookings/mine/${id}/${key}`)).body;
const pay = (order: number) => team(`POST /orders/admin/orders/${order}/paid`, { how: "bank" });
const textsOf = async (kind: string) =>
  (await db.select().from(mails).orderBy(mails.id))
    .filter((mail) => mail.kind === `booking-${kind}`)
    .map(({ text }) => text.replaceAll(/\s+/g, " "));
const addressIn = (text: string): Address => {
  const [, id, key] = /\/booking\/(\d+)\/([\w-]+)/.exec(text) ?? [];
  return { id: Number(id), key: String(key) };
};

/** A place with an order that is not paid. */
async function order(kind: "transfer" | "cash") {
  const hold = { product_id: RIDE, slot_id: day.slots[0] };
  const { holds } = (await server.call("POST /bookings/holds", { body: hold })).body;
  const [cash] = await db
    .insert(paymentMethods)
    .values({ names: { en: "Cash", cs: "Hotově" }, kind: "cash" })
    .returning();
  const items = [{ id: RIDE, quantity: 1, price: 5000, holds }];
  const body = { ...shop.payload, items, total: 5129, ...(kind === "cash" && { payment_method: cash?.id }) };
  const { orderId } = (await server.call("POST /orders", { body, language: "en" })).body;
  return { orderId: orderId as number, place: holds[0] as Address };
}
const phone = () =>
  team("POST /bookings/admin", {
    product_id: RIDE,
    slot_id: day.slots[0],
    name: "Ota",
    email: "ota@example.cz",
    language: "en",
  });

test("a cancelled day offers money to nobody who has not paid, and another day only to whoever has booked", async () => {
  const transfer = await order("transfer");
  const cash = await order("cash");
  await phone();
  await team(`POST /days/${day.id}/cancel`, { reason: { en: "Rain", cs: "Prší" } });
  await followDay(server.services, day.id);
  const [held, booked, called] = await textsOf("day-cancelled");
  expect(held).toContain("The booking’s own page: https:");
  for (const text of [booked, called]) expect(text).toContain("Choose another day: https:");
  for (const text of [held, booked, called]) expect(text).not.toContain("money back");
  expect(await mine(transfer.place)).toMatchObject({
    state: "cancelled",
    cancelled_why: "day",
    day: { cancel_reason: "Rain" },
    may: { move: false, money: false },
  });
  for (const place of [cash.place, addressIn(called ?? "")])
    expect(await mine(place)).toMatchObject({ cancelled_why: "day", may: { move: true, money: false } });
  await pay(cash.orderId);
  expect(await mine(cash.place)).toMatchObject({ may: { move: true, money: true } });
});

test("who pays after the day was cancelled reads that it was, and may choose another day or the money", async () => {
  const { orderId, place } = await order("transfer");
  await team(`POST /days/${day.id}/cancel`, { reason: { en: "Rain", cs: "Prší" } });
  await followDay(server.services, day.id);
  server.setNow(new Date("2027-05-02T10:00:00Z"));
  await pay(orderId);
  expect(await textsOf("late")).toEqual([]);
  const [, paid] = await textsOf("day-cancelled");
  expect(paid).toContain("Why: Rain");
  expect(paid).toContain("Choose another day, or ask for your money back: https:");
  expect(await mine(place)).toMatchObject({ cancelled_why: "day", may: { move: true, money: true } });
});

test("a moved day offers a place that is only held neither another time nor money", async () => {
  const { orderId, place } = await order("transfer");
  await order("cash");
  await team(`PUT /days/${day.id}`, { date: "2027-06-21" });
  await followDay(server.services, day.id);
  const [held, booked] = await textsOf("day-moved");
  expect(held).toContain("The booking’s own page: https:");
  expect(booked).toContain("choose another one: https:");
  await pay(orderId);
  expect(await mine(place)).toMatchObject({ state: "booked", may: { move: true, money: true } });
});
