// @module-tag both-databases

import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { daySlots } from "#features/days/server/index.ts";
import { addDay, openRides, RIDE, takenOf } from "#testing/shop/rides-test-data.ts";
import { takePlaces } from "#testing/shop/taken-seats.ts";
import { testServer } from "#testing/test-server.ts";
import { bookings } from "../bookings.table.ts";
import { putSeatsRight, soldTwice } from "./check-seats.ts";

const server = await testServer();
const { db } = server.services;
let slots: [number, ...number[]];

beforeEach(async () => {
  await openRides(server.services);
  server.setNow(new Date("2027-05-01T10:00:00Z"));
  slots = (await addDay(server.services, { date: "2027-06-14", seats: 1 })).slots;
});
afterEach(() => server.setNow(null));

/** What sites have whose counts a fault of an earlier version moved. */
async function say(slot: number, taken: number): Promise<void> {
  await db.execute(sql`alter table day_slots disable trigger user`);
  await db.update(daySlots).set({ taken }).where(eq(daySlots.id, slot));
  await db.execute(sql`alter table day_slots enable trigger user`);
}

test("the count of a slot is what its bookings take, by whatever way one is written, moved, ended or deleted", async () => {
  const [first, second] = slots as [number, number];
  const counts = async () => [await takenOf(server.services, first), await takenOf(server.services, second)];
  await takePlaces(server.services, first);
  expect(await counts()).toEqual([1, 0]);
  await db.update(bookings).set({ slot_id: second });
  expect(await counts()).toEqual([0, 1]);
  await db.update(daySlots).set({ taken: 0 });
  expect(await counts()).toEqual([0, 1]);
  await db.update(bookings).set({ state: "cancelled", cancelled_why: "team" });
  expect(await counts()).toEqual([0, 0]);
  await db.update(bookings).set({ state: "no-show", cancelled_why: null });
  expect(await counts()).toEqual([0, 1]);
  await expect(db.update(bookings).set({ seats: 2 })).rejects.toThrow();
  await db.delete(bookings);
  expect(await counts()).toEqual([0, 0]);
});

test("a database that a fault has made wrong is put right at the start and each night, and what was sold twice is said", async () => {
  const [first, second] = slots as [number, number];
  await takePlaces(server.services, first);
  // The place moved without its booking: the first time looks free and is sold again, the second one never.
  await say(first, 0);
  await say(second, 1);
  expect(await putSeatsRight(server.services)).toBe(2);
  expect([await takenOf(server.services, first), await takenOf(server.services, second)]).toEqual([1, 0]);
  expect(await putSeatsRight(server.services)).toBe(0);
  expect(await soldTwice(server.services)).toEqual([]);
  await db.execute(sql`alter table day_slots disable trigger user`);
  await takePlaces(server.services, second);
  await takePlaces(server.services, second);
  await db.execute(sql`alter table day_slots enable trigger user`);
  expect(await putSeatsRight(server.services)).toBe(1);
  expect(await soldTwice(server.services)).toMatchObject([{ date: "2027-06-14", seats: 1, taken: 2 }]);
  const health = (await server.call("GET /health", { token: await server.signIn() })).body;
  expect(health.places).toMatchObject({
    state: "wrong",
    slots: [{ date: "2027-06-14", seats: 1, taken: 2 }],
  });
  // Nobody can book there, and one of the two can be moved away.
  const wish = { product_id: RIDE, name: "Ota", phone: "777 111 222", language: "cs", slot_id: second };
  const token = await server.signIn();
  expect((await server.call("POST /bookings/admin", { token, body: wish })).body.code).toBe("SLOT_FULL");
  const [one] = await db.select().from(bookings).where(eq(bookings.slot_id, second)).orderBy(bookings.id);
  await server.call(`POST /bookings/admin/${one?.id}/cancel`, { token, body: { reason: "Two of them" } });
  expect(await soldTwice(server.services)).toEqual([]);
});
