// @module-tag both-databases
import ICAL from "ical.js";
import { afterEach, beforeEach, expect, test } from "vitest";
import { siteMarks } from "#kit/server/database/site-marks.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { addDay, openRides, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { bookings } from "../bookings.table.ts";
import { followDay } from "../follow-days.ts";
import { type BookingCalendar, calendarText } from "./booking-calendar.ts";

const server = await testServer({
  CZECH_URL: "https://www.lipa-drift.cz",
  ENGLISH_URL: "https://www.lipa-drift.com",
});
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;

beforeEach(async () => {
  shop = await openRides(server.services);
  server.setNow(new Date("2027-05-01T10:00:00Z"));
  await db.delete(mails);
});
afterEach(() => server.setNow(null));

const team = async (name: string, body?: object) => server.call(name, { token: await server.signIn(), body });

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent("vevent");
  if (!event) throw new Error("no event");
  return {
    method: calendar.getFirstPropertyValue("method"),
    status: event.getFirstPropertyValue("status"),
    uid: event.getFirstPropertyValue("uid"),
    sequence: Number(event.getFirstPropertyValue("sequence")),
    description: String(event.getFirstPropertyValue("description") ?? ""),
    starts: new ICAL.Event(event).startDate.toJSDate().toISOString(),
    ends: new ICAL.Event(event).endDate.toJSDate().toISOString(),
  };
}

/** The files of all mails so far, in their order. */
async function files() {
  const rows = await db.select().from(mails).orderBy(mails.id);
  const made = rows.flatMap(({ attachments }) =>
    (attachments as { type: string; made?: { from: BookingCalendar } }[]).flatMap(({ type, made }) =>
      type === "text/calendar" && made ? [made.from] : [],
    ),
  );
  const texts: string[] = [];
  for (const from of made) texts.push(await calendarText(from));
  return texts.map(read);
}

async function booked(host = "www.lipa-drift.cz") {
  const { codes } = await sellVouchers(server, shop);
  const day = await addDay(server.services, { date: "2027-06-14" });
  const body = { code: codes[0], slot_id: day.slots[0], rider: "Jana", email: "jana@example.cz" };
  const address = (await server.call("POST /bookings", { body, language: "cs", headers: { host } })).body;
  const file = (asked = host) =>
    server.call(`GET /bookings/mine/${address.id}/${address.key}/calendar.ics`, { headers: { host: asked } });
  return { ...address, day, file } as { id: number; key: string; day: typeof day; file: typeof file };
}

test("one entry for ever: the same identifier on every host, and a sequence that rises with each change of the same minute", async () => {
  const { day, file } = await booked();
  await team(`PUT /days/${day.id}`, { date: "2027-06-21" });
  await followDay(server.services, day.id);
  await team(`PUT /days/${day.id}`, { date: "2027-06-22" });
  await followDay(server.services, day.id);
  const [first, second, third] = await files();
  expect(new Set([first?.uid, second?.uid, third?.uid]).size).toBe(1);
  expect([first?.starts, second?.starts, third?.starts]).toEqual([
    "2027-06-14T07:00:00.000Z",
    "2027-06-21T07:00:00.000Z",
    "2027-06-22T07:00:00.000Z",
  ]);
  expect(second?.sequence).toBeGreaterThan(first?.sequence as number);
  expect(third?.sequence).toBeGreaterThan(second?.sequence as number);
  for (const host of ["www.lipa-drift.com", "evil.example", "192.168.1.66:8000"])
    expect(read((await file(host)).body).uid).toBe(first?.uid);
});

test("a site without an address of its own has an identifier of its own, not that of whoever asked", async () => {
  await db.delete(siteMarks);
  await db.insert(siteMarks).values({ name: "calendar-domain", note: "abc.calendar" });
  const { file } = await booked();
  expect(read((await file()).body).uid).toMatch(/^booking-\d+@abc\.calendar$/);
  await db.delete(siteMarks);
});

test.each(["customer", "team", "day"] as const)(
  "what is cancelled (%s) takes its entry out, by the mail's file and by the address",
  async (who) => {
    const { id, key, day, file } = await booked();
    if (who === "customer") await server.call(`POST /bookings/mine/${id}/${key}/cancel`);
    else if (who === "team") await team(`POST /bookings/admin/${id}/cancel`, { reason: "Rain" });
    else {
      await team(`POST /days/${day.id}/cancel`, { reason: { en: "Rain", cs: "Prší" } });
      await followDay(server.services, day.id);
    }
    const [first, last, ...others] = await files();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ method: "PUBLISH", status: "CONFIRMED" });
    expect(last).toMatchObject({ method: "CANCEL", status: "CANCELLED", uid: first?.uid });
    expect(last?.sequence).toBeGreaterThan(first?.sequence as number);
    const shown = await file();
    expect(shown.status).toBe(200);
    expect(read(shown.body)).toMatchObject({ status: "CANCELLED", uid: first?.uid });
  },
);

test("the file of a cancelled booking whose slot is gone is there, too", async () => {
  const { id, key, file } = await booked();
  await server.call(`POST /bookings/mine/${id}/${key}/cancel`);
  await db.update(bookings).set({ slot_id: null });
  expect(read((await file()).body)).toMatchObject({
    status: "CANCELLED",
    starts: "2027-06-14T07:00:00.000Z",
  });
});

test("the entry says when to come, and ends when the slot does", async () => {
  const { day, file } = await booked();
  await team(`PUT /days/${day.id}`, { arrive_minutes: 30 });
  const { ends, description } = read((await file()).body);
  expect(ends).toBe("2027-06-14T07:20:00.000Z");
  expect(description.replace(/\u00a0/g, " ")).toContain(
    "Přijďte prosím v 8:30, tedy 30 min před svým časem.",
  );
  const [mail] = (await db.select().from(mails).orderBy(mails.id)).filter(
    ({ kind }) => kind === "booking-booked",
  );
  expect(mail?.text).toMatch(/^Přijďte: 8:45$/m);
});
