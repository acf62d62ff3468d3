import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { bankEntries } from "#features/bank-transfers/server/bank-transfers.table.ts";
import { contactMessages } from "#features/messages/server/messages.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const { db } = server.services;
const token = await server.signIn();
const OTHER = "jina@example.cz";

let numbers: { done: number; invoiced: number; open: number };

/** Three orders and a message of one person, an order and a message of another. */
beforeEach(async () => {
  await db.delete(contactMessages);
  await db.delete(mails);
  const { payload } = await openShop(server.services);
  const order = async (email: string) => {
    const customer = { ...payload.customer, email };
    const { body } = await server.call("POST /orders", { body: { ...payload, customer }, language: "cs" });
    return body.orderId as number;
  };
  numbers = {
    done: await order("Zofie@Example.cz"),
    invoiced: await order("zofie@example.cz"),
    open: await order("zofie@example.cz"),
  };
  await order(OTHER);
  const status = (id: number, to: string) =>
    server.call(`PATCH /orders/admin/orders/${id}`, { token, body: { status: to } });
  await status(numbers.done, "cancelled");
  await server.call(`GET /orders/admin/orders/${numbers.invoiced}/invoice?type=final`, { token });
  for (const email of ["zofie@example.cz", OTHER])
    await server.call("POST /contact-messages", {
      language: "cs",
      body: {
        name: "Žofie",
        email,
        subject: "Dotaz",
        message: "Kdy jezdíte?",
        termsAgreed: true,
        honeypot: "",
      },
    });
});

const rowOf = async (id: number) => (await db.select().from(orders)).find((order) => order.id === id);

test("what is stored about a person is counted and exported, whatever the case of the address", async () => {
  const found = await server.call("GET /customer-data?email=ZOFIE@example.cz", { token });
  expect(found.body).toMatchObject({ orders: 3, messages: 1 });
  expect(found.body.mails).toBeGreaterThanOrEqual(4);
  const now = server.services.now();
  await db.insert(bankEntries).values({
    source: "csv",
    state: "paid",
    order_id: numbers.open,
    created_at: now,
    booked_on: "2026-11-20",
    amount: 1000,
    currency: "CZK",
    variable_symbol: "1",
    fingerprint: "one",
    counter_account: "2000145399/0800",
    counter_name: "ZOFIE S",
    message: "za jizdu",
  });
  const exported = await server.call("GET /customer-data/export?email=zofie@example.cz", { token });
  expect(exported.headers["content-disposition"]).toContain("attachment");
  expect(exported.headers["cache-control"]).toContain("no-store");
  expect(exported.body.orders).toHaveLength(3);
  expect(exported.body.orders[1].invoices).toHaveLength(1);
  expect(exported.body.orders[0].items).toHaveLength(2);
  const [, , open] = exported.body.orders;
  expect(open.bank_payments).toMatchObject([{ counter_name: "ZOFIE S", message: "za jizdu" }]);
  expect(exported.body.messages).toMatchObject([{ message: "Kdy jezdíte?" }]);
  expect(JSON.stringify(exported.body)).not.toContain(OTHER);
  // What a search looks through says nothing new.
  expect(JSON.stringify(exported.body)).not.toContain("searched");
});

test("erasing takes the person out of what is over, and tells what the law and open orders keep", async () => {
  const erased = await server.call("POST /customer-data/erase", {
    token,
    body: { email: "zofie@example.cz" },
  });
  expect(erased.body).toMatchObject({
    orders: 1,
    messages: 1,
    kept: [{ reason: "invoiced" }, { reason: "open" }],
  });
  expect(await rowOf(numbers.done)).toMatchObject({
    customer_name: "",
    customer_email: "",
    customer_phone: "",
  });
  expect(await rowOf(numbers.invoiced)).toMatchObject({ customer_name: "Žofie Šťastná" });
  expect(await rowOf(numbers.open)).toMatchObject({ customer_name: "Žofie Šťastná" });
  const left = await server.call(`GET /customer-data?email=${OTHER}`, { token });
  expect(left.body).toMatchObject({ orders: 1, messages: 1 });
});

test("once no order is open, the mails go too", async () => {
  const body = { status: "cancelled" };
  await server.call(`PATCH /orders/admin/orders/${numbers.open}`, { token, body });
  await server.call("POST /customer-data/erase", { token, body: { email: "zofie@example.cz" } });
  const left = await server.call("GET /customer-data?email=zofie@example.cz", { token });
  expect(left.body).toMatchObject({ orders: 1, messages: 0, mails: 0 });
  expect((await db.select().from(mails)).some(({ toAddress }) => toAddress === OTHER)).toBe(true);
});

test("their files in the outbox go with the mails, those without a row too; other people's stay", async () => {
  const outbox = join(server.folder, "outbox");
  const written = async () => (await readdir(outbox)).filter((name) => name.endsWith(".eml"));
  await expect.poll(() => db.$count(mails, eq(mails.state, "queued"))).toBe(0);
  // As after a restore: the mail is gone from the database, its file is not.
  await writeFile(join(outbox, "20200101T000000Z-0000000001-x.eml"), "To: Zofie@example.cz\r\n\r\nHello");
  await writeFile(
    join(outbox, ".20200101T000000Z-0000000002-x.eml.part"),
    "Reply-To:\r\n <zofie@example.cz>\r\n\r\nHello",
  );
  await writeFile(
    join(outbox, "20200101T000000Z-0000000003-x.eml"),
    "To: jina@example.cz\r\n\r\nzofie@example.cz",
  );
  const before = await written();
  expect((await contents(outbox)).some((text) => /^To: Zofie@example\.cz/im.test(text))).toBe(true);
  // An order is open: who waits for goods still needs the mails about them.
  await server.call("POST /customer-data/erase", { token, body: { email: "zofie@example.cz" } });
  expect(await written()).toEqual(before);
  const body = { status: "cancelled" };
  await server.call(`PATCH /orders/admin/orders/${numbers.open}`, { token, body });
  await expect.poll(() => db.$count(mails, eq(mails.state, "queued"))).toBe(0);
  await server.call("POST /customer-data/erase", { token, body: { email: "ZOFIE@example.cz" } });
  const heads = (await contents(outbox)).map((text) => text.split("\r\n\r\n")[0]);
  expect(heads.filter((head) => /zofie@/i.test(head ?? ""))).toEqual([]);
  expect(heads.filter((head) => /jina@/i.test(head ?? "")).length).toBeGreaterThan(1);
});

async function contents(folder: string): Promise<string[]> {
  return Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")));
}

test("what is no address is refused in the asked language", async () => {
  const refused = await server.call("POST /customer-data/erase", {
    token,
    language: "cs",
    body: { email: "%" },
  });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ path: "email", message: "Toto není e-mailová adresa." }] },
  });
});
