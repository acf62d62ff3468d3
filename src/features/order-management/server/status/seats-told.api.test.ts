import { afterEach, beforeEach, expect, test } from "vitest";
import { bookings } from "#features/bookings/server/bookings.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { addDay, openRides, RIDE, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";

/** What the next steps tell of an order's places on ride days, and what becomes of them. */
const server = await testServer();
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof openRides>>;
let slot: number;
let id: number;

beforeEach(async () => {
  server.setNow(new Date("2027-05-01T10:00:00Z"));
  token = await server.signIn();
  shop = await openRides(server.services);
  const day = await addDay(server.services, { date: "2027-05-20", seats: 1 });
  slot = day.slots[0];
});
afterEach(() => server.setNow(null));

const call = (name: string, body?: object) => server.call(name, { token, language: "cs", body });
const admin = (what: string, body?: object) => call(what.replace("#", `/orders/admin/orders/${id}`), body);
const seats = async () => (await db.select().from(bookings).orderBy(bookings.id)).map(({ state }) => state);
const mailed = async () => (await db.select().from(mails).orderBy(mails.id)).map(({ kind }) => kind);
/** Of seats alone, by step and by what can be undone. */
async function told(): Promise<Record<string, string[]>> {
  const { steps, back } = (await admin("GET #/steps")).body;
  const ofSeats = ({ effects }: { effects: string[] }) =>
    effects.filter((effect) => effect.endsWith("-seats"));
  return Object.fromEntries([
    ...steps.map((one: { step: string; effects: string[] }) => [one.step, ofSeats(one)]),
    ...back.map((one: { what: string; effects: string[] }) => [`undo ${one.what}`, ofSeats(one)]),
  ]);
}

test("a place bought with the order: booked by its payment, held again by the way back, free as it is cancelled", async () => {
  const hold = { slot_id: slot, product_id: RIDE, seats: 1 };
  const { holds } = (await server.call("POST /bookings/holds", { body: hold })).body;
  const items = [{ id: RIDE, quantity: 1, price: 5000, holds }];
  const placed = await call("POST /orders", { ...shop.payload, items, total: 5129 });
  expect(placed.status).toBe(201);
  id = placed.body.orderId;
  expect(await told()).toMatchObject({ pay: ["book-seats"], cancel: ["free-seats"] });
  await admin("POST #/paid", { how: "bank" });
  expect(await seats()).toEqual(["booked"]);
  expect(await told()).toMatchObject({ cancel: ["free-seats"], "undo payment": ["hold-seats"] });
  await admin("POST #/undo", { what: "payment", status: "pending" });
  expect(await seats()).toEqual(["held"]);
  await admin("POST #/paid", { how: "bank" });
  await db.delete(mails);
  await admin("PATCH #", { status: "cancelled" });
  expect([await seats(), await mailed()]).toEqual([
    ["cancelled"],
    expect.arrayContaining(["booking-cancelled"]),
  ]);
  expect(await told()).toEqual({ reopen: ["book-seats"] });
  await admin("PATCH #", { status: "processing" });
  expect(await seats()).toEqual(["booked"]);
});

test("a place booked with the order’s voucher is free once the payment is taken back", async () => {
  const { orderId, codes } = await sellVouchers(server, shop);
  id = orderId;
  expect(await told()).toMatchObject({ cancel: [], "undo payment": [] });
  const body = { code: codes[0], slot_id: slot, rider: "Jana", email: "jana@example.cz" };
  expect((await server.call("POST /bookings", { body })).status).toBe(201);
  expect(await told()).toMatchObject({ cancel: ["free-seats"], "undo payment": ["free-seats"] });
  await db.delete(mails);
  await admin("POST #/undo", { what: "payment", status: "pending" });
  expect([await seats(), await mailed()]).toEqual([
    ["cancelled"],
    expect.arrayContaining(["booking-cancelled"]),
  ]);
});
