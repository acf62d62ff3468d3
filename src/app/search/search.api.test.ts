// @module-tag both-databases
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contactMessages } from "#features/messages/server/messages.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { voucherGifts } from "#features/vouchers/server/gifts/gifts.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { addDay, openRides, RIDE, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import type { FoundGroup } from "./search.contract.ts";

/** One search over everything, by role. */

const server = await testServer();
const { db } = server.services;
let owner: string;
let shop: string;
let editor: string;
let track: string;
let orderId: number;
let code: string;
let day: number;

beforeAll(async () => {
  const goods = await openRides(server.services);
  server.setNow(new Date("2027-05-10T10:00:00Z"));
  owner = await server.signIn();
  shop = (await signedInAs(server, "shop")).token;
  editor = (await signedInAs(server, ["content", "messages"], "editor")).token;
  track = (await signedInAs(server, "track")).token;
  const added = await addDay(server.services, { date: "2027-05-15", seats: 4 });
  day = added.id;
  const sold = await sellVouchers(server, goods, 1);
  orderId = sold.orderId;
  code = sold.codes[0] as string;
  const [item] = (await server.call(`GET /orders/admin/orders/${orderId}`, { token: owner })).body.items;
  await db
    .insert(voucherGifts)
    .values({ order_item_id: item.id, order_id: orderId, recipient: "Tereza Dárková" });
  await db
    .update(orders)
    .set({ customer_name: "Jiří Žluťoučký", customer_phone: "+420 608 123 456" })
    .where(eq(orders.id, orderId));
  await server.call("POST /bookings/admin", {
    token: owner,
    body: {
      product_id: RIDE,
      slot_id: added.slots[0],
      name: "Roman Pokladní",
      phone: "777 888 001",
      language: "cs",
      riders: ["Tomáš Nováček"],
    },
  });
  await db.insert(contactMessages).values({
    name: "Olga Tázavá",
    email: "olga@example.cz",
    subject: "Kolik stojí jízda?",
    message: "Dobrý den",
    language: "cs",
  });
});
afterAll(() => server.setNow(null));

async function search(q: string, token = owner, language: "en" | "cs" = "cs"): Promise<FoundGroup[]> {
  const answer = await server.call(`GET /search?q=${encodeURIComponent(q)}`, { token, language });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.groups;
}

const found = async (kind: string, q: string, token = owner) =>
  (await search(q, token)).find((group) => group.kind === kind)?.found ?? [];
const titles = async (kind: string, q: string, token = owner) =>
  (await found(kind, q, token)).map(({ title }) => title);

test("an order is found by its number, by names without accents in any order, and by its telephone", async () => {
  const number = String(orderId).padStart(10, "0");
  for (const q of [
    `#${orderId}`,
    number,
    "zlutoucky",
    "Jiří Žluťoučký",
    "žluťoučký jiri",
    "608 123 456",
    "+420608123456",
  ])
    expect((await titles("orders", q))[0], q).toBe(`#${number} Jiří Žluťoučký`);
  const [first] = await search(`#${orderId}`);
  expect(first?.found[0]?.to).toBe(`/admin/orders/${orderId}`);
});

test("the next step of an order is offered by what people say", async () => {
  const [first] = await search(`#${orderId} zaplaceno`);
  expect(first).toMatchObject({
    kind: "actions",
    found: [{ to: `/admin/orders/${orderId}#order-money`, detail: "Jiří Žluťoučký" }],
  });
  expect((await search("#999999 zaplaceno")).filter(({ kind }) => kind === "actions")).toEqual([]);
});

test("people are found once each, by name, telephone and e-mail, with what they left", async () => {
  expect(await titles("people", "pokladni roman")).toEqual(["Roman Pokladní"]);
  expect(await titles("people", "777888001")).toEqual(["Roman Pokladní"]);
  expect(await titles("people", "olga@example.cz")).toEqual(["Olga Tázavá"]);
});

test("bookings are found by who rides, and lead to their day", async () => {
  expect(await found("bookings", "novacek")).toMatchObject([
    { to: `/admin/days/${day}`, title: "Roman Pokladní, Tomáš Nováček" },
  ]);
});

test.each(["15.5.", "15. 5. 2027", "15 May", "sobota", "saturday", "v sobotu", "května"])(
  "a day is found by “%s”",
  async (q) => {
    expect(await found("days", q)).toMatchObject([{ to: `/admin/days/${day}` }]);
  },
);

test("a voucher is found by its code however it is grouped, and by whom it is for", async () => {
  for (const q of [code, code.replaceAll("-", " ").toLowerCase(), "tereza", "dárková"])
    expect(await found("vouchers", q), q).toMatchObject([{ to: `/admin/vouchers?code=${code}` }]);
});

test("at the track a voucher is found by its whole code alone: strangers' codes are shown to nobody", async () => {
  expect(await titles("vouchers", code, track)).toEqual([`${code} Tereza Dárková`]);
  expect(await titles("vouchers", "tereza", track)).toEqual([]);
  expect(await titles("vouchers", code.slice(0, 7), track)).toEqual([]);
  const listed = async (q: string, token: string) =>
    (await server.call(`GET /vouchers?q=${q}`, { token })).body.vouchers.map(
      (one: { code: string }) => one.code,
    );
  expect([await listed("", track), await listed("tereza", track), await listed(code, track)]).toEqual([
    [],
    [],
    [code],
  ]);
  expect(await listed("tereza", shop)).toEqual([code]);
});

test("each role finds what it works with", async () => {
  expect(await titles("orders", "zlutoucky", shop)).toHaveLength(1);
  for (const token of [editor, track]) {
    expect(await titles("orders", "zlutoucky", token)).toEqual([]);
    expect(await titles("people", "pokladni", token)).toEqual([]);
    expect(await titles("settings", "iban", token)).toEqual([]);
  }
  expect(await titles("vouchers", code, editor)).toEqual([]);
  expect(await titles("messages", "olga", editor)).toHaveLength(1);
  expect(await titles("messages", "olga", shop)).toEqual([]);
  expect(await titles("bookings", "novacek", track)).toHaveLength(1);
  expect((await server.call("GET /search?q=olga")).status).toBe(401);
});

test("settings are found by their label and by what people call them, screens and actions in either language", async () => {
  expect(await found("settings", "IBAN")).toMatchObject([
    { to: "/admin/settings?subject=seller&record=seller" },
  ]);
  expect(await titles("settings", "otevírací doba")).toHaveLength(1);
  expect(await titles("settings", "provozni doba")).toHaveLength(1);
  expect(await titles("actions", "nová objednávka")).toEqual(["Nová objednávka"]);
  expect(await titles("actions", "new order")).toEqual(["Nová objednávka"]);
  expect(await titles("actions", "nahrát výpis")).toEqual(["Nahrát výpis"]);
  expect(await titles("screens", "slevove")).toEqual(["Slevové kódy"]);
});

test("content is found by its title in either language", async () => {
  const names = (await server.call("GET /products", { language: "en" })).body.map(
    ({ name }: { name: string }) => name,
  );
  const groups = await search(names[0]);
  expect(groups.find(({ kind }) => kind === "products")?.found.length).toBeGreaterThan(0);
});

test.each(["%", "_", "''", "%%%", "\\", "😀😀", "a".repeat(300), "\u0000", "(", "../..", "  ", ""])(
  "“%s” is a text like any other",
  async (q) => {
    for (const { found } of await search(q)) expect(found.length).toBeLessThanOrEqual(5);
  },
);

test("of each kind there are five at most, and a text longer than any record is answered", async () => {
  const groups = await search("a");
  expect(groups).toEqual([]);
  for (const { found } of await search("an")) expect(found.length).toBeLessThanOrEqual(5);
  expect((await server.call(`GET /search?q=${"a".repeat(1001)}`, { token: owner })).status).toBe(400);
});
