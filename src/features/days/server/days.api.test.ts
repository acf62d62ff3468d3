import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { PARTS } from "#app/parts.ts";
import { DEFAULT_SPEC_ICONS } from "#features/cars/car-specs.ts";
import { cars } from "#features/cars/server/cars.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { teamMembers } from "#features/team-members/server/team-members.table.ts";
import {
  type ContentType,
  showsLanguageBehaviour,
  showsTokenBehaviour,
  showsWriteBehaviour,
} from "#testing/content/content-behaviour.ts";
import { createRecord } from "#testing/content/content-records.ts";
import { signedInAs } from "#testing/people/team.ts";
import { freePlaces, movePlace, takePlaces } from "#testing/shop/taken-seats.ts";
import { testServer } from "#testing/test-server.ts";
import { type DayChange, daySlots, days, priceOnDay } from "./index.ts";

/** What whoever holds seats is told, beside following it. */
const told: DayChange[] = [];
const server = await testServer({}, undefined, {
  parts: {
    ...PARTS,
    dayChanged: async (context, tx, change) => {
      told.push(change);
      await PARTS.dayChanged(context, tx, change);
    },
  },
});
const { db } = server.services;
// Seats here are nobody's bookings: what a job would do with their riders is asked in bookings.
await server.services.jobs.stop();

const fields = {
  kind: "ride",
  date: "2099-06-14",
  starts: "09:00",
  ends: "17:00",
  address: "Letiště 1, 471 24 Ralsko",
  map_url: "https://maps.example/hradcany",
  latest_change_hours: 24,
  is_active: true,
  translations: {
    en: {
      title: "Drift taxi",
      place: "Hradčany airfield",
      description: "Twenty minutes.",
      what_to_bring: "ID",
    },
    cs: {
      title: "Drift taxi",
      place: "Letiště Hradčany",
      description: "Dvacet minut.",
      what_to_bring: "Doklad",
    },
  },
};

const type: ContentType = {
  server,
  path: "/days",
  table: days,
  key: "id",
  fields,
  text: "place",
  change: { address: "Jinde 2" },
};

showsLanguageBehaviour(type);
showsTokenBehaviour(type);
showsWriteBehaviour(type);

const RULE = { from: "09:00", until: "10:00", every: 20, seats: 2 };

/** A published day with slots at 9:00, 9:20 and 9:40 of two seats each, and calls of it as the administrator. */
async function dayWithSlots(change: Record<string, unknown> = {}) {
  const { record, token, address } = await createRecord(type, change);
  const call = (name: string, body?: unknown, language: "en" | "cs" = "en") =>
    server.call(name.replace("@", address), { token, body, language });
  const { body } = await call("PUT @/slots", RULE);
  return { id: record.id as number, day: body, call, token, address };
}

const startsOf = (day: { slots: { starts: string }[] }) => day.slots.map(({ starts }) => starts);
const take = (slot: number, n = 1) => takePlaces(server.services, slot, n);
const free = (slot: number) => freePlaces(server.services, slot);

test("a day is a draft unless told, which only the team sees; visitors see published and cancelled ones to come", async () => {
  await db.delete(days);
  const { is_active: _, ...draft } = fields;
  const { record, address, token } = await createRecord({ ...type, fields: draft });
  expect([record.status, record.is_active]).toEqual(["draft", false]);
  expect((await server.call(`GET ${address}`)).status).toBe(404);
  expect((await server.call("GET /days")).body).toEqual([]);
  await server.call(`PUT ${address}`, { token, body: { is_active: true } });
  await createRecord(type, { date: "2020-06-14" });
  const { record: rained } = await createRecord(type, { date: "2099-06-13" });
  await server.call(`POST /days/${rained.id}/cancel`, { token, body: { reason: { cs: "Prší" } } });
  const { body } = await server.call("GET /days");
  expect(body.map(({ date, status }: typeof body) => [date, status])).toEqual([
    ["2099-06-13", "cancelled"],
    ["2099-06-14", "published"],
  ]);
  const all = (await server.call("GET /days", { token })).body;
  expect(all.map(({ date }: typeof all) => date)).toEqual(["2099-06-13", "2099-06-14", "2020-06-14"]);
  await createRecord(type, { date: "2021-06-14" });
  for (const [past, dates] of [
    [1, ["2021-06-14"]],
    [9, ["2021-06-14", "2020-06-14"]],
    [0, []],
  ] as const) {
    const some = (await server.call(`GET /days?past=${past}`, { token })).body;
    expect(some.slice(2).map(({ date }: { date: string }) => date)).toEqual(dates);
  }
  expect((await server.call("GET /days?past=9")).body).toHaveLength(2);
  expect((await server.call("GET /days?past=-1", { token })).status).toBe(400);
});

test("who is at the track or in the shop reads drafts and writes nothing", async () => {
  const { address } = await createRecord(type, { is_active: false });
  for (const role of ["shop", "track"] as const) {
    const { token } = await signedInAs(server, role);
    expect((await server.call(`GET ${address}`, { token })).status).toBe(200);
    expect((await server.call(`PUT ${address}`, { token, body: {} })).status).toBe(403);
  }
});

test("times are times of day, and a day ends after it starts", async () => {
  const token = await server.signIn();
  const post = (change: object) =>
    server.call("POST /days", { token, body: { ...fields, ...change }, language: "cs" });
  for (const starts of ["9:00", "24:00", "09:60", "soon", ""])
    expect((await post({ starts })).body.errors?.[0].path, starts).toBe("starts");
  const backwards = await post({ starts: "17:00", ends: "17:00" });
  expect([backwards.status, backwards.body.message]).toEqual([
    422,
    "Konec musí být po začátku. Po půlnoci může být nejpozději v 6:00, nejvýš 12 hodin po začátku.",
  ]);
  expect((await post({ latest_change_hours: -1 })).status).toBe(422);
  expect((await post({ date: "2099-02-30" })).status).toBe(422);
  expect((await post({ map_url: "javascript:alert(1)" })).status).toBe(422);
});

test("a rule makes slots at Prague's times, on both sides of the change of clocks", async () => {
  const { day } = await dayWithSlots({ date: "2099-03-29" });
  expect(day.slots[0]).toMatchObject({
    starts: "09:00",
    ends: "09:20",
    starts_at: "2099-03-29T07:00:00.000Z",
  });
  expect(day).toMatchObject({ seats: 6, free: 6, is_full: false });
  const { day: winter } = await dayWithSlots({ date: "2099-03-28" });
  expect(winter.slots[0].starts_at).toBe("2099-03-28T08:00:00.000Z");
});

test("a rule that makes no slot is refused, and so is one beyond all measure", async () => {
  const { call } = await dayWithSlots();
  const put = async (change: object) => (await call("PUT @/slots", { ...RULE, ...change })).status;
  expect(await put({ until: "09:10" })).toBe(422);
  for (const change of [
    { every: 0 },
    { seats: 0 },
    { seats: 501 },
    { from: "x" },
    { breaks: [{ from: "9" }] },
  ])
    expect(await put(change), JSON.stringify(change)).toBe(422);
});

test("slots are added, changed and removed one by one; two never start at the same time", async () => {
  const { day, call } = await dayWithSlots();
  const [first] = day.slots;
  const added = await call("POST @/slots", { starts: "08:30", ends: "08:50", seats: 1 });
  expect([added.status, startsOf(added.body)]).toEqual([201, ["08:30", "09:00", "09:20", "09:40"]]);
  const twice = await call("POST @/slots", { starts: "09:20", ends: "09:40", seats: 1 }, "cs");
  expect([twice.status, twice.body.errors[0].path]).toEqual([422, "starts"]);
  const moved = await call(`PUT @/slots/${first.id}`, { starts: "10:00", ends: "10:30", seats: 3 });
  expect(moved.body.slots.at(-1)).toMatchObject({ id: first.id, starts: "10:00", ends: "10:30", seats: 3 });
  expect((await call(`PUT @/slots/${first.id}`, { starts: "10:00", ends: "10:00", seats: 3 })).status).toBe(
    422,
  );
  expect(startsOf((await call(`DELETE @/slots/${first.id}`)).body)).toEqual(["08:30", "09:20", "09:40"]);
  expect((await call(`DELETE @/slots/${first.id}`)).status).toBe(404);
  const other = await dayWithSlots();
  expect((await call(`DELETE @/slots/${other.day.slots[0].id}`)).status).toBe(404);
});

test("taken seats stay: of a slot that is changed, removed or made anew by a rule, and of a day", async () => {
  const { id, day, call, address } = await dayWithSlots();
  const [, slot] = day.slots;
  await take(slot.id, 2);
  const fewer = await call(`PUT @/slots/${slot.id}`, { starts: "09:20", ends: "09:40", seats: 1 }, "cs");
  expect([fewer.status, fewer.body.message]).toEqual([422, "Obsazená místa: 2. Méně míst čas mít nemůže."]);
  expect((await call(`DELETE @/slots/${slot.id}`)).status).toBe(409);
  const remade = await call("PUT @/slots", { ...RULE, every: 15, seats: 1 });
  expect(remade.body.slots.map(({ starts, seats }: typeof day) => [starts, seats])).toEqual([
    ["09:00", 1],
    ["09:20", 2],
    ["09:45", 1],
  ]);
  expect((await call("DELETE @")).status).toBe(409);
  const hidden = await call("PUT @", { is_active: false });
  expect([hidden.status, hidden.body.code]).toEqual([409, "CONFLICT"]);
  await free(slot.id);
  expect((await call("PUT @", { is_active: false })).status).toBe(200);
  expect((await call("DELETE @")).status).toBe(204);
  expect((await server.call(`GET ${address}`)).status).toBe(404);
  expect(await db.$count(daySlots, eq(daySlots.day_id, id))).toBe(0);
});

test("200 who take one of 10 seats at once: 10 have one", { tags: "both-databases" }, async () => {
  const { day, call, address } = await dayWithSlots();
  const [{ id }] = day.slots;
  await call(`PUT @/slots/${id}`, { starts: "09:00", ends: "09:20", seats: 10 });
  const tries = await Promise.allSettled(Array.from({ length: 200 }, () => take(id)));
  const refused = tries.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
  expect(refused).toHaveLength(190);
  expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(["SLOT_FULL"]));
  await server.services.responseCache.invalidate();
  expect((await server.call(`GET ${address}`)).body.slots[0]).toMatchObject({
    seats: 10,
    taken: 10,
    free: 0,
  });
});

test("seats that move both ways at once end where they were sent, and none is lost", {
  tags: "both-databases",
}, async () => {
  const one = await dayWithSlots();
  const two = await dayWithSlots();
  const [from, to] = [one.day.slots[0].id, two.day.slots[0].id];
  await take(from);
  await take(to);
  const move = (a: number, b: number) => movePlace(server.services, a, b);
  for (let round = 0; round < 5; round++) await Promise.all([move(from, to), move(to, from)]);
  const takenOf = async (id: number) =>
    (await db.select().from(daySlots).where(eq(daySlots.id, id)))[0]?.taken;
  expect([await takenOf(from), await takenOf(to)]).toEqual([1, 1]);
  await move(from, to);
  expect([await takenOf(from), await takenOf(to)]).toEqual([0, 2]);
  await expect(move(from, to)).rejects.toMatchObject({ code: "SLOT_FULL" });
  await one.call("POST @/cancel", { reason: { en: "Rain" } });
  await expect(move(to, from)).rejects.toMatchObject({ code: "DAY_CANCELLED" });
  expect([await takenOf(from), await takenOf(to)]).toEqual([0, 2]);
});

test("a booking and a cancelling at once: whoever comes second knows of the other", {
  tags: "both-databases",
}, async () => {
  const { day, call, id } = await dayWithSlots();
  const cancel = call("POST @/cancel", { reason: { en: "Rain" } });
  const taken = await Promise.allSettled(day.slots.map((slot: { id: number }) => take(slot.id)));
  expect((await cancel).status).toBe(200);
  const rows = await db.select().from(daySlots).where(eq(daySlots.day_id, id));
  const held = rows.reduce((sum, row) => sum + row.taken, 0);
  expect(held).toBe(taken.filter(({ status }) => status === "fulfilled").length);
  await expect(take(day.slots[0].id)).rejects.toMatchObject({ code: "DAY_CANCELLED" });
});

test("seats of a draft are nobody's, more than there are can't be taken", async () => {
  const { day, call } = await dayWithSlots();
  const [{ id }] = day.slots;
  await expect(take(id, 3)).rejects.toMatchObject({ code: "SLOT_FULL", extra: { detail: { free: 2 } } });
  await call("PUT @", { is_active: false });
  await expect(take(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(take(2_000_000_000)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a full day says so, and is not full any more once a seat is given back", async () => {
  const { day, address } = await dayWithSlots();
  for (const { id } of [...day.slots, ...day.slots]) await take(id);
  await server.services.responseCache.invalidate();
  expect((await server.call(`GET ${address}`)).body).toMatchObject({ seats: 6, free: 0, is_full: true });
  await free(day.slots[0].id);
  await server.services.responseCache.invalidate();
  expect((await server.call(`GET ${address}`)).body).toMatchObject({ free: 1, is_full: false });
});

test("a day that moves takes its slots along at the same times, and tells who holds seats of them", async () => {
  const { day, call } = await dayWithSlots({ date: "2099-10-24" });
  const [, booked] = day.slots;
  await take(booked.id);
  told.length = 0;
  const { body } = await call("PUT @", { date: "2099-10-26" });
  expect(startsOf(body)).toEqual(["09:00", "09:20", "09:40"]);
  // Clocks have changed in between.
  expect(body.slots[1].starts_at).toBe("2099-10-26T08:20:00.000Z");
  const from = new Date("2099-10-24T07:20:00Z");
  expect(told[0]?.moved).toEqual([{ slot_id: booked.id, from, to: new Date("2099-10-26T08:20:00Z") }]);
  await call("POST @/cancel", { reason: { cs: "Prší" } });
  expect(told[1]).toMatchObject({
    before: { cancelled_at: null },
    after: { cancelled_at: expect.any(Date) },
  });
  await call(`PUT @/slots/${booked.id}`, { starts: "11:00", ends: "11:20", seats: 2 });
  expect(told[2]?.moved).toHaveLength(1);
});

test("a cancelled day says why in both languages, and is taken back", async () => {
  const { call, address } = await dayWithSlots();
  expect((await call("POST @/cancel", { reason: {} }, "cs")).body.message).toBe("Napište prosím důvod");
  await call("POST @/cancel", { reason: { cs: "Celý den prší" } });
  const { body } = await server.call(`GET ${address}`, { language: "en" });
  expect(body).toMatchObject({
    status: "cancelled",
    cancel_reason: { en: "Celý den prší", cs: "Celý den prší" },
  });
  expect((await call("POST @/reopen")).body).toMatchObject({ status: "published", cancel_reason: null });
});

test("a day is moved for a reason, which later moves of single slots do not repeat", async () => {
  const { id, day, call } = await dayWithSlots();
  await take(day.slots[0].id);
  const reasonOf = async () => (await db.select().from(days).where(eq(days.id, id)))[0]?.moved_reason;
  expect((await call("POST @/move", { date: "2099-06-21", reason: {} })).status).toBe(422);
  const { body } = await call("POST @/move", { date: "2099-06-21", reason: { cs: "Bouřka" } });
  expect([body.date, startsOf(body)]).toEqual(["2099-06-21", startsOf(day)]);
  expect(await reasonOf()).toEqual({ en: "Bouřka", cs: "Bouřka" });
  await call(`PUT @/slots/${day.slots[0].id}`, { starts: "12:00", ends: "12:20", seats: 2 });
  expect(await reasonOf()).toBeNull();
});

test("the team's calendar is at a secret address, names days with what is taken, and ends with a new address", async () => {
  await db.delete(days);
  const { day, token } = await dayWithSlots();
  await createRecord(type, { is_active: false, date: "2099-06-15" });
  await take(day.slots[1].id);
  const { token: track } = await signedInAs(server, "track", "calendar");
  expect((await server.call("GET /team-calendar", { token: track })).body).toEqual({ url: null });
  const renew = async () =>
    (await server.call("POST /team-calendar", { token, language: "cs" })).body.url as string;
  const first = await renew();
  expect((await server.call("GET /team-calendar", { token: track, language: "cs" })).body.url).toBe(first);
  const read = async (url: string) => server.app.inject({ url: url.slice(url.indexOf("/api/")) });
  const feed = await read(first);
  expect([feed.headers["content-type"], feed.headers["cache-control"]]).toEqual([
    "text/calendar; charset=utf-8",
    "no-store",
  ]);
  expect(feed.body).toContain("SUMMARY:Drift taxi (obsazeno 1 z 6)");
  expect(feed.body).toContain("SUMMARY:Koncept: Drift taxi (obsazeno 0 z 0)");
  const second = await renew();
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  expect((await read("/api/team-calendar/guess.ics")).statusCode).toBe(404);
});

test("a day serves products, also at a price of its own, with cars and drivers", async () => {
  const token = await server.signIn();
  const texts = { en: { name: "Drift taxi" }, cs: { name: "Drift taxi" } };
  const product = { slug: "taxi-of-days", price: 5000, translations: texts };
  const taxi = (await server.call("POST /products", { token, body: product })).body.id as string;
  const [car] = await db
    .insert(cars)
    .values({ slug: "e46", translations: texts, spec_icons: DEFAULT_SPEC_ICONS } as never)
    .returning();
  const [driver] = await db
    .insert(teamMembers)
    .values({ is_active: false, translations: texts } as never)
    .returning();
  const parts = { products: [{ id: taxi, own_price: 4500.5 }], car_ids: [car?.id], driver_ids: [driver?.id] };
  const { id, call, address } = await dayWithSlots(parts);
  const read = async (asker?: string) =>
    (await server.call(`GET ${address}`, { ...(asker && { token: asker }) })).body;
  expect((await read(token)).drivers).toEqual([{ id: driver?.id, name: "Drift taxi" }]);
  const shown = await read();
  expect(shown.products).toMatchObject([{ id: taxi, price: 4500.5, own_price: 4500.5 }]);
  expect([shown.cars.length, shown.drivers]).toEqual([1, []]);
  expect(await priceOnDay(db, id, taxi)).toBe(450_050);
  await call("PUT @", { products: [{ id: taxi }] });
  expect([await priceOnDay(db, id, taxi), await priceOnDay(db, id, "other")]).toEqual([500_000, null]);
  const of = async (name: string) => (await server.call(`GET /days?product=${name}`)).body.length;
  expect([await of(taxi), await of("other")]).toEqual([1, 0]);
  const unknown = await call("PUT @", { products: [{ id: taxi }, { id: "gone" }] }, "cs");
  expect([unknown.status, unknown.body.errors[0].path]).toEqual([422, "products.1.id"]);
  expect((await call("PUT @", { car_ids: [1_000_000] })).body.errors[0].path).toBe("car_ids.0");
  await db.delete(products).where(eq(products.id, taxi));
  expect((await call("PUT @", { address: "Jinde" })).body.products).toEqual([]);
});

test("a copy is a draft of another date with empty slots", async () => {
  const { day, call } = await dayWithSlots({ date: "2099-03-28" });
  await take(day.slots[0].id);
  const { status, body } = await call("POST @/duplicate", { date: "2099-04-04" });
  expect([status, body.status, body.date, body.free]).toEqual([201, "draft", "2099-04-04", 6]);
  expect(body.translations).toEqual(day.translations);
  expect(body.slots[0]).toMatchObject({ starts: "09:00", starts_at: "2099-04-04T07:00:00.000Z", taken: 0 });
  expect((await call("POST @/duplicate", { date: "soon" })).status).toBe(422);
});

test("two who edit a day: the second is told, a slot that was changed meanwhile is nobody's matter", async () => {
  const { day, token, address, call } = await dayWithSlots();
  await call("POST @/slots", { starts: "16:00", ends: "16:20", seats: 1 });
  const put = (basis: string) =>
    server.call(`PUT ${address}`, { token, body: { address: "A" }, headers: { "based-on": basis } });
  expect((await put(day.updated_at)).status).toBe(200);
  const late = await put(day.updated_at);
  expect([late.status, late.body.code, late.body.record.address]).toEqual([409, "CHANGED_MEANWHILE", "A"]);
  const cancel = { token, body: { reason: { en: "Rain" } }, headers: { "based-on": day.updated_at } };
  expect((await server.call(`POST ${address}/cancel`, cancel)).status).toBe(409);
});

test("an older version comes back with its slots, and nobody loses a seat or a date by it", async () => {
  const { id, call, token, address } = await dayWithSlots();
  const [, halfPastNine] = (await call("PUT @/slots", { ...RULE, every: 30 })).body.slots;
  await take(halfPastNine.id);
  await call("PUT @", { address: "Jinde" });
  await call("POST @/cancel", { reason: { en: "Rain" } });
  const { entries } = (await server.call(`GET /history?type=days&record=${id}`, { token })).body;
  const restore = (entry: { id: number }) => server.call(`POST /history/${entry.id}/restore`, { token });
  // Before the slots of half an hour.
  const [, , halves] = entries;
  expect((await restore(halves)).status).toBe(200);
  const back = (await call("GET @")).body;
  expect(startsOf(back)).toEqual(["09:00", "09:20", "09:30", "09:40"]);
  expect(back).toMatchObject({ address: fields.address, status: "cancelled" });
  await free(halfPastNine.id);
  await call("DELETE @");
  const gone = (await server.call(`GET /history?type=days&record=${id}`, { token })).body.entries[0];
  expect((await restore(gone)).status).toBe(200);
  expect((await server.call(`GET ${address}`, { token })).body.slots).toHaveLength(4);
});

test("slots in the hour that spring leaves out are refused in words, by a rule, one by one and with a moved day", async () => {
  const date = "2099-03-29";
  const { call } = await dayWithSlots({ date });
  const rule = { from: "02:00", until: "04:00", every: 30, seats: 1 };
  const answers = [
    await call("PUT @/slots", rule, "cs"),
    await call("POST @/slots", { starts: "02:30", ends: "03:30", seats: 1 }, "cs"),
  ];
  const { call: other } = await dayWithSlots({ date: "2099-03-30" });
  expect((await other("POST @/slots", { starts: "02:30", ends: "03:30", seats: 1 })).status).toBe(201);
  answers.push(await other("PUT @", { date }, "cs"));
  for (const { status, body } of answers)
    expect([status, body.message]).toEqual([
      422,
      expect.stringMatching(/^Čas 02:[03]0 v tuto noc neexistuje/),
    ]);
});

test("a day may end on the next date: its slots after midnight are of that date, and move with the day", async () => {
  const { day, call } = await dayWithSlots({ date: "2099-07-04", starts: "20:00", ends: "01:00" });
  expect([day.starts, day.ends]).toEqual(["20:00", "01:00"]);
  const made = await call("PUT @/slots", { from: "20:00", until: "01:00", every: 60, seats: 1 });
  expect(made.body.slots.map(({ starts_at }: { starts_at: string }) => starts_at).slice(-2)).toEqual([
    "2099-07-04T21:00:00.000Z",
    "2099-07-04T22:00:00.000Z",
  ]);
  const one = await call("POST @/slots", { starts: "00:30", ends: "00:50", seats: 1 });
  expect(one.body.slots.at(-1).starts_at).toBe("2099-07-04T22:30:00.000Z");
  const moved = await call("PUT @", { date: "2099-07-11" });
  expect(moved.body.slots.at(-1).starts_at).toBe("2099-07-11T22:30:00.000Z");
  const midnight = await call("PUT @/slots", { from: "20:00", until: "00:00", every: 60, seats: 1 });
  expect(midnight.body.slots.at(-1)).toMatchObject({ starts: "23:00", ends: "00:00" });
});

test("an end before the start is refused in words that speak of the end; so is a break that runs backwards", async () => {
  const { call } = await dayWithSlots();
  const rule = { from: "09:00", until: "17:00", every: 60, seats: 1 };
  const backwards = await call("PUT @/slots", { ...rule, from: "17:00", until: "09:00" });
  expect([backwards.status, backwards.body.errors[0].path]).toEqual([422, "until"]);
  expect(backwards.body.message).toMatch(/^The end must come after the start/);
  for (const pause of [
    { from: "13:00", until: "12:00" },
    { from: "13:00", until: "13:00" },
    { from: "13:00", until: "05:00" },
  ]) {
    const answer = await call("PUT @/slots", { ...rule, breaks: [pause] });
    expect([answer.status, answer.body.message]).toEqual([422, "A break must end after it starts"]);
  }
});
