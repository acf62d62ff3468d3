import { beforeEach, expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";
import { idempotencyKeys, invoices, orderOrigins, orders } from "./orders.table.ts";
import { openShop } from "./orders-test-data.ts";
import { anonymiseOldOrders, applyOrderRetention } from "./retention.ts";

const server = await testServer();
const { db } = server.services;

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

test("orders and their invoices lose their customer 5 years after they were made, not earlier", async () => {
  expect(await anonymiseOldOrders(db, new Date("2031-05-20T09:59:00Z"))).toBe(0);
  expect((await db.select().from(orders))[0]?.customer_name).toBe("Žofie Šťastná");

  expect(await anonymiseOldOrders(db, new Date("2031-05-20T10:01:00Z"))).toBe(1);
  const [order] = await db.select().from(orders);
  expect(order).toMatchObject({
    customer_name: "",
    customer_email: "",
    customer_phone: "",
    customer_address: "",
    total_halere: 557_870,
  });
  const [invoice] = await db.select().from(invoices);
  expect(invoice?.content.customer).toEqual({
    ...{ name: "", email: "", phone: "", address: "" },
    ...{ company: "", company_id: "", vat_id: "" },
  });
  expect(invoice?.content).toMatchObject({ number: "202600001", total: 557_870 });
  expect(await anonymiseOldOrders(db, new Date("2031-05-21T10:00:00Z"))).toBe(0);
});

test("Idempotency-Keys go after a year, addresses after a day; orders stay", async () => {
  const created = (await db.select().from(idempotencyKeys))[0]?.created_at as Date;
  const yearLater = new Date(created);
  yearLater.setUTCFullYear(created.getUTCFullYear() + 1);

  await applyOrderRetention(db, new Date(yearLater.getTime() - 1000));
  expect(await db.$count(idempotencyKeys)).toBe(1);
  expect(await db.$count(orderOrigins)).toBe(0);
  await applyOrderRetention(db, new Date(yearLater.getTime() + 1000));
  expect(await db.$count(idempotencyKeys)).toBe(0);
  expect((await db.select().from(orders))[0]?.customer_name).toBe("Žofie Šťastná");
});
