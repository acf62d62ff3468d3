// @module-tag both-databases
import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { orderItems, orders } from "#features/orders/server/orders.table.ts";
import { voucherGifts } from "#features/vouchers/server/gifts/gifts.table.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openVoucherShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { finishVoucherOrders } from "./finish-vouchers.ts";

const server = await testServer();
const { db } = server.services;
const RIDE = { id: "drift-taxi-1", quantity: 1, price: 5000 };
let token: string;
let shop: Awaited<ReturnType<typeof openVoucherShop>>;

beforeAll(async () => {
  token = await server.signIn();
  // Its own run each minute would be one more of those below.
  await server.services.jobs.stop();
});
beforeEach(async () => {
  await db.delete(mails);
  await db.delete(historyEntries);
  shop = await openVoucherShop(server.services);
});

async function buy(items: object[] = [RIDE], total = 5129): Promise<number> {
  const { body } = await server.call("POST /orders", {
    body: { ...shop.payload, items, total },
    language: "cs",
  });
  return body.orderId;
}
const team = (id: number, call: string, body?: object) => {
  const [method, path = ""] = call.split(" ");
  return server.call(`${method} /orders/admin/orders/${id}${path}`, { token, body });
};
const pay = (id: number) => team(id, "POST /paid", { how: "bank" });
const sent = () => db.update(mails).set({ state: "sent" });
const settled = async (id: number) => {
  await finishVoucherOrders(server.services);
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order?.status;
};

test("an order that is vouchers alone is done by itself once they have left, and not before", async () => {
  const id = await buy();
  expect(await settled(id)).toBe("pending");
  await pay(id);
  // Its mail waits for the mail server.
  expect(await settled(id)).toBe("pending");
  await sent();
  expect(await settled(id)).toBe("completed");
  const [entry] = await db
    .select()
    .from(historyEntries)
    .where(eq(historyEntries.after, { status: "completed" }));
  expect(entry?.user_email).toBe("");
});

test("with anything to send in it, a mail that failed, or nobody to mail to, it stays for the team", async () => {
  const mixed = (await server.call("POST /orders", { body: shop.payload, language: "cs" })).body.orderId;
  const alone = await buy();
  await pay(mixed);
  await pay(alone);
  await db.update(mails).set({ state: "failed" });
  expect(await settled(alone)).toBe("pending");
  await sent();
  await db.update(orders).set({ customer_email: "" }).where(eq(orders.id, alone));
  expect(await settled(alone)).toBe("pending");
  await db
    .update(orders)
    .set({ customer_email: "jana@example.cz", is_pickup: true })
    .where(eq(orders.id, alone));
  expect(await settled(alone)).toBe("pending");
  await db.update(orders).set({ is_pickup: false }).where(eq(orders.id, alone));
  expect([await settled(alone), await settled(mixed)]).toEqual(["completed", "pending"]);
});

test("a present that waits for its day keeps it open", async () => {
  const id = await buy();
  await pay(id);
  await sent();
  const [item] = await db.select().from(orderItems).where(eq(orderItems.order_id, id));
  await db.insert(voucherGifts).values({
    order_item_id: item?.id ?? 0,
    order_id: id,
    deliver: "recipient",
    email: "jana@example.cz",
    day: "2099-12-24",
  });
  expect(await settled(id)).toBe("pending");
  await db.update(voucherGifts).set({ sent_at: new Date() }).where(eq(voucherGifts.order_id, id));
  expect(await settled(id)).toBe("completed");
});

test("the payment that is taken back takes it back too, with the papers; a status that somebody sets stays", async () => {
  const id = await buy();
  await pay(id);
  await sent();
  expect(await settled(id)).toBe("completed");
  expect((await team(id, "POST /undo", { what: "payment", status: "completed" })).status).toBe(200);
  expect(await settled(id)).toBe("pending");
  const papers = await db.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(asc(invoices.id));
  expect(papers.map(({ kind }) => kind)).toEqual(["final", "credit"]);
  await pay(id);
  await sent();
  expect(await settled(id)).toBe("completed");
  expect((await team(id, "POST /undo", { what: "status", status: "completed" })).status).toBe(200);
  expect(await settled(id)).toBe("pending");
});
