import { asc, desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { ORDER_STATUSES, type OrderStatus } from "#features/orders/order-status.ts";
import { orderPath } from "#features/orders/server/order-key.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openVoucherShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import type { OrderEffect } from "../../order-effects.ts";

const server = await testServer();
const { db } = server.services;
let token: string;
let id: number;
let path: string;

beforeAll(async () => {
  token = await server.signIn();
  // What is mailed is seen by its row; nobody waits here for documents to be drawn.
  await server.services.jobs.stop();
});
beforeEach(async () => {
  known = null;
  await db.delete(mails);
  const { payload } = await openVoucherShop(server.services);
  ({ orderId: id } = (await server.call("POST /orders", { language: "cs", body: payload })).body);
  path = `/orders/admin/orders/${id}`;
});

const call = (name: string, body?: object) => server.call(name, { token, language: "cs", body });
/** What was seen last; null: something else has happened since. */
let known: State | null = null;
const pay = () => {
  known = null;
  return call(`POST ${path}/paid`, { how: "bank" });
};
const refund = () => {
  known = null;
  return call(`POST ${path}/refunded`, {});
};

/** What can be seen of an order from outside. */
async function state() {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const [stock] = await db.select().from(products).where(eq(products.id, "sticker-set"));
  const documents = await db
    .select()
    .from(invoices)
    .where(eq(invoices.order_id, id))
    .orderBy(asc(invoices.id));
  const all = await db.select({ kind: mails.kind }).from(mails).orderBy(asc(mails.id));
  const issued = await db.select().from(vouchers).where(eq(vouchers.order_id, id));
  if (!order) throw new Error("no order");
  return {
    order,
    stock: stock?.stock ?? 0,
    papers: documents.map(({ kind }) => kind),
    valid: documents.filter(({ kind, credited_at }) => kind === "final" && !credited_at).length,
    worth: documents.reduce((sum, { content }) => sum + content.total, 0),
    mails: all.map(({ kind }) => kind),
    usable: issued.filter(({ voided_at }) => !voided_at).length,
    issued: issued.length,
  };
}
type State = Awaited<ReturnType<typeof state>>;

/** What each effect is seen by; those that are missing have tests of their own. */
const SEEN: Partial<Record<OrderEffect, (before: State, after: State) => boolean>> = {
  "forget-payment": (before, after) => before.order.paid_at !== null && after.order.paid_at === null,
  "return-stock": (before, after) => after.stock === before.stock + 3,
  "take-stock": (before, after) => after.stock === before.stock - 3,
  "void-vouchers": (before, after) => after.usable < before.usable,
  "restore-vouchers": (before, after) => after.usable > before.usable && after.issued === before.issued,
  "issue-vouchers": (before, after) =>
    after.issued > before.issued && sent(before, after).includes("vouchers"),
  "issue-invoice": (before, after) =>
    made(before, after).includes("final") && sent(before, after).includes("invoice"),
  "mail-invoice": (before, after) =>
    !made(before, after).includes("final") && sent(before, after).includes("invoice"),
  "issue-credit-note": (before, after) =>
    made(before, after).includes("credit") && sent(before, after).includes("credit-note"),
  "mail-shipped": (before, after) => sent(before, after).includes("order-shipped"),
  "mail-cancelled": (before, after) => sent(before, after).includes("order-cancelled"),
  "mail-reopened": (before, after) => sent(before, after).includes("order-reopened"),
};
const made = (before: State, after: State) => after.papers.slice(before.papers.length);
const sent = (before: State, after: State) => after.mails.slice(before.mails.length);

/** Changes the status: what was told before is what happens, and the documents say what the order is worth. */
async function go(to: OrderStatus): Promise<void> {
  const before = known ?? (await state());
  const told: { status: OrderStatus; effects: OrderEffect[] }[] = (await call(`GET ${path}/status-effects`))
    .body;
  const effects = told.find(({ status }) => status === to)?.effects;
  expect((await call(`PATCH ${path}`, { status: to })).status).toBe(200);
  const after = await state();
  known = after;
  const way = `${before.order.status} to ${to}`;
  const seen = Object.entries(SEEN).flatMap(([effect, isSeen]) => (isSeen(before, after) ? [effect] : []));
  expect([way, seen]).toEqual([way, effects]);
  const isInvoiced = to !== "cancelled" && (after.papers.length > 0 || after.order.paid_at !== null);
  expect([way, after.worth, after.valid]).toEqual(
    isInvoiced ? [way, after.order.total_halere, 1] : [way, 0, 0],
  );
  expect([way, after.stock]).toEqual([way, to === "cancelled" ? 10 : 7]);
  expect([way, after.usable]).toEqual([way, to !== "cancelled" && after.order.paid_at ? 1 : 0]);
}

/** A walk over every ordered pair of statuses, each once; it begins and ends at the first. */
function everyPair(): OrderStatus[] {
  const left = new Set(
    ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.filter((to) => to !== from).map((to) => `${from} ${to}`)),
  );
  const walk: OrderStatus[] = [];
  const stack: OrderStatus[] = ["pending"];
  while (stack.length > 0) {
    const from = stack.at(-1) as OrderStatus;
    const to = ORDER_STATUSES.find((one) => left.has(`${from} ${one}`));
    if (to) {
      left.delete(`${from} ${to}`);
      stack.push(to);
    } else walk.push(stack.pop() as OrderStatus);
  }
  return walk.reverse().slice(1);
}

describe("over all pairs of statuses the documents sum to what the order is worth, as it was told before (15.21)", () => {
  test("of an order that is not paid", async () => {
    expect(everyPair()).toHaveLength(30);
    for (const to of everyPair()) await go(to);
  });

  test("of an order that is paid", async () => {
    await pay();
    for (const to of everyPair()) await go(to);
  });

  test("of one that is paid while it is cancelled, and of one whose money goes back each time", async () => {
    await go("cancelled");
    await pay();
    await go("processing");
    await go("cancelled");
    await refund();
    await go("pending");
    await pay();
    await go("cancelled");
    await refund();
    await go("done");
  });
});

test("a reopened order that was invoiced has a new valid invoice, also in ISDOC and in the export (15.21)", async () => {
  await pay();
  await go("cancelled");
  await go("processing");
  const { papers } = (await call(`GET ${path}`)).body;
  expect(papers.map(({ type }: { type: string }) => type)).toEqual(["final", "credit", "final"]);
  const [, , renewed] = papers;
  const isdoc = await call(`GET ${path}/isdoc?type=final`);
  expect(isdoc.body).toContain(renewed.number);
  const today = pragueDay(new Date(renewed.issued_at));
  const table = await call(`GET /orders/admin/export?what=invoices&from=${today}&to=${today}`);
  for (const { number } of papers) expect(table.body).toContain(number);
  const [mail] = (await db.select().from(mails).orderBy(asc(mails.id))).slice(-1);
  expect(mail?.subject).toContain(renewed.number);
});

test("the status that an order has brings nothing; whoever is not signed in is told nothing (15.21)", async () => {
  const { body } = await call(`GET ${path}/status-effects`);
  expect(body.map(({ status }: { status: string }) => status)).toEqual([...ORDER_STATUSES]);
  expect(body[0]).toEqual({ status: "pending", effects: [] });
  expect((await server.call(`GET ${path}/status-effects`)).status).toBe(401);
  expect((await call("GET /orders/admin/orders/999999/status-effects")).status).toBe(404);
});

test("who was told that an order is cancelled is told that it goes on, in the order's language (15.21)", async () => {
  await go("cancelled");
  await go("processing");
  const mail = async () => (await db.select().from(mails).orderBy(asc(mails.id))).at(-1);
  expect(await mail()).toMatchObject({
    kind: "order-reopened",
    toAddress: "zofie@example.cz",
    language: "cs",
    subject: expect.stringMatching(/^Objednávka \d+ přece jen platí/),
    text: expect.stringContaining("Zatím není zaplacená. Jak ji zaplatit, najdete na stránce objednávky."),
  });
  await db.update(orders).set({ language: "en", payment_kind: "cash" }).where(eq(orders.id, id));
  await go("cancelled");
  await go("pending");
  const english = await mail();
  expect(english?.subject).toMatch(/^Order \d+ is going ahead after all/);
  expect(english?.text).toContain("Please disregard our earlier e-mail saying that it was cancelled.");
  expect(english?.text).not.toContain("hasn’t been paid yet");
});

test("an unpaid order that is taken up again after its day has the usual days from its new invoice (15.21)", async () => {
  const today = pragueDay(new Date());
  const orderedAgo = (days: number) =>
    db
      .update(orders)
      .set({ created_at: new Date(`${addDays(today, -days)}T10:00:00Z`) })
      .where(eq(orders.id, id));
  const dueOn = async (day: string) => {
    const spayd = expect.stringContaining(`DT:${day.replaceAll("-", "")}`);
    const [last] = await db.select().from(invoices).orderBy(desc(invoices.id)).limit(1);
    expect(last?.content).toMatchObject({ due_on: day, spayd });
    const [, , key] = orderPath(server.services.config, (await state()).order)
      .slice(1)
      .split("/");
    const { body } = await server.call(`GET /orders/mine/${id}/${key}`);
    expect(body.payment).toMatchObject({ due_date: day, spayd });
  };
  const iban = { value: "CZ6508000000192000145399" };
  await db.update(settings).set(iban).where(eq(settings.setting_key, "bank_iban"));
  await orderedAgo(5);
  await go("completed");
  await dueOn(addDays(today, 2));
  await go("cancelled");
  await orderedAgo(50);
  await go("processing");
  await dueOn(addDays(today, 7));
});
