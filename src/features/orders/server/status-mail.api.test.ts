import { beforeAll, beforeEach, expect, test } from "vitest";
import { mails } from "#kit/server/mail/mail.table.ts";
import { testServer } from "#testing/test-server.ts";
import { openShop } from "./orders-test-data.ts";

const server = await testServer({ PUBLIC_URL: "https://drift.example.cz" });
const { db } = server.services;
let token: string;
let order: { orderId: number; access_key: string };

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  await db.delete(mails);
  const { payload } = await openShop(server.services);
  order = (await server.call("POST /orders", { language: "en", body: payload })).body;
});

const set = (status: string) =>
  server.call(`PATCH /orders/admin/orders/${order.orderId}`, { token, language: "cs", body: { status } });
/** What came after the confirmation and the team's notice, papers aside. */
const sent = async () =>
  (await db.select().from(mails).orderBy(mails.id)).slice(2).filter(({ kind }) => kind.startsWith("order-"));

test("shipped and cancelled are told once per change, in the order's language, other statuses are not", async () => {
  await set("processing");
  await Promise.all([set("shipped"), set("shipped"), set("shipped")]);
  await set("completed");
  await set("done");
  expect((await sent()).map(({ kind }) => kind)).toEqual(["order-shipped"]);
  await set("cancelled");
  await set("cancelled");
  const [shipped, cancelled, ...more] = await sent();
  expect(more).toEqual([]);
  expect(shipped).toMatchObject({ toAddress: "zofie@example.cz", language: "en" });
  expect(shipped?.text).toContain("is on its way to you (Courier)");
  expect(cancelled?.subject).toContain("was cancelled");
  expect(cancelled?.text).toContain("Please do not pay it any more");
});

test("every mail to the customer has the link to the order's own page", async () => {
  await set("shipped");
  await server.call(`POST /orders/admin/orders/${order.orderId}/paid`, { token, body: { how: "bank" } });
  await set("cancelled");
  const link = `https://drift.example.cz/order/${order.orderId}/${order.access_key}`;
  const own = (await db.select().from(mails)).filter(({ toAddress }) => toAddress === "zofie@example.cz");
  const kinds = own.map(({ kind }) => kind).sort();
  expect(kinds).toEqual([
    "credit-note",
    "order-cancelled",
    "order-confirmation",
    "order-paid",
    "order-shipped",
  ]);
  for (const mail of own) {
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
  }
});
