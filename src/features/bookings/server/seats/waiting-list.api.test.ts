import { afterEach, beforeEach, expect, test } from "vitest";
import { mails } from "#kit/server/mail/mail.table.ts";
import { addDay, openRides, RIDE, sellVouchers, takenOf } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { bookings, bookingWaiting } from "../bookings.table.ts";

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

test("who leaves the list after a place was offered lets it go to the next, but never a place that is ordered", async () => {
  const { codes } = await sellVouchers(server, shop);
  const day = await addDay(server.services, { date: "2027-06-14", starts: ["09:00"], seats: 1 });
  const rider = { rider: "Jana", email: "jana@example.cz" };
  const body = { code: codes[0], slot_id: day.slots[0], ...rider };
  const jana: Address = (await server.call("POST /bookings", { body })).body;
  const wait = async (name: string): Promise<Address> => {
    const wish = { day_id: day.id, product_id: RIDE, name, email: `${name.toLowerCase()}@example.cz` };
    return (await server.call("POST /bookings/waiting", { body: wish })).body;
  };
  const leave = ({ id, key }: Address) => server.call(`POST /bookings/waiting/${id}/${key}/leave`);
  const offers = async () =>
    (await db.select().from(mails).orderBy(mails.id)).filter(({ kind }) => kind === "booking-offer");
  const petr = await wait("Petr");
  const eva = await wait("Eva");
  await server.call(`POST /bookings/mine/${jana.id}/${jana.key}/cancel`);
  expect((await offers()).map(({ toAddress }) => toAddress)).toEqual(["petr@example.cz"]);
  expect((await leave(petr)).status).toBe(204);
  expect((await leave(petr)).status).toBe(204);
  const [, second, ...more] = await offers();
  expect([second?.toAddress, more]).toEqual(["eva@example.cz", []]);
  expect(await takenOf(server.services, day.slots[0])).toBe(1);
  const [, id, key] = /\/booking\/(\d+)\/([\w-]+)/.exec(second?.text ?? "") ?? [];
  const items = [{ id: RIDE, quantity: 1, price: 5000, holds: [{ id: Number(id), key }] }];
  const order = { ...shop.payload, items, total: 5129 };
  expect((await server.call("POST /orders", { body: order })).status).toBe(201);
  expect((await leave(eva)).status).toBe(204);
  const states = (await db.select().from(bookings).orderBy(bookings.id)).map(({ state }) => state);
  expect(states).toEqual(["cancelled", "cancelled", "held"]);
  const waiting = await db.select().from(bookingWaiting).orderBy(bookingWaiting.id);
  expect(waiting.map(({ state }) => state)).toEqual(["left", "offered"]);
});
