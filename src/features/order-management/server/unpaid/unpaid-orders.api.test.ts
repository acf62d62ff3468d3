import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { bankEntries } from "#features/bank-transfers/server/bank-transfers.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { DEMO_SELLER } from "#features/payments/demo-seller.ts";
import { products } from "#features/products/server/products.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { camtOf } from "#testing/outside/bank-statements.ts";
import { startSmtpServer } from "#testing/outside/smtp-server.ts";
import { openShop, payTo } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { settleUnpaidOrders } from "./unpaid-orders.ts";

const smtp = await startSmtpServer();
const server = await testServer({ PUBLIC_URL: "https://www.team.example", SMTP_URL: smtp.url });
const { db } = server.services;
/** Ordered on 13 May 2026, due a week later. */
const ORDERED = new Date("2026-05-13T10:00:00Z");
let shop: Awaited<ReturnType<typeof openShop>>;
let token: string;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  shop = await openShop(server.services);
  await db.delete(mails);
  await db.delete(bankEntries);
  await db.delete(historyEntries);
  await set("reminder_days_before", "2");
  await set("reminder_days_after", "1");
  await set("cancel_unpaid_days", "7");
  await set("bank_iban", DEMO_SELLER.bank_iban);
  server.setNow(ORDERED);
});

const set = (key: string, value: string) =>
  db.update(settings).set({ value }).where(eq(settings.setting_key, key));
const place = async (language: "cs" | "en" = "cs", more: object = {}): Promise<number> =>
  (await server.call("POST /orders", { language, body: { ...shop.payload, ...more } })).body.orderId;
const morning = async (day: string) => {
  server.setNow(new Date(`${day}T07:00:00Z`));
  await settleUnpaidOrders(server.services);
};
const reminders = async () =>
  (await db.select().from(mails).orderBy(mails.id)).filter(({ kind }) => kind === "payment-reminder");
const statusOf = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status;
/** Every morning from the day after the order for a month. */
const month = async () => {
  for (let day = 14; day <= 31; day++) await morning(`2026-05-${day}`);
  for (let day = 1; day <= 15; day++) await morning(`2026-06-${String(day).padStart(2, "0")}`);
};

test("who has withdrawn from all of an order is not reminded to pay for it, of a part still is", async () => {
  const { body } = await server.call("POST /orders", { language: "cs", body: shop.payload });
  const mine = `/orders/mine/${body.orderId}/${body.access_key}`;
  const withdraw = (items: number[]) => server.call(`POST ${mine}/withdrawal`, { body: { items } });
  const [ride, stickers] = (await server.call(`GET ${mine}`)).body.items;
  await withdraw([stickers.id]);
  await morning("2026-05-18");
  expect(await reminders()).toHaveLength(1);
  await withdraw([ride.id]);
  await month();
  expect(await reminders()).toHaveLength(1);
});

test("two reminders with account, symbol and QR code, then the order ends with a mail and its stock comes back", async () => {
  await db.update(products).set({ stock: 10 }).where(eq(products.id, "sticker-set"));
  const id = await place("en");
  const stock = async () =>
    (await db.select().from(products).where(eq(products.id, "sticker-set")))[0]?.stock;
  expect(await stock()).toBe(7);
  await morning("2026-05-17");
  expect(await reminders()).toHaveLength(0);
  await morning("2026-05-18");
  await morning("2026-05-18");
  await morning("2026-05-19");
  const [first] = await reminders();
  expect(first).toMatchObject({ toAddress: "zofie@example.cz", language: "en" });
  expect(first?.subject).toContain("is due soon");
  expect(first?.text).toContain(DEMO_SELLER.bank_account);
  expect(first?.text).toContain(String(id).padStart(10, "0"));
  expect(first?.text).toContain("https://www.team.example/");
  expect(first?.attachments).toMatchObject([{ name: "qr-platba.png" }]);
  await morning("2026-05-21");
  const sent = await reminders();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.text.replace(/\u00a0/g, " ")).toContain("If we don’t receive it by 26 May 2026");
  await morning("2026-05-26");
  expect(await statusOf(id)).toBe("pending");
  await morning("2026-05-27");
  expect(await statusOf(id)).toBe("cancelled");
  expect(await stock()).toBe(10);
  const kinds = (await db.select().from(mails).orderBy(mails.id)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.includes("cancelled"))).toHaveLength(1);
  expect(await db.select().from(historyEntries)).toMatchObject([
    { type: "orders", user_name: "Paddock", after: { status: "cancelled" } },
  ]);
});

test("a month of mornings, each run by three processes at once, leaves each mail once", {
  tags: "both-databases",
}, async () => {
  const id = await place();
  for (let day = 14; day <= 31; day++) {
    server.setNow(new Date(`2026-05-${day}T07:00:00Z`));
    await Promise.all([1, 2, 3].map(() => settleUnpaidOrders(server.services)));
  }
  expect(await reminders()).toHaveLength(2);
  expect(await statusOf(id)).toBe("cancelled");
});

test("who pays is left alone, whenever it comes; a payment after the end waits for the team", async () => {
  const [paid, late] = [await place(), await place()];
  await morning("2026-05-18");
  await server.call(`POST /orders/admin/orders/${paid}/paid`, {
    token: await server.signIn(),
    body: { how: "bank" },
  });
  await month();
  expect(await statusOf(paid)).toBe("pending");
  expect(await statusOf(late)).toBe("cancelled");
  expect(await reminders()).toHaveLength(3);
  token = await server.signIn();
  const own = { digits: "2017000006", iban: DEMO_SELLER.bank_iban };
  const file = camtOf([{ day: "2026-06-15", amount: 5578.7, symbol: String(late), id: "1" }], own);
  const content = Buffer.from(file).toString("base64");
  await server.call("POST /bank-transfers/statements", { token, body: { content } });
  const { entries } = (await server.call("GET /bank-transfers", { token })).body;
  expect(entries).toMatchObject([{ verdict: "cancelled", candidates: [{ order_id: late }] }]);
  await server.call(`POST /bank-transfers/${entries[0].id}/decision`, {
    token,
    body: { action: "pay", order_id: late },
  });
  await server.call(`PATCH /orders/admin/orders/${late}`, { token, body: { status: "processing" } });
  expect(await statusOf(late)).toBe("processing");
});

test("orders sent, paid otherwise or months old are the team's", async () => {
  const [sent, old] = [await place(), await place()];
  await db.update(orders).set({ status: "shipped" }).where(eq(orders.id, sent));
  await db
    .update(orders)
    .set({ created_at: new Date("2026-02-01") })
    .where(eq(orders.id, old));
  await month();
  expect(await reminders()).toHaveLength(0);
  expect(await statusOf(old)).toBe("pending");
  expect(await statusOf(sent)).toBe("shipped");
});

test("each step can be switched off; without an account nobody is reminded", async () => {
  const id = await place();
  await set("reminder_days_before", "");
  await set("cancel_unpaid_days", "");
  await month();
  expect((await reminders()).map(({ subject }) => subject)).toEqual([expect.stringContaining("stále čeká")]);
  expect((await reminders())[0]?.text).not.toContain("zrušíme");
  expect(await statusOf(id)).toBe("pending");
  await payTo(db, "");
  await set("bank_iban", "");
  await set("cancel_unpaid_days", "7");
  await month();
  expect(await statusOf(id)).toBe("pending");
});

test("an order whose customer can’t be written to stays to be paid", async () => {
  const id = await place();
  await db.update(orders).set({ customer_email: "" }).where(eq(orders.id, id));
  await month();
  expect(await statusOf(id)).toBe("pending");
  // Who gets an address later is reminded first.
  await db.update(orders).set({ customer_email: "zofie@example.cz" }).where(eq(orders.id, id));
  await month();
  expect(await reminders()).toHaveLength(2);
  expect(await statusOf(id)).toBe("cancelled");
});

test("without a mail server nobody is reminded, and no order ends by itself", async () => {
  const id = await place();
  const { SMTP_URL: _, ...config } = server.services.config;
  const withoutMail = { ...server.services, config };
  for (const day of ["2026-05-18", "2026-05-21", "2026-05-27", "2026-06-10"]) {
    server.setNow(new Date(`${day}T07:00:00Z`));
    await settleUnpaidOrders(withoutMail);
  }
  expect(await reminders()).toHaveLength(0);
  expect(await statusOf(id)).toBe("pending");
});

test("an order is not cancelled while a transfer for it waits for a decision", async () => {
  const [short, unpaid] = [await place(), await place()];
  await morning("2026-05-18");
  const own = { digits: "2017000006", iban: DEMO_SELLER.bank_iban };
  const file = camtOf([{ day: "2026-05-18", amount: 5577.7, symbol: String(short), id: "1" }], own);
  const content = Buffer.from(file).toString("base64");
  const signedIn = await server.signIn();
  const { body } = await server.call("POST /bank-transfers/statements", {
    token: signedIn,
    body: { content },
  });
  expect(body).toMatchObject({ waiting: 1 });
  await month();
  expect([await statusOf(short), await statusOf(unpaid)]).toEqual(["pending", "cancelled"]);
  await db.update(bankEntries).set({ state: "aside" });
  await morning("2026-06-16");
  expect(await statusOf(short)).toBe("cancelled");
});
