import { eq, inArray } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { daySlots } from "#features/days/server/days.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { addDay, openRides, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { bookings } from "../bookings.table.ts";

/** Rides of a day that goes on after midnight. */

const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db } = server.services;

beforeEach(() => server.setNow(new Date("2027-05-01T10:00:00Z")));
afterEach(() => server.setNow(null));

test("the hours after midnight are of their day: a voucher that is valid until it is offered, booked, waited for and used", async () => {
  const shop = await openRides(server.services);
  const { codes } = await sellVouchers(server, shop, 2);
  await db.update(vouchers).set({ valid_until: "2027-06-14" }).where(inArray(vouchers.code, codes));
  const day = await addDay(server.services, { date: "2027-06-14", seats: 1, starts: ["09:00"] });
  const [night] = await db
    .update(daySlots)
    .set({ starts_at: new Date("2027-06-14T22:30:00Z"), ends_at: new Date("2027-06-14T22:50:00Z") })
    .where(eq(daySlots.id, day.slots[0]))
    .returning();
  const seen = await server.call("POST /bookings/voucher", { body: { code: codes[0] } });
  expect(seen.body.days).toMatchObject([{ id: day.id, slots: [{ id: night?.id }] }]);
  const book = (code: string | undefined, name: string) =>
    server.call("POST /bookings", {
      body: { code, slot_id: night?.id, rider: name, email: `${name}@example.cz` },
    });
  const jana = await book(codes[0], "jana");
  expect(jana.status).toBe(201);
  const wish = { day_id: day.id, code: codes[1], name: "petr", email: "petr@example.cz" };
  expect((await server.call("POST /bookings/waiting", { body: wish })).status).toBeLessThan(300);
  await server.call(`POST /bookings/mine/${jana.body.id}/${jana.body.key}/cancel`);
  const [offer] = (await db.select().from(mails).orderBy(mails.id)).filter(
    ({ kind }) => kind === "booking-offer",
  );
  expect(offer?.toAddress).toBe("petr@example.cz");
  const [, id, key] = /\/booking\/(\d+)\/([\w-]+)/.exec(offer?.text ?? "") ?? [];
  expect((await server.call(`POST /bookings/mine/${id}/${key}/take`)).body.state).toBe("booked");
  server.setNow(new Date("2027-06-14T22:40:00Z"));
  const act = {
    kind: "check-in",
    key: "night-gate-1",
    booking_id: Number(id),
    done_at: "2027-06-14T22:25:00.000Z",
  };
  const token = await server.signIn();
  expect((await server.call("POST /bookings/gate", { token, body: { acts: [act] } })).body).toMatchObject([
    { outcome: "done", booking: { state: "checked-in" } },
  ]);
  const states = (await db.select().from(bookings).orderBy(bookings.id)).map(({ state }) => state);
  expect(states).toEqual(["cancelled", "checked-in"]);
});
