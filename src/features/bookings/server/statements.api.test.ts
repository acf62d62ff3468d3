import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storeBuiltInPages } from "#features/pages/server/index.ts";
import { pages } from "#features/pages/server/pages.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { statements } from "#features/statements/server/statements.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { addDay, openRides, RIDE, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { applyStatementRetention } from "./booking-statements.routes.ts";

const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db } = server.services;
let day: Awaited<ReturnType<typeof addDay>>;
let address: { id: number; key: string };
let rules: { version: number };

beforeEach(async () => {
  const shop = await openRides(server.services);
  await db.delete(statements);
  server.setNow(new Date("2027-05-01T10:00:00Z"));
  await storeBuiltInPages(db, new Date("2027-05-01T10:00:00Z"));
  await db.delete(mails);
  day = await addDay(server.services, { date: "2027-06-14" });
  const { codes } = await sellVouchers(server, shop);
  const body = { code: codes[0], slot_id: day.slots[0], rider: "Jana Malá", email: "jana@example.cz" };
  address = (await server.call("POST /bookings", { body, language: "cs" })).body;
  rules = (await mine()).body.rules;
});
afterEach(() => server.setNow(null));

const own = () => `/bookings/mine/${address.id}/${address.key}/statements`;
const mine = (language: "cs" | "en" = "cs") => server.call(`GET ${own()}`, { language });
const STROKES = [[...Array(20).keys()].map((x) => [x * 10, 100 + (x % 3) * 40])];
const signed = (more: object = {}) => ({
  seat: 0,
  name: "Jana Malá",
  born_on: "1990-02-03",
  version: rules.version,
  has_read: true,
  signature: { kind: "drawn", strokes: STROKES },
  ...more,
});
const sign = (more?: object) => server.call(`POST ${own()}`, { body: signed(more), language: "cs" });
const team = async (name: string, body?: object) =>
  server.call(name, { token: await server.signIn(), body, language: "cs" });

test("a rider signs by the booking's link: the paper is kept with its hash, and the team sees it", {
  tags: "both-databases",
}, async () => {
  const list = async () => (await team(`GET /bookings/admin?day=${day.id}`)).body[0];
  expect(await list()).toMatchObject({ signed: 0, seats: 1 });
  const [mail] = await db.select().from(mails).where(eq(mails.kind, "booking-booked"));
  expect(mail?.text).toContain(`/booking/${address.id}/${address.key}/statement`);
  const before = await mine();
  expect(before.headers["cache-control"]).toContain("no-store");
  expect(before.body).toMatchObject({ is_open: true, seats: [{ rider: "Jana Malá", signed: null }] });
  expect(before.body.rules.content).toContain("helmu");
  const answers = await Promise.all([sign(), sign()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.$count(statements)).toBe(1);
  expect(await list()).toMatchObject({ signed: 1 });
  const [row] = await db.select().from(statements);
  const document = await server.app.inject({
    url: `/api/bookings/admin/statements/${row?.id}/paper`,
    headers: { authorization: `Bearer ${await server.signIn()}` },
  });
  expect(document.headers).toMatchObject({ "cache-control": "no-store", etag: `"${row?.sha256}"` });
  expect(createHash("sha256").update(document.rawPayload).digest("hex")).toBe(row?.sha256);
  const { text } = await readPdf(document.rawPayload);
  for (const words of ["Jana Malá", "3. února 1990", "helmu", "Podpis: Jana Malá"])
    expect(text.replace(/\s+/g, " ")).toContain(words);
  const table = await team(`GET /bookings/admin/days/${day.id}/table`);
  expect(table.body).toContain("1/1");
});

test("a wrong key, an odd birthday, a minor alone, no signature: refused, and nothing is kept", async () => {
  const wrong = `POST /bookings/mine/${address.id}/${"x".repeat(32)}/statements`;
  expect((await server.call(wrong, { body: signed() })).status).toBe(404);
  for (const [more, path] of [
    [{ born_on: "2027-05-02" }, "born_on"],
    [{ born_on: "1890-01-01" }, "born_on"],
    [{ born_on: "2009-06-15" }, "guardian.name"],
    [{ has_read: false }, "has_read"],
    [{ signature: { kind: "typed", name: " " } }, "signature.name"],
    [{ signature: { kind: "drawn", strokes: [[[1, 1]]] } }, "signature.strokes"],
  ] as const)
    expect(await sign(more)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  expect(await db.$count(statements)).toBe(0);
  const guardian = { name: "Eva Malá", relation: "matka" };
  expect((await sign({ born_on: "2009-06-15", guardian })).status).toBe(200);
  // Of age on the day of the ride: nobody signs for them.
  expect((await sign({ born_on: "2009-06-14", guardian })).status).toBe(200);
  const rows = await db.select().from(statements).orderBy(statements.id);
  expect(rows.map(({ guardian: by, replaced_at }) => [by?.name ?? null, replaced_at !== null])).toEqual([
    ["Eva Malá", true],
    [null, false],
  ]);
});

test("new rules: what was shown before can't be signed, what was signed holds until the team asks again, once", async () => {
  await sign({ signature: { kind: "typed", name: "Jana Malá" } });
  const [page] = await db.select().from(pages).where(eq(pages.slug, "safety"));
  const { cs, en } = page?.translations ?? { cs: {}, en: {} };
  const changed = { cs: { ...cs, content: "<p>Nová</p>" }, en: { ...en, content: "<p>New</p>" } };
  await team(`PUT /pages/${page?.id}`, { translations: changed });
  expect(await sign({ name: "Jana Nová" })).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  expect((await mine()).body.seats[0].signed).toMatchObject({ is_current: false, asked_again: false });
  const ask = () => team(`POST /bookings/admin/days/${day.id}/statements/ask-again`);
  expect((await ask()).body).toEqual({ asked: 1 });
  expect((await ask()).body).toEqual({ asked: 0 });
  const sent = await db.select().from(mails).where(eq(mails.kind, "booking-sign-again"));
  expect(sent).toHaveLength(1);
  expect((await team(`GET /bookings/admin?day=${day.id}`)).body[0].signed).toBe(0);
  rules = (await mine()).body.rules;
  expect((await sign()).body.seats[0].signed).toMatchObject({ is_current: true, asked_again: false });
});

test("on the spot the team takes it, and the paper says who; a cancelled booking is signed by nobody", async () => {
  await team(`POST /bookings/admin/${address.id}/statements`, signed());
  expect((await db.select().from(statements))[0]).toMatchObject({ taken_by: "admin" });
  await team(`POST /bookings/admin/${address.id}/cancel`, { reason: "Ill" });
  expect((await sign({ name: "Eva" })).status).toBe(409);
  expect((await mine()).body.is_open).toBe(false);
});

test("statements go three years after the ride; a child's three years after the 18th birthday", async () => {
  await sign();
  const keep = async (moment: string) => {
    await applyStatementRetention(db, new Date(moment));
    return db.$count(statements);
  };
  expect(await keep("2030-06-13T10:00:00Z")).toBe(1);
  expect(await keep("2030-06-15T10:00:00Z")).toBe(0);
  await sign({ born_on: "2019-01-10", guardian: { name: "Eva", relation: "matka" } });
  expect(await keep("2039-12-31T10:00:00Z")).toBe(1);
  expect(await keep("2040-01-12T10:00:00Z")).toBe(0);
});

test("what is stored of a person names statements; erasing leaves them and says so", async () => {
  await sign();
  const email = "jana@example.cz";
  const exported = await team(`GET /customer-data/export?email=${email}`);
  expect(exported.body.statements).toMatchObject([{ name: "Jana Malá", born_on: "1990-02-03" }]);
  expect((await team("POST /customer-data/erase", { email })).body).toMatchObject({ statements: 1 });
  expect(await db.$count(statements)).toBe(1);
});

test("where the ride has limits, height and weight are asked for, checked in words and stand on the paper", async () => {
  const limit = (limits: object) => db.update(products).set(limits).where(eq(products.id, RIDE));
  await limit({ min_height: 140, max_weight: 120 });
  expect((await mine()).body.limits).toEqual({
    min_height: 140,
    max_height: null,
    min_weight: null,
    max_weight: 120,
  });
  for (const [more, path, said] of [
    [{}, "height", "výšku v centimetrech"],
    [{ height: 139, weight: 60 }, "height", "nejméně 140 cm"],
    [{ height: 165 }, "weight", "hmotnost v kilogramech"],
    [{ height: 165, weight: 121 }, "weight", "nejvýše 120 kg"],
  ] as const) {
    const { status, body } = await sign(more);
    expect([status, body.errors?.[0].path]).toEqual([422, path]);
    expect(body.errors[0].message).toContain(said);
  }
  expect(await db.$count(statements)).toBe(0);
  expect((await sign({ height: 140, weight: 120 })).status).toBe(200);
  const [row] = await db.select().from(statements);
  const { text } = await readPdf(Buffer.from(row?.pdf ?? "", "base64"));
  expect(text.replace(/\s+/g, " ")).toContain("Výška: 140 cm Hmotnost: 120 kg");
  await limit({ min_height: null, max_weight: null });
  await sign({ name: "Ota Kos" });
  expect(await db.$count(statements)).toBe(2);
});

test("the newest signature counts in all its fields; a second press of exactly the same changes nothing", async () => {
  const guardian = { name: "Petr Malý", relation: "otec" };
  const minor = { born_on: "2012-01-01", guardian };
  await sign(minor);
  await sign(minor);
  expect(await db.$count(statements)).toBe(1);
  for (const more of [
    { ...minor, guardian: { ...guardian, relation: "poručník" } },
    { ...minor, signature: { kind: "typed", name: "P. Malý" } },
  ])
    expect((await sign(more)).status).toBe(200);
  const rows = await db.select().from(statements).orderBy(statements.id);
  expect(rows.map(({ replaced_at }) => replaced_at === null)).toEqual([false, false, true]);
  expect(rows[2]?.guardian).toEqual(guardian);
  const copies = await db.select().from(mails).where(eq(mails.kind, "booking-signed")).orderBy(mails.id);
  expect(copies.slice(-3).map(({ attachments }) => attachments)).toMatchObject(
    rows.map(({ id }) => [{ type: "application/pdf", made: { from: { id } } }]),
  );
});

test("what was signed holds for the rider and the day: for a child by then, or somebody else, it is asked for again", async () => {
  const seat = async () => (await mine()).body.seats[0].signed;
  const later = await addDay(server.services, { date: "2027-06-20" });
  await team(`POST /bookings/admin/${address.id}/move`, { slot_id: later.slots[0] });
  // Eighteen between the two days.
  expect((await sign({ born_on: "2009-06-17" })).status).toBe(200);
  expect(await seat()).toMatchObject({ asked_again: false });
  await team(`POST /bookings/admin/${address.id}/move`, { slot_id: day.slots[1] });
  expect(await seat()).toMatchObject({ asked_again: true });
  expect((await team(`GET /bookings/admin/${address.id}`)).body.signed).toBe(0);
  expect((await sign({ born_on: "2009-06-17" })).status).toBe(422);
  const guardian = { name: "Eva Malá", relation: "matka" };
  expect((await sign({ born_on: "2009-06-17", guardian })).status).toBe(200);
  const riders = (...names: string[]) =>
    server.call(`POST /bookings/mine/${address.id}/${address.key}/riders`, { body: { riders: names } });
  expect((await riders("Jana M. Malá")).status).toBe(200);
  expect(await seat()).toMatchObject({ asked_again: false });
  await riders("Petr Velký");
  expect(await seat()).toMatchObject({ asked_again: true });
});
