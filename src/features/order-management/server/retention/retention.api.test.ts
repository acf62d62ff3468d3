import { beforeEach, expect, test } from "vitest";
import { applyRetention } from "#app/daily-jobs.ts";
import { idempotencyKeys } from "#features/checkout/server/idempotency.table.ts";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { paymentNotices } from "#features/payments/server/payments.table.ts";
import { withdrawals } from "#features/withdrawals/server/withdrawals.table.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { countOrdersOf } from "./customer-orders.ts";
import { anonymiseOldOrders, applyOrderRetention } from "./retention.ts";

const server = await testServer();
const { db } = server.services;

/** All that happens once a day, as on that day. */
const dailyWork = (day: Date) => applyRetention({ ...server.services, now: () => day });
const customerOf = async () => (await db.select().from(invoices))[0]?.content.customer;

beforeEach(async () => {
  const { payload } = await openShop(server.services);
  server.setNow(new Date("2026-05-20T10:00:00Z"));
  const { body } = await server.call("POST /orders", {
    body: payload,
    headers: { "idempotency-key": "key" },
  });
  const token = await server.signIn();
  await server.call(`GET /orders/admin/orders/${body.orderId}/invoice?type=final`, { token });
  server.setNow(null);
});

test("orders lose their customer 5 years after they were made; the tax documents keep theirs", async () => {
  expect(await anonymiseOldOrders(db, new Date("2031-05-20T09:59:00Z"))).toBe(0);
  expect((await db.select().from(orders))[0]?.customer_name).toBe("Žofie Šťastná");

  const day = new Date("2031-05-20T10:01:00Z");
  expect(await anonymiseOldOrders(db, day)).toBe(1);
  const [order] = await db.select().from(orders);
  expect(order).toMatchObject({
    customer_name: "",
    customer_email: "",
    customer_phone: "",
    customer_address: "",
    total_halere: 557_870,
  });
  expect((await customerOf())?.name).toBe("Žofie Šťastná");
  // Whoever asks for their data is told of it.
  expect(await countOrdersOf(db, "Zofie@example.cz")).toBe(1);
  expect(await anonymiseOldOrders(db, new Date("2031-05-21T10:00:00Z"))).toBe(0);
});

test("tax documents lose their customer after the tenth year that follows theirs, and keep number and sums", async () => {
  await applyOrderRetention(db, new Date("2036-12-31T22:59:00Z"));
  expect((await customerOf())?.name).toBe("Žofie Šťastná");
  await applyOrderRetention(db, new Date("2036-12-31T23:01:00Z"));
  expect(await customerOf()).toEqual({
    name: "",
    email: "",
    phone: "",
    address: "",
    company: "",
    company_id: "",
    vat_id: "",
  });
  const [invoice] = await db.select().from(invoices);
  expect(invoice?.content).toMatchObject({ number: "202600001", total: 557_870 });
});

test("withdrawals lose their customer after 5 years, also those that match no order", async () => {
  await server.call("POST /withdrawals", {
    body: { name: "Žofie", email: "zofie@example.cz", order_number: "777", scope: "tričko" },
  });
  const received = (await db.select().from(withdrawals))[0]?.received_at as Date;
  const later = (years: number, ms: number) => {
    const day = new Date(received.getTime() + ms);
    day.setUTCFullYear(day.getUTCFullYear() + years);
    return day;
  };
  await applyOrderRetention(db, later(5, -1000));
  expect((await db.select().from(withdrawals))[0]?.name).toBe("Žofie");
  await applyOrderRetention(db, later(5, 1000));
  const [row] = await db.select().from(withdrawals);
  expect(row).toMatchObject({ name: "", email: "", scope: "", order_number: "777" });
});

test("the notices of payment gateways go after a year", async () => {
  const received_at = new Date("2026-05-20T10:00:00Z");
  await db.insert(paymentNotices).values({ id: "stripe evt_1", received_at });
  await applyOrderRetention(db, new Date("2027-05-20T09:59:00Z"));
  expect(await db.$count(paymentNotices)).toBe(1);
  await applyOrderRetention(db, new Date("2027-05-20T10:01:00Z"));
  expect(await db.$count(paymentNotices)).toBe(0);
});

test("Idempotency-Keys go after a year, addresses after a day; orders stay", async () => {
  const created = (await db.select().from(idempotencyKeys))[0]?.created_at as Date;
  const yearLater = new Date(created);
  yearLater.setUTCFullYear(created.getUTCFullYear() + 1);

  await dailyWork(new Date(yearLater.getTime() - 1000));
  expect(await db.$count(idempotencyKeys)).toBe(1);
  expect(await db.$count(rateLimitHits)).toBe(0);
  await dailyWork(new Date(yearLater.getTime() + 1000));
  expect(await db.$count(idempotencyKeys)).toBe(0);
  expect((await db.select().from(orders))[0]?.customer_name).toBe("Žofie Šťastná");
});
