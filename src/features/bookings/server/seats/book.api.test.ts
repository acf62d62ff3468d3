import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { orders } from "#features/orders/server/orders.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { addDay, openRides, sellVouchers, takenOf } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { bookings } from "../bookings.table.ts";

const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;

beforeEach(async () => {
  shop = await openRides(server.services);
  server.setNow(new Date("2027-05-01T10:00:00Z"));
  await db.delete(mails);
});
afterEach(() => server.setNow(null));

const rider = { rider: "Jana Malá", email: "jana@example.cz", phone: "+420 777 000 111" };
const book = (code: string, slot_id: number, more: object = {}) =>
  server.call("POST /bookings", { body: { code, slot_id, ...rider, ...more }, language: "cs" });
const lookUp = (code: string) => server.call("POST /bookings/voucher", { body: { code }, language: "cs" });
const mine = ({ id, key }: { id: number; key: string }, language: "cs" | "en" = "cs") =>
  server.call(`GET /bookings/mine/${id}/${key}`, { language });
const mailsOf = async (kind: string) =>
  (await db.select().from(mails).orderBy(mails.id)).filter((mail) => mail.kind === `booking-${kind}`);

describe("a voucher", () => {
  test("shows the days of its product with their free places, and books one seat with a mail and a calendar file", async () => {
    const { codes } = await sellVouchers(server, shop);
    const day = await addDay(server.services, { date: "2027-06-14" });
    await addDay(server.services, { date: "2027-12-14" });
    await addDay(server.services, { date: "2027-06-15", products: ["sticker-set"] });
    const seen = (await lookUp(codes[0].toLowerCase().replaceAll("-", " "))).body;
    expect(seen).toMatchObject({ code: codes[0], name: "Jízda drift taxi", state: "valid", booking: null });
    expect(seen.days).toMatchObject([
      {
        id: day.id,
        title: "Den jízd",
        place: "Autodrom Most",
        is_full: false,
        latest_change_hours: 48,
        slots: [{ free: 2 }, { free: 2 }],
      },
    ]);
    const { status, body } = await book(codes[0], day.slots[0]);
    expect(status).toBe(201);
    expect((await mine(body)).body).toMatchObject({
      state: "booked",
      name: "Jízda drift taxi",
      riders: ["Jana Malá"],
      starts_at: "2027-06-14T07:00:00.000Z",
      day: { place: "Autodrom Most", what_to_bring: "Ploché boty" },
      voucher: { code: codes[0] },
      may: { move: true, cancel: true, until: "2027-06-12T07:00:00.000Z" },
    });
    expect(await takenOf(server.services, day.slots[0])).toBe(1);
    const [mail, ...others] = await mailsOf("booked");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ toAddress: "jana@example.cz", language: "cs" });
    expect(mail?.subject.replace(/\u00a0/g, " ")).toContain("Jízda drift taxi, pondělí 14. června 2027");
    expect(mail?.text).toContain(`https://www.team.example/booking/${body.id}/${body.key}`);
    expect(mail?.text).toContain("Ploché boty");
    expect(mail?.attachments).toMatchObject([{ name: "rezervace.ics", type: "text/calendar" }]);
    expect((await lookUp(codes[0])).body).toMatchObject({ booking: body, days: [] });
  });

  test("booked after the latest change: the mail promises no change that the page refuses", async () => {
    const { codes } = await sellVouchers(server, shop, 2);
    const day = await addDay(server.services, { date: "2027-05-10" });
    await book(codes[0], day.slots[0]);
    server.setNow(new Date("2027-05-08T08:00:00Z"));
    const { body } = await book(codes[1] as string, day.slots[0]);
    expect((await mine(body)).body.may).toMatchObject({ move: false, cancel: false });
    const [early, late] = await mailsOf("booked");
    expect(early?.text).toMatch(/přesunout\snebo\szrušit/);
    expect(late?.text).not.toMatch(/přesunout|zrušit/);
    expect(late?.text).toMatch(/Vše\so\srezervaci\snajdete/);
  });

  test("books once: a double click is the same booking, another slot is refused", {
    tags: "both-databases",
  }, async () => {
    const { codes } = await sellVouchers(server, shop);
    const day = await addDay(server.services, { date: "2027-06-14", seats: 5 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => book(codes[0], day.slots[0])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.key)).size).toBe(1);
    expect(await takenOf(server.services, day.slots[0])).toBe(1);
    expect(await book(codes[0], day.slots[1] as number)).toMatchObject({
      status: 409,
      body: { code: "CONFLICT" },
    });
    expect(await mailsOf("booked")).toHaveLength(1);
  });

  test("on two phones at once, for two slots: one wins and one seat is taken", {
    tags: "both-databases",
  }, async () => {
    const { codes } = await sellVouchers(server, shop);
    const day = await addDay(server.services, { date: "2027-06-14" });
    const answers = await Promise.all(day.slots.map((slot) => book(codes[0], slot)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const taken = await Promise.all(day.slots.map((slot) => takenOf(server.services, slot)));
    expect(taken.sort()).toEqual([0, 1]);
  });

  test("that is used, void, expired, of another product or not valid on the day books nothing", async () => {
    const { orderId, codes } = await sellVouchers(server, shop, 5);
    const day = await addDay(server.services, { date: "2027-06-14" });
    const late = await addDay(server.services, { date: "2027-11-14" });
    const other = await addDay(server.services, { date: "2027-06-15", products: ["sticker-set"] });
    const [used, voided, expired, alive] = codes as unknown as [string, string, string, string];
    const set = (code: string, change: object) =>
      db.update(vouchers).set(change).where(eq(vouchers.code, code));
    await set(used, { used_at: new Date(), used_by: "Petr" });
    await set(voided, { voided_at: new Date() });
    await set(expired, { valid_until: "2027-04-30" });
    const codeOf = async (code: string, slot: number) => (await book(code, slot)).body.code;
    expect(await codeOf(used, day.slots[0])).toBe("VOUCHER_USED");
    expect(await codeOf(voided, day.slots[0])).toBe("VOUCHER_VOID");
    expect(await codeOf(expired, day.slots[0])).toBe("VOUCHER_EXPIRED");
    expect(await codeOf(alive, late.slots[0])).toBe("VOUCHER_EXPIRED");
    expect(await codeOf(alive, other.slots[0])).toBe("CONFLICT");
    expect(await codeOf(alive, 999_999)).toBe("NOT_FOUND");
    expect((await lookUp(used)).body).toMatchObject({ state: "used", days: [] });
    for (const slot of [...day.slots, ...late.slots, ...other.slots])
      expect(await takenOf(server.services, slot)).toBe(0);
    expect(await db.$count(orders, eq(orders.id, orderId))).toBe(1);
  });

  test("by a code that is none is refused, and the twenty-first wrong one of a network is throttled", async () => {
    const { codes } = await sellVouchers(server, shop);
    for (let i = 0; i < 20; i++) expect((await lookUp("7KQM-2XPD-9FHT")).status).toBe(404);
    expect((await lookUp("AAAA")).status).toBe(429);
    expect((await lookUp(codes[0])).status).toBe(429);
    server.setNow(new Date("2027-05-01T10:11:00Z"));
    expect((await lookUp(codes[0])).status).toBe(200);
  });
});

test("200 parallel bookings of 10 seats give 10, and the rest are told that it is full", {
  tags: "both-databases",
}, async () => {
  const { codes } = await sellVouchers(server, shop, 99);
  const more = await sellVouchers(server, shop, 99);
  const last = await sellVouchers(server, shop, 2);
  const day = await addDay(server.services, { date: "2027-06-14", starts: ["09:00"], seats: 10 });
  const all = [...codes, ...more.codes, ...last.codes];
  const answers = await Promise.all(all.map((code) => book(code, day.slots[0])));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["SLOT_FULL"]));
  expect(await takenOf(server.services, day.slots[0])).toBe(10);
  expect(await db.$count(bookings)).toBe(10);
  expect(await mailsOf("booked")).toHaveLength(10);
});

describe("its own page", () => {
  async function booked(date = "2027-06-14") {
    const { codes } = await sellVouchers(server, shop);
    const day = await addDay(server.services, { date });
    const { body } = await book(codes[0], day.slots[0]);
    const path = `/bookings/mine/${body.id}/${body.key}`;
    const press = (what: string, given?: object) =>
      server.call(`POST ${path}/${what}`, { body: given, language: "cs" });
    return { code: codes[0], day, address: body, path, press };
  }

  test("is nobody else's: a wrong key is 404, the answer is never kept", async () => {
    const { address, path } = await booked();
    const other = { ...address, key: `${address.key.slice(0, -1)}${address.key.endsWith("A") ? "B" : "A"}` };
    expect((await mine(other)).status).toBe(404);
    expect((await mine({ ...address, id: address.id + 1 })).status).toBe(404);
    expect((await mine(address)).headers["cache-control"]).toBe("no-store");
    expect((await server.call(`POST /bookings/mine/${other.id}/${other.key}/cancel`)).status).toBe(404);
    const file = await server.call(`GET ${path}/calendar.ics`);
    expect(file.headers["cache-control"]).toBe("no-store");
    expect(file.headers["content-disposition"]).toBe('attachment; filename="rezervace.ics"');
    expect(file.body).toContain("DTSTART:20270614T070000Z");
    expect(file.body).toContain("Autodrom Most");
  });

  test("moves the booking until 48 hours before, once for a double click, and the old seat is free", {
    tags: "both-databases",
  }, async () => {
    const { day, press } = await booked();
    const to = { slot_id: day.slots[1] };
    const answers = await Promise.all([press("move", to), press("move", to)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toMatchObject({
      starts_at: "2027-06-14T07:20:00.000Z",
      moved_from: "2027-06-14T07:00:00.000Z",
    });
    expect(await takenOf(server.services, day.slots[0])).toBe(0);
    expect(await takenOf(server.services, day.slots[1] as number)).toBe(1);
    expect(await mailsOf("moved")).toHaveLength(1);
    server.setNow(new Date("2027-06-12T07:20:01Z"));
    expect(await press("move", { slot_id: day.slots[0] })).toMatchObject({ status: 409 });
    expect(await press("cancel")).toMatchObject({ status: 409 });
    expect(await takenOf(server.services, day.slots[1] as number)).toBe(1);
  });

  test("two that change places at once both move, or are told that it is full", {
    tags: "both-databases",
  }, async () => {
    const one = await booked();
    const { codes } = await sellVouchers(server, shop);
    const { body } = await book(codes[0], one.day.slots[1] as number);
    const answers = await Promise.all([
      one.press("move", { slot_id: one.day.slots[1] }),
      server.call(`POST /bookings/mine/${body.id}/${body.key}/move`, { body: { slot_id: one.day.slots[0] } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const slot of one.day.slots) expect(await takenOf(server.services, slot)).toBe(1);
  });

  test("cancels it, and the voucher books again", async () => {
    const { code, day, press } = await booked();
    expect((await press("cancel")).body).toMatchObject({ state: "cancelled", cancelled_why: "customer" });
    expect((await press("cancel")).status).toBe(200);
    expect(await takenOf(server.services, day.slots[0])).toBe(0);
    expect(await mailsOf("cancelled")).toHaveLength(1);
    expect((await book(code, day.slots[1] as number)).status).toBe(201);
    expect(await db.$count(bookings)).toBe(2);
  });

  test("ends with the order: a cancelled one frees the seat and says so", async () => {
    const { day, address } = await booked();
    const [voucher] = await db.select().from(vouchers);
    await server.call(`PATCH /orders/admin/orders/${voucher?.order_id}`, {
      token: await server.signIn(),
      body: { status: "cancelled" },
    });
    expect((await mine(address)).body).toMatchObject({ state: "cancelled", cancelled_why: "order" });
    expect(await takenOf(server.services, day.slots[0])).toBe(0);
    expect(await mailsOf("cancelled")).toHaveLength(1);
  });
});

test("bad bodies change nothing", async () => {
  const { codes } = await sellVouchers(server, shop);
  const day = await addDay(server.services, { date: "2027-06-14" });
  for (const more of [
    { rider: " " },
    { email: "jana" },
    { slot_id: "1" },
    { slot_id: 2 ** 31 },
    { rider: 5 },
  ])
    expect((await book(codes[0], day.slots[0], more)).status, JSON.stringify(more)).toBe(422);
  expect((await book(codes[0], day.slots[0], { rider: "Jana\n Malá" })).status).toBe(201);
  expect((await db.select().from(bookings))[0]?.riders).toEqual(["Jana Malá"]);
});
