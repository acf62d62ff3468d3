import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { ORDER_STATUSES, type OrderStatus } from "#features/orders/order-status.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openShop, openVoucherShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

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
  const { payload } = await openVoucherShop(server.services);
  ({ orderId: id } = (await server.call("POST /orders", { language: "cs", body: payload })).body);
  path = `/orders/admin/orders/${id}`;
});

const call = (name: string, body?: object) => server.call(name, { token, language: "cs", body });
const pay = () => call(`POST ${path}/paid`, { how: "bank" });
const go = (status: OrderStatus, more = {}) => call(`PATCH ${path}`, { status, ...more });
const undo = async (what: "status" | "payment") =>
  call(`POST ${path}/undo`, { what, status: (await row()).status });
const row = async () => {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error("no order");
  return order;
};
const documents = () => db.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(asc(invoices.id));
const kinds = async () => (await db.select().from(mails).orderBy(asc(mails.id))).map(({ kind }) => kind);
const told = async () => (await call(`GET ${path}/steps`)).body;
const names = async () => (await told()).steps.map(({ step }: { step: string }) => step);

describe("the next steps of an order (17.2)", () => {
  test("are what makes sense now, the most likely first", async () => {
    expect(await names()).toEqual(["pay", "send", "cancel"]);
    await pay();
    expect(await names()).toEqual(["send", "cancel"]);
    await go("shipped");
    expect(await names()).toEqual(["deliver", "cancel"]);
    await go("completed");
    expect(await names()).toEqual(["cancel"]);
    await go("cancelled");
    expect(await names()).toEqual(["reopen"]);
    const [{ status }] = (await told()).steps;
    expect(status).toBe("completed");
    await db.update(orders).set({ is_pickup: true, status: "processing" }).where(eq(orders.id, id));
    expect(await names()).toEqual(["ready", "cancel"]);
    await db.update(products).set({ category: "experience" }).where(eq(products.id, "sticker-set"));
  });

  test("of an order without goods it is done, not sent", async () => {
    const { payload } = await openShop(server.services);
    const { orderId } = (await server.call("POST /orders", { body: payload })).body;
    path = `/orders/admin/orders/${orderId}`;
    expect(await names()).toEqual(["pay", "finish", "cancel"]);
  });

  test("a payment does what it says: invoice, vouchers, e-mail", async () => {
    expect((await told()).steps[0]).toEqual({
      step: "pay",
      status: null,
      effects: ["issue-paid-invoice", "issue-vouchers"],
    });
    await pay();
    expect((await documents()).map(({ kind }) => kind)).toEqual(["final"]);
    expect((await kinds()).slice(-2)).toEqual(["order-paid", "vouchers"]);
  });

  test("the carrier's number is kept and told", async () => {
    const { body } = await go("shipped", { tracking: " CZ 123\n" });
    expect(body.tracking_number).toBe("CZ 123");
    const mail = (await db.select().from(mails).orderBy(asc(mails.id))).at(-1);
    expect(mail?.text).toContain("Číslo zásilky u dopravce je CZ 123.");
  });

  test("an order that is not there has none", async () => {
    expect((await call("GET /orders/admin/orders/999999/steps")).status).toBe(404);
  });
});

describe("the way back from a wrong tap (17.2)", () => {
  test("a status comes back with its moments, and the customer is told", async () => {
    await go("shipped", { tracking: "1" });
    expect((await told()).back).toEqual([{ what: "status", status: "pending", effects: ["mail-undone"] }]);
    expect((await undo("status")).status).toBe(200);
    expect(await row()).toMatchObject({ status: "pending", shipped_at: null, tracking_number: "" });
    expect((await kinds()).at(-1)).toBe("order-undone");
    expect((await told()).back).toEqual([]);
    await go("shipped");
    await go("completed");
    await undo("status");
    expect(await row()).toMatchObject({ status: "shipped", delivered_at: null });
  });

  test("the customer is told what was wrong, whatever mails came between", async () => {
    const said = async () => (await db.select().from(mails).orderBy(asc(mails.id))).at(-1)?.text;
    await go("shipped");
    await pay();
    await undo("status");
    expect(await said()).toMatch(/omylem jsme vám napsali, že je vaše objednávka \d+ na cestě/);
    await db.update(orders).set({ is_pickup: true }).where(eq(orders.id, id));
    await go("shipped");
    await undo("status");
    expect(await said()).toMatch(/omylem jsme vám napsali, že je vaše objednávka \d+ připravená/);
  });

  test("a payment is taken back with credit note and vouchers, and can be noted again", async () => {
    await pay();
    expect((await told()).back).toEqual([
      {
        what: "payment",
        status: null,
        effects: ["void-vouchers", "issue-credit-note", "mail-unpaid"],
      },
    ]);
    await undo("payment");
    expect(await row()).toMatchObject({ paid_at: null });
    expect((await documents()).map(({ kind }) => kind)).toEqual(["final", "credit"]);
    expect((await kinds()).slice(-2)).toEqual(["credit-note", "order-unpaid"]);
    const [voucher] = await db.select().from(vouchers);
    expect(voucher?.voided_at).not.toBeNull();
    await pay();
    const [again] = await db.select().from(vouchers);
    expect(again?.voided_at).toBeNull();
    expect((await documents()).map(({ kind }) => kind)).toEqual(["final", "credit", "final"]);
  });

  test("there is none for a card payment, a used voucher, a refund; nor for what somebody else changed", async () => {
    const none = async (what: "status" | "payment") => expect((await undo(what)).status).toBe(409);
    await none("status");
    await none("payment");
    await pay();
    await db.update(vouchers).set({ used_at: new Date(), used_by: "x" });
    await none("payment");
    await go("shipped");
    const old = await call(`POST ${path}/undo`, { what: "status", status: "processing" });
    expect([old.status, old.body.message]).toEqual([
      409,
      expect.stringContaining("Načtěte objednávku znovu"),
    ]);
    await go("cancelled");
    await none("status");
    expect((await documents()).map(({ kind }) => kind)).toEqual(["final", "credit"]);
  });
});

/** Numbers that look random and are the same each time (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test.each([3, 4, 6])(
  "any walk of statuses, payments, refunds and ways back ends with papers that sum to what is paid or owed, walk %i (17.2)",
  async (seed) => {
    const random = randomOf(seed);
    const way: string[] = [];
    const moves = [
      ...ORDER_STATUSES.map((status) => [status, () => go(status)] as const),
      ["pay", pay] as const,
      ["pay", pay] as const,
      ["refund", () => call(`POST ${path}/refunded`, {})] as const,
      ["undo status", () => undo("status")] as const,
      ["undo status", () => undo("status")] as const,
      ["undo payment", () => undo("payment")] as const,
      ["undo payment", () => undo("payment")] as const,
    ];
    for (let step = 0; step < 25; step++) {
      const [name, run] = moves[random(moves.length)] as (typeof moves)[number];
      way.push(name);
      expect([200, 409, 422], way.join(", ")).toContain((await run()).status);
      const order = await row();
      const all = await documents();
      const valid = all.filter(({ kind, credited_at }) => kind === "final" && !credited_at);
      const worth = all.reduce((sum, { content }) => sum + content.total, 0);
      const { status, paid_at, total_halere } = order;
      expect([way.join(", "), worth]).toEqual([way.join(", "), valid.length * total_halere]);
      const mustHave = status !== "cancelled" && (paid_at || status === "completed" || status === "done");
      if (mustHave) expect([way.join(", "), valid.length]).toEqual([way.join(", "), 1]);
      if (status === "cancelled") expect([way.join(", "), valid.length]).toEqual([way.join(", "), 0]);
      // No paper says that it was paid where it was not.
      if (!paid_at)
        for (const { content } of valid)
          expect([way.join(", "), content.paid_on]).toEqual([way.join(", "), null]);
      const issued = await db.select().from(vouchers).where(eq(vouchers.order_id, id));
      const usable = issued.filter(({ voided_at }) => !voided_at).length;
      expect([way.join(", "), usable]).toEqual([way.join(", "), status !== "cancelled" && paid_at ? 1 : 0]);
    }
  },
);
