import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer({ PUBLIC_URL: "https://drift.example.cz" });
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof openShop>>;
let order: { orderId: number; access_key: string };

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  await db.delete(mails);
  shop = await openShop(server.services);
  order = (await server.call("POST /orders", { language: "en", body: shop.payload })).body;
});

const set = (status: string) =>
  server.call(`PATCH /orders/admin/orders/${order.orderId}`, { token, language: "cs", body: { status } });
/** What came after the confirmation and the team's notice, papers aside. */
const sent = async () =>
  (await db.select().from(mails).orderBy(mails.id)).slice(2).filter(({ kind }) => kind.startsWith("order-"));

test("shipped and cancelled are told once per change, in the order's language, other statuses are not", {
  tags: "both-databases",
}, async () => {
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
  expect(cancelled?.text).toContain("Please don’t pay for it now");
});

test("of a whole withdrawal the money is counted from it, and nobody is told to do nothing with the goods", async () => {
  await db.update(products).set({ category: "merchandise" });
  const path = async (withdraws: boolean) => {
    await db.delete(mails);
    order = (await server.call("POST /orders", { language: "en", body: shop.payload })).body;
    const mine = `/orders/mine/${order.orderId}/${order.access_key}`;
    await server.call(`POST /orders/admin/orders/${order.orderId}/paid`, { token, body: { how: "bank" } });
    await set("shipped");
    const items = (await server.call(`GET ${mine}`)).body.items.map(({ id }: { id: number }) => id);
    if (withdraws)
      expect((await server.call(`POST ${mine}/withdrawal`, { body: { items } })).status).toBe(201);
    await set("cancelled");
    const all = await db.select().from(mails).orderBy(mails.id);
    const textOf = (kind: string) =>
      all
        .find((mail) => mail.kind === kind)
        ?.text.replaceAll("\u00a0", " ")
        .replaceAll("\u2060", "");
    return { cancelled: textOf("order-cancelled"), credit: textOf("credit-note") };
  };
  const left = await path(true);
  expect(left.cancelled).toContain("within 14 days of your withdrawal");
  expect(left.cancelled).toContain("until we have them back");
  expect(left.cancelled).not.toContain("have to do anything");
  expect(left.credit).toContain("within 14 days of your withdrawal");
  expect(left.credit).toContain("which cancels invoice");
  const [note] = await db.select().from(invoices).where(eq(invoices.kind, "credit"));
  expect(note?.content.reason).toBe("left");
  const sent = await path(false);
  expect(sent.cancelled).toContain("Within 14 days, we’ll refund what you paid");
  expect(sent.cancelled).not.toContain("have to do anything");
  expect(sent.credit).toContain("within 14 days of the cancellation");
});

test("why an order is cancelled is told as the team wrote it, and nothing of it where nothing was written", async () => {
  const path = `/orders/admin/orders/${order.orderId}`;
  const cancel = (reason: string) =>
    server.call(`PATCH ${path}`, { token, language: "cs", body: { status: "cancelled", reason } });
  expect((await cancel("x".repeat(501))).status).toBe(422);
  expect((await cancel(" The track\nis <b>closed</b> ")).status).toBe(200);
  const [cancelled] = await sent();
  expect(cancelled?.text).toContain("Reason: The track is <b>closed</b>");
  expect(cancelled?.html).toContain("Reason: The track is &lt;b&gt;closed&lt;/b&gt;");
  await set("processing");
  await cancel("");
  expect((await sent()).at(-1)?.text).not.toContain("Reason");
  // With its money on the way back in one step, too.
  await set("processing");
  await server.call(`POST ${path}/paid`, { token, body: { how: "bank" } });
  const account = { way: "bank", account: "19-2000145399/0800", seen: 0 };
  await server.call(`POST ${path}/cancellation`, { token, body: { ...account, reason: "Sold out" } });
  const told = (await sent()).filter(({ kind }) => kind === "order-cancelled");
  expect(told.at(-1)?.text).toContain("Reason: Sold out");
});

test("an order that the customer comes for is told to be ready, not on its way, by its own way of shipping (15.D)", async () => {
  const { payload, shippingId } = await openShop(server.services);
  const pickup = (is_pickup: boolean) =>
    server.call(`PUT /orders/shipping-methods/${shippingId}`, { token, body: { is_pickup } });
  expect((await pickup(true)).status).toBe(200);
  order = (await server.call("POST /orders", { language: "cs", body: payload })).body;
  // What the method is changed to later is nothing to an order that is placed.
  await pickup(false);
  await db.delete(mails);
  const told = await server.call(`GET /orders/admin/orders/${order.orderId}/status-effects`, { token });
  expect(told.body).toContainEqual({ status: "shipped", effects: ["mail-ready"] });
  await set("shipped");
  const [ready, ...more] = await db.select().from(mails);
  expect(more).toEqual([]);
  expect(ready?.subject).toMatch(/je připravená k\svyzvednutí/);
  expect(ready?.text).toContain("můžete si ji vyzvednout (Kurýr)");
  const page = await server.call(`GET /orders/mine/${order.orderId}/${order.access_key}`);
  expect(page.body).toMatchObject({ is_pickup: true, status: "shipped" });
});

test("every mail to the customer has the link to the order's own page, in the order's language (15.17)", async () => {
  await set("shipped");
  await server.call(`POST /orders/admin/orders/${order.orderId}/paid`, { token, body: { how: "bank" } });
  await set("cancelled");
  const link = `https://drift.example.cz/order/${order.orderId}/${order.access_key}?lang=en`;
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
