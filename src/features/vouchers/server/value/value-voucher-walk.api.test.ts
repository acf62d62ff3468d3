// @module-tag both-databases
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { moneyOfOrders } from "#features/orders/server/index.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { valueVoucherShop } from "#testing/shop/value-voucher-shop.ts";
import { testServer } from "#testing/test-server.ts";
import { walk } from "#testing/walk.ts";
import { voucherMovements, vouchers } from "../vouchers.table.ts";

/** Any walk of vouchers over an amount, and of the orders that they pay. */
const server = await testServer();
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof valueVoucherShop>>;

beforeAll(async () => {
  await server.services.jobs.stop();
  token = await server.signIn();
});

const sums = { amount: fc.integer({ min: 1, max: 5_000 }), voucher: fc.nat(1) };
const step = fc.oneof(
  fc.record({
    do: fc.constant("buy" as const),
    codes: fc.subarray([0, 1], { minLength: 1 }),
    pieces: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({ do: fc.constant("buy at once" as const), pieces: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ do: fc.constant("pay" as const), order: fc.nat(3) }),
  fc.record({
    do: fc.constant("take back" as const),
    order: fc.nat(3),
    pieces: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({
    do: fc.constant("move" as const),
    order: fc.nat(3),
    to: fc.constantFrom("cancelled", "processing"),
  }),
  fc.record({ do: fc.constant("refund" as const), order: fc.nat(3) }),
  fc.record({ do: fc.constant("take off" as const), ...sums }),
  fc.record({ do: fc.constant("take off twice" as const), ...sums }),
  fc.record({ do: fc.constant("undo" as const), voucher: fc.nat(1) }),
  fc.record({ do: fc.constant("give" as const) }),
  fc.record({ do: fc.constant("void" as const), voucher: fc.nat(1) }),
  fc.record({ do: fc.constant("cancel the sale" as const), to: fc.constantFrom("cancelled", "processing") }),
);

test("whatever is bought, cancelled, refunded, taken off and made void, vouchers conserve money and papers say what was paid", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
      shop = await valueVoucherShop(server, token);
      const sold = await shop.sell(2);
      const codes = [...sold.codes];
      const placed: number[] = [];
      const codeAt = (place: number) => codes.at(-1 - place) ?? "";
      const buy = async (chosen: string[], pieces: number) => {
        const { status, body } = await shop.buy(chosen, pieces);
        if (status === 201) placed.push(body.orderId);
      };
      for (const one of steps) {
        const id = "order" in one ? placed.at(one.order) : undefined;
        if (one.do === "buy") await buy(one.codes.map(codeAt), one.pieces);
        if (one.do === "buy at once")
          await Promise.all([
            buy([codeAt(0), codeAt(1)], one.pieces),
            buy([codeAt(1), codeAt(0)], one.pieces),
          ]);
        if (one.do === "take off" || one.do === "take off twice") {
          const seen = (await shop.look(codeAt(one.voucher))).balance;
          const off = () =>
            shop.call(`POST /vouchers/${codeAt(one.voucher)}/redeem`, { amount: one.amount, seen });
          await Promise.all(one.do === "take off" ? [off()] : [off(), off()]);
        }
        if (one.do === "undo") await shop.call(`POST /vouchers/${codeAt(one.voucher)}/undo`, { reason: "x" });
        if (one.do === "void") await shop.call(`POST /vouchers/${codeAt(one.voucher)}/void`, { reason: "x" });
        if (one.do === "give") {
          const given = await shop.call("POST /vouchers", {
            product: "drift-taxi-1",
            quantity: 1,
            name: "P",
            language: "cs",
            reason: "x",
            valid_until: "2030-01-01",
          });
          codes.push(given.body.vouchers[0].code);
        }
        if (one.do === "cancel the sale") await shop.setStatus(sold.id, one.to);
        if (id !== undefined) await stepOrder(id, one);
        await expectConserved();
      }
      for (const id of placed) {
        await shop.setStatus(id, "cancelled");
        await refund(id);
        expect((await shop.order(id)).money).toMatchObject({ left: 0, voucher: 0 });
      }
      await expectConserved();
      expect((await shop.call("POST /accounting/check", {})).body.differences).toEqual([]);
    }),
    walk(8, { interruptAfterTimeLimit: 45_000, endOnFailure: true }),
  );
});

async function stepOrder(id: number, one: { do: string; pieces?: number; to?: string }) {
  if (one.do === "pay") await shop.pay(id);
  if (one.do === "move") await shop.setStatus(id, one.to ?? "");
  if (one.do === "refund") await refund(id);
  if (one.do === "take back") {
    const { items, total } = await shop.order(id);
    const pieces = [{ id: items[0].id, quantity: one.pieces }];
    await shop.call(`POST /orders/admin/orders/${id}/taken-back`, { items: pieces, seen: total });
  }
}

/** Sends back what is too much: money first, the rest onto the vouchers. */
async function refund(id: number): Promise<void> {
  const { money, status, total } = await shop.order(id);
  const due = status === "cancelled" ? money.left : Math.max(0, Math.round((money.left - total) * 100) / 100);
  if (due === 0) return;
  const refunded = (await shop.order(id)).refunded ?? 0;
  const amount = Math.round((refunded + due) * 100) / 100;
  await shop.call(`POST /orders/admin/orders/${id}/refunded`, { amount });
}

async function expectConserved(): Promise<void> {
  const all = await db.select().from(vouchers);
  const moved = await db.select().from(voucherMovements);
  const sum = (of: { amount_halere: number }[]) => of.reduce((total, one) => total + one.amount_halere, 0);
  for (const { id, code, balance_halere, value_halere } of all) {
    const own = moved.filter(({ voucher_id }) => voucher_id === id);
    expect([code, balance_halere]).toEqual([code, sum(own)]);
    expect(balance_halere).toBeGreaterThanOrEqual(0);
    expect(balance_halere).toBeLessThanOrEqual(value_halere ?? 0);
  }
  const rows = await db.select().from(orders);
  const money = await moneyOfOrders(
    db,
    rows.map(({ id }) => id),
  );
  for (const { id, total_halere, paid_at, status } of rows) {
    const voucher_halere = money.get(id)?.voucher ?? 0;
    const own = moved.filter(
      ({ order_id, kind }) => order_id === id && ["used", "released", "returned"].includes(kind),
    );
    expect([id, voucher_halere]).toEqual([id, -sum(own) || 0]);
    expect(voucher_halere).toBeGreaterThanOrEqual(0);
    if (!paid_at) expect(voucher_halere).toBeLessThanOrEqual(total_halere);
    if (!paid_at && status === "cancelled") expect(voucher_halere).toBe(0);
    const [worth] = await db
      .select({ sum: sql<number>`coalesce(sum((${invoices.content}->>'total')::float8), 0)` })
      .from(invoices)
      .where(eq(invoices.order_id, id));
    if (paid_at) expect([id, worth?.sum]).toEqual([id, status === "cancelled" ? 0 : total_halere]);
  }
}
