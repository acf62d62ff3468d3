import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mails } from "#kit/server/mail/mail.table.ts";
import { addDay, openRides, RIDE, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { settleBookings } from "./booking-jobs.ts";
import { bookings, bookingWaiting } from "./bookings.table.ts";
import { applyBookingRetention } from "./customer-bookings.ts";

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;

beforeEach(async () => {
  shop = await openRides(server.services);
  await db.delete(mails);
  server.setNow(new Date("2027-05-01T10:00:00Z"));
});
afterEach(() => server.setNow(null));

const team = async (name: string, body?: object) => server.call(name, { token: await server.signIn(), body });
async function booked() {
  const { codes } = await sellVouchers(server, shop);
  const day = await addDay(server.services, { date: "2027-06-14", starts: ["09:00"], seats: 1 });
  const body = { code: codes[0], slot_id: day.slots[0], rider: "Jana", email: "Jana@example.cz" };
  await server.call("POST /bookings", { body });
  const waiting = { day_id: day.id, product_id: RIDE, name: "Jana", email: "jana@example.cz" };
  await server.call("POST /bookings/waiting", { body: waiting });
}

test("bookings and waiting lists of a person are counted and exported; a seat to come stays until it is over", async () => {
  await booked();
  expect((await team("GET /customer-data?email=jana@example.cz")).body).toMatchObject({
    bookings: 2,
    mails: 2,
  });
  const { body } = await team("GET /customer-data/export?email=jana@example.cz");
  expect(body.bookings).toMatchObject([{ riders: ["Jana"], events: [{ kind: "booked" }] }]);
  expect(body.waiting_lists).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain("body_hash");
  const erase = () => team("POST /customer-data/erase", { email: "jana@example.cz" });
  expect((await erase()).body).toMatchObject({ bookings: 1, seats: 1, mails: 0 });
  expect((await db.select().from(bookings))[0]).toMatchObject({ customer_name: "Jana" });
  server.setNow(new Date("2027-06-14T10:00:00Z"));
  expect((await erase()).body).toMatchObject({ bookings: 1, seats: 0, mails: 2 });
  expect((await db.select().from(bookings))[0]).toMatchObject({
    customer_name: "",
    customer_email: "",
    riders: [],
  });
});

test("after five years nobody is named any more, after a month no waiting list is left", async () => {
  await booked();
  await applyBookingRetention(db, new Date("2027-07-20T03:00:00Z"));
  expect(await db.$count(bookingWaiting)).toBe(0);
  expect((await db.select().from(bookings))[0]).toMatchObject({ customer_name: "Jana" });
  await applyBookingRetention(db, new Date("2032-06-15T03:00:00Z"));
  expect((await db.select().from(bookings))[0]).toMatchObject({ customer_name: "", riders: [] });
});

test("who was offered a place and did not take it is forgotten with the waiting list", async () => {
  await booked();
  const [first] = await db.select().from(bookings);
  const cancel = `POST /bookings/admin/${first?.id}/cancel`;
  expect((await team(cancel, { reason: "Déšť" })).status).toBe(200);
  await settleBookings(server.services);
  const offer = async () => (await db.select().from(bookings).where(eq(bookings.state, "held")))[0];
  expect(await offer()).toMatchObject({ customer_email: "jana@example.cz", order_id: null });
  server.setNow(new Date("2027-06-13T10:00:00Z"));
  await settleBookings(server.services);
  expect(await offer()).toBeUndefined();
  await applyBookingRetention(db, new Date("2027-07-20T03:00:00Z"));
  // The one that was a booking stays as long as others.
  expect((await db.select().from(bookings)).map(({ id }) => id)).toEqual([first?.id]);
});

test("whom the team takes off a waiting list waits no more, and a place goes to the next", async () => {
  await booked();
  const [entry] = await db.select().from(bookingWaiting);
  const remove = () => team(`DELETE /bookings/admin/waiting/${entry?.id}`);
  expect((await remove()).status).toBe(204);
  expect((await db.select().from(bookingWaiting))[0]).toMatchObject({ state: "left" });
  expect((await remove()).status).toBe(204);
  const [first] = await db.select().from(bookings);
  await team(`POST /bookings/admin/${first?.id}/cancel`, { reason: "Déšť" });
  await settleBookings(server.services);
  expect((await db.select().from(bookings)).map(({ state }) => state)).toEqual(["cancelled"]);
  expect((await team("DELETE /bookings/admin/waiting/999999")).status).toBe(404);
});
