import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { products } from "#features/products/server/products.table.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openShop>>;
let token: string;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  shop = await openShop(server.services);
  const ride = { is_voucher: true, voucher_months: 6, category: "experience" as const };
  await db.update(products).set(ride).where(eq(products.id, "drift-taxi-1"));
  await db.update(products).set({ category: "merchandise" }).where(eq(products.id, "sticker-set"));
});

/** Places an order; reads it as its customer does. */
async function place(changes: object = {}) {
  const { body } = await server.call("POST /orders", { body: { ...shop.payload, ...changes } });
  const mine = async () =>
    (await server.call(`GET /orders/mine/${body.orderId}/${body.access_key}`, { language: "en" })).body;
  const pay = () =>
    server.call(`POST /orders/admin/orders/${body.orderId}/paid`, { token, body: { how: "bank" } });
  return { mine, pay };
}

test("a voucher alone is sent by e-mail once it is paid, and never as a parcel (15.D)", async () => {
  const { mine, pay } = await place({ items: shop.payload.items.slice(0, 1), total: 5129 });
  expect(await mine()).toMatchObject({ has_vouchers: true, has_parcel: false, vouchers_sent_at: null });
  await pay();
  expect(await mine()).toMatchObject({ has_parcel: false, vouchers_sent_at: expect.any(String) });
});

test("a gift that goes to its recipient is told apart from vouchers that were sent", async () => {
  const [ride] = shop.payload.items;
  const wish = { recipient: "Jana", dedication: "", design: "night", deliver: "recipient" };
  const day = addDays(pragueDay(new Date()), 14);
  for (const [deliver, sent] of [
    ["recipient", true],
    ["buyer", false],
  ] as const) {
    const to = deliver === "recipient" ? { email: "jana@example.cz", day } : { email: "", day: null };
    const items = [{ ...ride, gift: { ...wish, deliver, ...to } }];
    const { mine, pay } = await place({ items, total: 5129 });
    await pay();
    expect(await mine()).toMatchObject({ vouchers_sent_at: expect.any(String), has_gift_by_mail: sent });
  }
});

test("goods beside a voucher are a parcel (15.D)", async () => {
  const { mine } = await place();
  expect(await mine()).toMatchObject({ has_vouchers: true, has_parcel: true });
});

test("goods that are exempt from withdrawal are a parcel all the same, a course on a fixed day is none (15.D)", async () => {
  const exempt = { is_withdrawal_exempt: true };
  await db.update(products).set(exempt).where(eq(products.id, "sticker-set"));
  const stickers = shop.payload.items.slice(1);
  const goods = await place({ items: stickers, total: 578.7 });
  expect((await goods.mine()).items[0].withdrawal).toBe("exempt");
  expect(await goods.mine()).toMatchObject({ has_vouchers: false, has_parcel: true });
  await db.update(products).set({ category: "course" }).where(eq(products.id, "sticker-set"));
  const course = await place({ items: stickers, total: 578.7 });
  expect(await course.mine()).toMatchObject({ has_vouchers: false, has_parcel: false });
});

test("an order for a firm says which (15.D)", async () => {
  const customer = { ...shop.payload.customer, company_name: "Pneu s.r.o.", company_id: "27074358" };
  expect(await (await place({ customer })).mine()).toMatchObject({
    customer_company: "Pneu s.r.o.",
    customer_name: "Žofie Šťastná",
  });
});
