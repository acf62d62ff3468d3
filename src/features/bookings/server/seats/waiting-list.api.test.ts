import { afterEach, beforeEach, expect, test } from "vitest";
import { mails } from "#kit/server/mail/mail.table.ts";
import {
  addDay,
  openRides,
  RIDE,
  sellVouchers,
  takenOf,
  waitingLink,
} from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { settleBookings } from "../booking-jobs.ts";
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
    await server.call("POST /bookings/waiting", { body: wish });
    return waitingLink(db);
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

/** A day with one place, which Jana has. */
async function fullDay(date = "2027-06-14") {
  const { codes } = await sellVouchers(server, shop, 2);
  const day = await addDay(server.services, { date, starts: ["09:00"], seats: 1 });
  const body = { code: codes[0], slot_id: day.slots[0], rider: "Jana", email: "jana@example.cz" };
  await server.call("POST /bookings", { body });
  await db.delete(mails);
  const wait = (more: object = {}, from?: string) =>
    server.call("POST /bookings/waiting", {
      body: { day_id: day.id, product_id: RIDE, name: "Petr", email: "petr@example.cz", ...more },
      language: "cs",
      ...(from && { remoteAddress: from }),
    });
  return { day, code: codes[1] as string, wait };
}
const waitingMails = async () =>
  (await db.select().from(mails).orderBy(mails.id)).filter(({ kind }) => kind.startsWith("waiting-"));
const plain = (text = "") => text.replace(/\u00a0/g, " ").replace(/\u2060/g, "");
const team = async (name: string, body: object) => server.call(name, { token: await server.signIn(), body });

test("whoever joins, the answer is the same; the way to leave comes by mail alone, at most once an hour", async () => {
  const { wait } = await fullDay();
  const first = await wait();
  const stranger = await wait({ name: "Somebody else", email: "PETR@example.cz" }, "203.0.113.9");
  expect([stranger.status, stranger.body]).toEqual([first.status, first.body]);
  const [mail, ...others] = await waitingMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ toAddress: "petr@example.cz", language: "cs", kind: "waiting-joined" });
  expect(plain(mail?.text)).toContain("zapsali jsme vás na čekací listinu, pondělí 14. června 2027");
  const { id, key } = await waitingLink(db);
  const shown = await server.call(`GET /bookings/waiting/${id}/${key}`, { language: "cs" });
  expect(shown.body).toMatchObject({ is_waiting: true, position: 1, place: "Autodrom Most" });
  expect((await server.call(`GET /bookings/waiting/${id}/${"x".repeat(key.length)}`)).status).toBe(404);
  server.setNow(new Date("2027-05-03T10:00:00Z"));
  await wait();
  expect(await waitingMails()).toHaveLength(2);
  expect(await db.$count(bookingWaiting)).toBe(1);
});

test("a network joins ten times in ten minutes, whoever it names, also for who waits already", async () => {
  const { wait } = await fullDay();
  const answers = [];
  for (let i = 0; i < 11; i++) answers.push((await wait({ email: "petr@example.cz" })).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
});

test("who waits for a day that the team cancels is told once, with the reason and other days", async () => {
  const { day, wait, code } = await fullDay();
  await addDay(server.services, { date: "2027-06-21" });
  await wait();
  await wait({ code, product_id: undefined, name: "Eva", email: "eva@example.cz" });
  await team(`POST /days/${day.id}/cancel`, { reason: { en: "Rain", cs: "Prší" } });
  await settleBookings(server.services);
  await settleBookings(server.services);
  const told = (await waitingMails()).filter(({ kind }) => kind === "waiting-gone");
  expect(told.map(({ toAddress }) => toAddress)).toEqual(["petr@example.cz", "eva@example.cz"]);
  expect(plain(told[0]?.text)).toMatch(
    /Důvod: Prší[\s\S]*pondělí 21. června 2027: Autodrom Most, volných míst: 4/,
  );
  expect(told[0]?.text).toContain("/product/drift-taxi/days");
  expect(told[1]?.text).toContain(`/book?lang=`);
  expect(told[1]?.text).toContain(`#${code}`);
  const rows = await db.select().from(bookingWaiting).orderBy(bookingWaiting.id);
  expect(rows.map(({ state }) => state)).toEqual(["left", "left"]);
});

test("who waits for a day that moves is told the new date and how to leave", async () => {
  const { day, wait } = await fullDay();
  await wait();
  await team(`POST /days/${day.id}/move`, {
    date: "2027-06-28",
    reason: { en: "", cs: "Závodní okruh je zavřený" },
  });
  const moved = (await waitingMails()).at(-1);
  expect(moved?.kind).toBe("waiting-moved");
  expect(plain(moved?.text)).toMatch(/Nové datum: pondělí 28. června 2027[\s\S]*Závodní okruh/);
  expect((await waitingLink(db)).id).toBeGreaterThan(0);
});

test("a voucher that ends before the day is told until when it is valid, not that it was", async () => {
  const { wait, code } = await fullDay("2027-12-14");
  const answer = await wait({ code, product_id: undefined });
  expect([answer.status, answer.body.code]).toEqual([409, "VOUCHER_EXPIRED"]);
  expect(plain(answer.body.message)).toMatch(/^Poukaz platí do 1\. listopadu 2027/);
});
