import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { products } from "#features/products/server/products.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import type { TimelineEvent } from "../../order-story.contract.ts";
import { anonymiseOldOrders } from "../retention/retention.ts";
import { orderNotes } from "./order-notes.table.ts";

const server = await testServer();
const { db } = server.services;
let token: string;
let id: number;
let path: string;

beforeAll(async () => {
  token = await server.signIn();
  await server.services.jobs.stop();
});
beforeEach(async () => {
  await db.delete(mails);
  const { payload } = await openShop(server.services);
  await db
    .update(products)
    .set({ is_voucher: true, voucher_months: 6 })
    .where(eq(products.id, "drift-taxi-1"));
  ({ orderId: id } = (await server.call("POST /orders", { language: "cs", body: payload })).body);
  path = `/orders/admin/orders/${id}`;
});

const call = (name: string, body?: object) => server.call(name, { token, language: "cs", body });
const story = async () => (await call(`GET ${path}/story`)).body;

test("the story has the symbol, the customer's page, vouchers, e-mails and one timeline, newest first (17.2)", async () => {
  await call(`POST ${path}/paid`, { how: "bank" });
  await call(`PATCH ${path}`, { status: "shipped" });
  await call(`PATCH ${path}`, { status: "cancelled" });
  await call(`POST ${path}/refunded`, { amount: 100 });
  const { variable_symbol, page, vouchers, mails: sent, timeline } = await story();
  expect(variable_symbol).toBe(String(id).padStart(10, "0"));
  expect((await server.call(`GET ${page.replace("/order/", "/orders/mine/")}`)).status).toBe(200);
  expect(vouchers).toMatchObject([{ state: "void", code: expect.stringMatching(/^[\w-]{14}$/) }]);
  expect(sent.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...["order-refunded", "order-cancelled", "credit-note", "order-shipped"],
    ...["vouchers", "order-paid", "order-notice", "order-confirmation"],
  ]);
  expect(sent[0]).toMatchObject({ state: "queued", about: `orders/${id}` });
  const moments = timeline.map(({ at }: TimelineEvent) => Date.parse(at));
  expect(moments).toEqual([...moments].sort((a, b) => b - a));
  const told = (timeline as TimelineEvent[]).filter(({ kind }) => kind !== "mail").reverse();
  expect(told[0]).toMatchObject({ kind: "placed", by: "" });
  const team = expect.stringMatching(/.+/);
  expect(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: "paid", how: "bank", by: team }),
      expect.objectContaining({ kind: "status", from: "pending", to: "shipped", by: team }),
      expect.objectContaining({ kind: "status", from: "shipped", to: "cancelled", by: team }),
      expect.objectContaining({ kind: "refunded", amount: 100, by: team }),
      expect.objectContaining({ kind: "paper", type: "final", number: expect.any(String) }),
      expect.objectContaining({ kind: "paper", type: "credit", number: expect.any(String) }),
      expect.objectContaining({ kind: "voucher", what: "issued", code: vouchers[0].code }),
      expect.objectContaining({ kind: "voucher", what: "voided", code: vouchers[0].code }),
    ]),
  );
  expect(told.filter(({ kind }) => kind === "paid")).toHaveLength(1);
});

test("the team's mail about a new order leads to that order (17.2)", async () => {
  const { body } = await call("GET /settings");
  const inbox = body.find(({ setting_key }: { setting_key: string }) => setting_key === "orders_email");
  await db.update(settings).set({ value: "shop@example.cz" }).where(eq(settings.setting_key, "orders_email"));
  try {
    const { payload } = await openShop(server.services);
    const { orderId } = (await server.call("POST /orders", { body: payload })).body;
    const [notice] = await db
      .select()
      .from(mails)
      .where(eq(mails.about, `orders/${orderId}`))
      .orderBy(mails.id)
      .offset(1);
    expect(notice).toMatchObject({ kind: "order-notice", toAddress: "shop@example.cz" });
    expect(notice?.text).toMatch(new RegExp(`/admin/orders/${orderId}(\\?|\\s)`));
  } finally {
    await db
      .update(settings)
      .set({ value: inbox?.value ?? "" })
      .where(eq(settings.setting_key, "orders_email"));
  }
});

describe("notes of the team (17.2)", () => {
  test("are kept with who and when, are in the timeline, and can be deleted", async () => {
    const { status, body } = await call(`POST ${path}/notes`, {
      text: "  Volal, přijde v pátek.\nS bratrem. ",
    });
    expect([status, body]).toMatchObject([201, { text: "Volal, přijde v pátek.\nS bratrem." }]);
    const { notes, timeline } = await story();
    expect(notes).toEqual([{ id: body.id, at: body.at, by: expect.stringMatching(/.+/), text: body.text }]);
    expect(timeline[0]).toEqual({ kind: "note", at: body.at, by: body.by, text: body.text });
    expect((await call(`DELETE ${path}/notes/${body.id}`)).status).toBe(204);
    expect((await story()).notes).toEqual([]);
    expect((await call(`DELETE ${path}/notes/${body.id}`)).status).toBe(404);
  });

  test("an empty one and one that is too long are refused in words; one of another order is not found", async () => {
    for (const text of ["  ", "x".repeat(2001)]) {
      const { status, body } = await call(`POST ${path}/notes`, { text });
      expect([status, body.errors[0].message]).toEqual([422, expect.stringMatching(/Poznám/)]);
    }
    const { body } = await call(`POST ${path}/notes`, { text: "x" });
    expect((await call(`DELETE /orders/admin/orders/${id + 1}/notes/${body.id}`)).status).toBe(404);
    expect((await call("POST /orders/admin/orders/999999/notes", { text: "x" })).status).toBe(404);
    expect((await call("GET /orders/admin/orders/999999/story")).status).toBe(404);
  });

  test("go with the customer's data", async () => {
    await call(`POST ${path}/notes`, { text: "Žofie volala." });
    const later = new Date();
    later.setUTCFullYear(later.getUTCFullYear() + 6);
    expect(await anonymiseOldOrders(db, later)).toBe(1);
    expect(await db.select().from(orderNotes)).toEqual([]);
  });
});
