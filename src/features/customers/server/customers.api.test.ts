import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { contactMessages } from "#features/messages/server/messages.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { customerNotes } from "./customer-notes.table.ts";
import { forgetOldNotes } from "./customer-notes.ts";

/** Everybody who has ordered, booked or written: found by whatever one knows, with all that is theirs. */

const server = await testServer();
const { db } = server.services;
const token = await server.signIn();
let payload: Awaited<ReturnType<typeof openShop>>["payload"];

beforeEach(async () => {
  await db.delete(contactMessages);
  await db.delete(mails);
  await db.delete(customerNotes);
  ({ payload } = await openShop(server.services));
});

const call = (name: string, body?: object) => server.call(name, { token, body, language: "cs" });
async function order(customer: object): Promise<number> {
  const body = { ...payload, customer: { ...payload.customer, ...customer } };
  return (await server.call("POST /orders", { body, language: "cs" })).body.orderId;
}
const found = async (q: string, more = "") =>
  (await call(`GET /customers?q=${encodeURIComponent(q)}${more}`)).body.customers;
const namesOf = async (q: string) => (await found(q)).map(({ name }: { name: string }) => name);
const write = (from: object) =>
  server.call("POST /contact-messages", {
    body: {
      name: "Žofie Šťastná",
      email: "zofie@example.cz",
      subject: "Kdy?",
      message: "Kde mám jízdu?",
      termsAgreed: true,
      honeypot: "",
      ...from,
    },
  });

test("a person of several orders and a message is one, with the last name and telephone", async () => {
  await order({ name: "Žofie Stará", email: "Zofie@Example.cz", phone: "602 111 222" });
  const last = await order({ name: "Žofie Šťastná", email: "zofie@example.cz", phone: "777 123 456" });
  await order({ name: "Jan Novák", email: "jan@example.cz" });
  await write({});
  const people = await found("");
  expect(people).toMatchObject([
    { name: "Žofie Šťastná", email: "zofie@example.cz", phone: "777 123 456" },
    { name: "Jan Novák" },
  ]);
  const { status, body } = await call(`GET /customers/o${last}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    names: ["Žofie Šťastná", "Žofie Stará"],
    phones: ["777 123 456", "602 111 222"],
    counts: { orders: 2, bookings: 0, vouchers: 0, messages: 1 },
    messages: [{ subject: "Kdy?", is_read: false, is_done: false }],
  });
  expect(body.orders[0]).toMatchObject({ id: last, is_paid: false, items: expect.any(Array) });
  expect(body.mails.length).toBeGreaterThan(0);
  // Any record of hers leads to the same person.
  const [message] = await db.select().from(contactMessages);
  expect((await call(`GET /customers/m${message?.id}`)).body.counts).toEqual(body.counts);
});

test.each([
  "šťastná",
  "stastna",
  "Žofie Šťastná",
  "stastna zofie",
  "ZOFIE@EXAMPLE",
  "777123456",
  "+420 777 123 456",
  "00420777123456",
  "Závodní dílna",
  "27074358",
])("she is found by “%s”, and nobody else is", async (q) => {
  await order({
    name: "Žofie Šťastná",
    email: "zofie@example.cz",
    phone: "+420 777 123 456",
    company_name: "Závodní dílna s.r.o.",
    company_id: "27074358",
  });
  await order({ name: "Jan Novák", email: "jan@example.cz", phone: "602 000 111" });
  expect(await namesOf(q)).toEqual(["Žofie Šťastná"]);
});

test("what is typed is no pattern, and nothing is found by nothing that is there", async () => {
  await order({});
  for (const q of ["%", "_", "x".repeat(100), "'"]) expect(await namesOf(q)).toEqual([]);
  expect((await call(`GET /customers?q=${"x".repeat(300)}`)).status).toBe(400);
});

test("pages follow each other without a gap, and the last one says so", async () => {
  for (let i = 0; i < 5; i += 1) await order({ name: `Kupec ${i}`, email: `kupec${i}@example.cz` });
  const page = async (n: number) => (await call(`GET /customers?limit=2&page=${n}`)).body;
  const pages = [await page(1), await page(2), await page(3)];
  expect(pages.map(({ more }) => more)).toEqual([true, true, false]);
  const emails = pages.flatMap(({ customers }) => customers.map(({ email }: { email: string }) => email));
  expect(emails).toEqual([4, 3, 2, 1, 0].map((i) => `kupec${i}@example.cz`));
});

test("a person whose order lies behind hundreds of another one is on the list", async () => {
  const first = await order({ name: "Jan Novák", email: "jan@example.cz" });
  const [row] = await db.select().from(orders).where(eq(orders.id, first));
  if (!row) throw new Error("no order");
  const { id: _, searched: __, ...values } = row;
  const created_at = new Date(row.created_at.getTime() + 60_000);
  const one = { ...values, created_at, customer_name: "Velký Odběratel", customer_email: "velky@example.cz" };
  await db.insert(orders).values(Array.from({ length: 700 }, () => one));
  expect((await found("")).map(({ email }: { email: string }) => email)).toEqual([
    "velky@example.cz",
    "jan@example.cz",
  ]);
});

describe("notes", () => {
  test("belong to the person, go with what the law gives, and are erased", async () => {
    const id = await order({ email: "zofie@example.cz" });
    const second = await order({ email: "Zofie@example.cz" });
    expect((await call(`POST /customers/o${id}/notes`, { text: "  " })).status).toBe(422);
    const { status, body } = await call(`POST /customers/o${id}/notes`, { text: "Volat po čtvrté" });
    expect([status, body.notes.length]).toEqual([201, 1]);
    const { notes } = (await call(`GET /customers/o${second}`)).body;
    expect(notes).toMatchObject([{ text: "Volat po čtvrté", by: expect.any(String) }]);
    const exported = await call("GET /customer-data/export?email=zofie@example.cz");
    expect(JSON.stringify(exported.body)).toContain("Volat po čtvrté");
    const other = await order({ email: "jan@example.cz" });
    expect((await call(`DELETE /customers/o${other}/notes/${notes[0].id}`)).status).toBe(404);
    expect((await call(`DELETE /customers/o${id}/notes/${notes[0].id}`)).status).toBe(204);
    await call(`POST /customers/o${id}/notes`, { text: "Něco" });
    expect((await call(`POST /customers/o${id}/erase`, {})).body).toMatchObject({ notes: 1 });
    expect(await db.$count(customerNotes)).toBe(0);
  });

  test("end with the time for which orders are kept", async () => {
    const at = new Date("2020-01-01T10:00:00Z");
    await db.insert(customerNotes).values({ email: "zofie@example.cz", at, by: "", text: "x" });
    await forgetOldNotes(db, new Date("2024-12-31T10:00:00Z"));
    expect(await db.$count(customerNotes)).toBe(1);
    await forgetOldNotes(db, new Date("2025-01-02T10:00:00Z"));
    expect(await db.$count(customerNotes)).toBe(0);
  });
});

test("a record that is not there, or is nobody's, is not found; who sells nothing sees nobody", async () => {
  const id = await order({});
  await db.update(orders).set({ customer_email: "", customer_phone: "" }).where(eq(orders.id, id));
  for (const key of [`o${id}`, "o999999", "b1", "m1"])
    expect((await call(`GET /customers/${key}`)).status).toBe(404);
  for (const key of ["x1", "o0", "o9999999999", "zofie@example.cz"])
    expect((await call(`GET /customers/${key}`)).status).toBe(400);
  expect(await found("")).toEqual([]);
  const track = await signedInAs(server, "track", "nobody");
  expect((await server.call("GET /customers", { token: track.token })).status).toBe(403);
});
