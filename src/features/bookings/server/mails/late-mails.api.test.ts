import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { days } from "#features/days/server/days.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { addDay, openRides, RIDE, sellVouchers, takenOf } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { settleBookings } from "../booking-jobs.ts";
import { bookings, bookingWaiting } from "../bookings.table.ts";
import { remindRiders } from "./booking-reminders.ts";

/** Mails about rides while no mail server takes them. */

const server = await testServer({ PUBLIC_URL: "https://www.team.example", SMTP_URL: "smtp://127.0.0.1:9" });
const { db, mailer } = server.services;
let day: Awaited<ReturnType<typeof addDay>>;
let codes: string[];

// Each mail goes out when the test says so.
beforeAll(() => server.services.jobs.stop());
beforeEach(async () => {
  const shop = await openRides(server.services);
  server.setNow(new Date("2027-05-01T10:00:00Z"));
  ({ codes } = await sellVouchers(server, shop, 3));
  day = await addDay(server.services, { date: "2027-06-14", seats: 1 });
  await db.delete(mails);
});
afterEach(() => server.setNow(null));

const at = (moment: string) => server.setNow(new Date(moment));
const book = async (code = codes[0], slot_id: number | undefined = day.slots[0]) => {
  const body = { code, slot_id, rider: "Jana", email: "jana@example.cz" };
  return (await server.call("POST /bookings", { body })).body as { id: number; key: string };
};
const team = async (name: string, body?: object) => server.call(name, { token: await server.signIn(), body });
const of = (kind: string) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.kind, `booking-${kind}`))
    .orderBy(mails.id);
/** One try to send all that waits; the mail server is still away. */
async function trySending(): Promise<void> {
  for (const { id } of await db.select().from(mails).where(eq(mails.state, "queued")).orderBy(mails.id))
    await mailer.sendMail(id).catch(() => undefined);
}

test("what a mail server is away for too long is not told once it is not true: tomorrow, today, booked", async () => {
  await book();
  at("2027-06-07T08:00:00Z");
  await remindRiders(server.services);
  at("2027-06-13T08:00:00Z");
  await remindRiders(server.services);
  await trySending();
  const states = async () => {
    const found = [];
    for (const kind of ["booked", "week", "day"]) found.push((await of(kind)).map(({ state }) => state));
    return found;
  };
  expect(await states()).toEqual([["queued"], ["late"], ["queued"]]);
  at("2027-06-13T22:00:00Z");
  await trySending();
  expect(await states()).toEqual([["queued"], ["late"], ["late"]]);
  at("2027-06-14T07:00:00Z");
  await trySending();
  expect(await states()).toEqual([["late"], ["late"], ["late"]]);
  // Whoever sends it again means it.
  const [booked] = await of("booked");
  await db.transaction((tx) => mailer.resend(tx, booked?.id as number));
  expect(await of("booked")).toMatchObject([{ state: "queued", notAfter: null }]);
});

test("a booking that moves or ends overtakes what waits about its earlier place", async () => {
  const { id } = await book();
  at("2027-06-13T08:00:00Z");
  await remindRiders(server.services);
  await team(`POST /bookings/admin/${id}/move`, { slot_id: day.slots[1] });
  expect((await of("day"))[0]?.state).toBe("late");
  expect((await of("moved"))[0]?.state).toBe("queued");
  await team(`POST /bookings/admin/${id}/cancel`, { reason: "Ill" });
  expect((await of("moved"))[0]?.state).toBe("late");
  expect((await of("cancelled"))[0]?.state).toBe("queued");
});

test("reminders ask what is true: no cancelled day, no ride whose voucher was used; a word about something else does not count as told", async () => {
  const jana = await book();
  await book(codes[1], day.slots[1]);
  at("2027-06-13T07:05:00Z");
  const letter = { subject: "Bring sunscreen", text: "It will be hot." };
  const words = { en: letter, cs: letter };
  expect(
    (await team(`POST /bookings/admin/days/${day.id}/message`, { key: crypto.randomUUID(), ...words }))
      .status,
  ).toBe(200);
  await db
    .update(days)
    .set({ cancelled_at: new Date("2027-06-13T07:00:00Z") })
    .where(eq(days.id, day.id));
  await remindRiders(server.services);
  expect(await of("day")).toHaveLength(0);
  await db.update(days).set({ cancelled_at: null }).where(eq(days.id, day.id));
  await db
    .update(vouchers)
    .set({ used_at: new Date("2027-06-01T07:00:00Z"), used_by: "admin" })
    .where(eq(vouchers.code, codes[1] as string));
  await remindRiders(server.services);
  expect((await of("day")).map(({ about }) => about)).toEqual([`bookings/${jana.id}`]);
});

test("an offer that no mail has told does not lapse: the place stays with the first in the list, with a new mail", async () => {
  const jana = await book();
  await book(codes[1], day.slots[1]);
  for (const name of ["petr", "eva"])
    await server.call("POST /bookings/waiting", {
      body: { day_id: day.id, product_id: RIDE, name, email: `${name}@example.cz` },
    });
  await server.call(`POST /bookings/mine/${jana.id}/${jana.key}/cancel`);
  const waiting = async () =>
    (await db.select().from(bookingWaiting).orderBy(bookingWaiting.id)).map(({ state }) => state);
  for (const moment of ["2027-05-01T22:30:00Z", "2027-05-02T11:00:00Z"]) {
    at(moment);
    await trySending();
    await settleBookings(server.services);
    expect(await waiting()).toEqual(["offered", "waiting"]);
  }
  expect(await takenOf(server.services, day.slots[0])).toBe(1);
  const offers = await of("offer");
  expect(offers.map(({ toAddress, state }) => [toAddress, state])).toEqual([
    ["petr@example.cz", "late"],
    ["petr@example.cz", "late"],
    ["petr@example.cz", "queued"],
  ]);
  const held = and(eq(bookings.state, "held"), eq(bookings.slot_id, day.slots[0]));
  expect((await db.select().from(bookings).where(held))[0]?.hold_until).toEqual(
    new Date("2027-05-02T23:00:00Z"),
  );
  // Once it is told, twelve hours are twelve hours.
  await db
    .update(mails)
    .set({ state: "sent", sentAt: new Date("2027-05-02T11:01:00Z") })
    .where(eq(mails.id, offers.at(-1)?.id as number));
  at("2027-05-02T23:00:00Z");
  await settleBookings(server.services);
  expect(await waiting()).toEqual(["lapsed", "offered"]);
});
