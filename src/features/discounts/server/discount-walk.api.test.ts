import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { moneyOf } from "#features/orders/server/index.ts";
import { orderItems, orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { voucherMovements, vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { toHalere } from "#kit/contract/money/money.ts";
import { discountShop } from "#testing/discount-shop.ts";
import { testServer } from "#testing/test-server.ts";
import { walk } from "#testing/walk.ts";
import { discountUses } from "./discounts.table.ts";

/** Any walk of orders with discount codes and gift vouchers, withdrawals of a line and refunds in part. */
const server = await testServer();
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof discountShop>>;

beforeAll(async () => {
  await server.services.jobs.stop();
  token = await server.signIn();
});

const pieces = { stickers: fc.integer({ min: 1, max: 7 }), caps: fc.integer({ min: 0, max: 3 }) };
const order = fc.nat(2);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("buy" as const), ...pieces, vouchers: fc.subarray([0, 1]) }),
  },
  fc.record({ do: fc.constant("pay" as const), order }),
  fc.record({
    do: fc.constant("take back" as const),
    order,
    item: fc.nat(1),
    pieces: fc.integer({ min: 1, max: 3 }),
  }),
  // By the customer; the team takes back in a step of its own, or does not.
  fc.record({
    do: fc.constant("withdraw" as const),
    order,
    item: fc.nat(1),
    pieces: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ do: fc.constant("change" as const), order, ...pieces }),
  fc.record({
    do: fc.constant("move" as const),
    order,
    to: fc.constantFrom("cancelled", "processing", "completed"),
  }),
  fc.record({ do: fc.constant("refund" as const), order }),
  // A part of what is due, as a transfer that waits to be sent, or onto the vouchers.
  fc.record({
    do: fc.constant("refund a part" as const),
    order,
    way: fc.constantFrom("bank", "voucher"),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ do: fc.constant("step" as const), order, step: fc.constantFrom("sent", "call-off") }),
);
const code = fc.record({
  kind: fc.constantFrom("percent", "amount"),
  percent: fc.integer({ min: 1, max: 100 }),
  amount: fc.integer({ min: 1, max: 150_000 }).map((halere) => halere / 100),
  free_shipping: fc.boolean(),
  products: fc.constantFrom([], ["sticker-set"]),
  max_uses: fc.constantFrom(null, 1, 2),
});

test("whatever is bought, changed, taken back, cancelled and refunded: discounts spread to the haléř, papers sum to the price, and no money is lost", async () => {
  await fc.assert(
    fc.asyncProperty(code, fc.array(step, { minLength: 4, maxLength: 9 }), async (fields, steps) => {
      shop = await discountShop(server, token);
      await openCaps();
      const codes = [await sellVoucher(), await sellVoucher()];
      await shop.make(fields);
      const placed: Placed[] = [];
      for (const one of steps) {
        if (one.do === "buy") {
          const chosen = one.vouchers.map((place) => codes[place] ?? "");
          const { status, body } = await buy(one.stickers, one.caps, chosen);
          if (status === 201)
            placed.push({ id: body.orderId, mine: `/orders/mine/${body.orderId}/${body.access_key}` });
        } else {
          const chosen = placed.at(one.order);
          if (chosen) await act(chosen, one);
        }
        await expectConserved(fields.max_uses);
        await expectVouchersConserved();
      }
      for (const { id, mine } of placed) {
        await act({ id, mine }, { do: "step", step: "sent" });
        await shop.setStatus(id, "cancelled");
        await refund(id);
        expect((await shop.order(id)).money).toMatchObject({ left: 0, voucher: 0 });
      }
      await expectConserved(fields.max_uses);
      expect(await shop.differences()).toEqual([]);
      await expectVouchersConserved();
      // All that was spent is on them again.
      for (const code of codes)
        expect([code, (await shop.call(`GET /vouchers/${code}`)).body.balance]).toEqual([code, 1000]);
    }),
    walk(8, { interruptAfterTimeLimit: 45_000, endOnFailure: true }),
  );
});

/** A second kind of goods, and a voucher over an amount in place of the ride. */
async function openCaps(): Promise<void> {
  const [stickers] = await db.select().from(products).where(eq(products.id, "sticker-set"));
  if (!stickers) throw new Error("no goods");
  await db.insert(products).values({ ...stickers, id: "cap", slug: "cap", price_halere: 33_333 });
  await db
    .update(products)
    .set({ is_voucher: true, is_value: true, voucher_months: 12, price_halere: 100_000 })
    .where(eq(products.id, "drift-taxi-1"));
}

async function sellVoucher(): Promise<string> {
  const items = [{ id: "drift-taxi-1", quantity: 1, price: 1000 }];
  const { body } = await server.call("POST /orders", { body: { ...shop.payload, items, total: 1129 } });
  await shop.pay(body.orderId);
  const [row] = await db.select().from(vouchers).where(eq(vouchers.order_id, body.orderId));
  return row?.code ?? "";
}

/** Asks what it costs by a first try, as a browser does; a code that is used up is left out. */
async function buy(stickers: number, caps: number, codes: string[]) {
  const items = [
    { id: "sticker-set", quantity: stickers, price: 149.9 },
    ...(caps ? [{ id: "cap", quantity: caps, price: 333.33 }] : []),
  ];
  const send = (total: number, discount_code: string) =>
    server.call("POST /orders", { body: { ...shop.payload, items, codes, discount_code, total } });
  const found = await send(0, "DRIFT10");
  if (found.status === 409) return send(found.body.total, "DRIFT10");
  return send((await send(0, "")).body.total, "");
}

interface Placed {
  id: number;
  /** Its address for its customer. */
  mine: string;
}

interface Acting {
  do: string;
  to?: string;
  pieces?: number;
  item?: number;
  stickers?: number;
  caps?: number;
  way?: string;
  share?: number;
  step?: string;
}

async function act({ id, mine }: Placed, one: Acting): Promise<void> {
  if (one.do === "pay") await shop.pay(id);
  if (one.do === "move") await shop.setStatus(id, one.to ?? "");
  if (one.do === "refund") await refund(id);
  const { items, updated_at, money, owed, refunds } = await shop.order(id);
  const item = items[one.item ?? 0];
  const path = `/orders/admin/orders/${id}`;
  if (one.do === "withdraw" && item) {
    const body = { items: [{ id: item.id, quantity: one.pieces ?? 1 }] };
    const { status } = await server.call(`POST ${mine}/withdrawal`, { body });
    expect([200, 201, 204, 409]).toContain(status);
  }
  if (one.do === "refund a part" && owed > 0) {
    const amount = Math.max(1, Math.round(owed * (one.share ?? 1))) / 100;
    const seen = Math.round((money.returned + money.on_the_way) * 100) / 100;
    const body = { way: one.way, amount, seen, account: "19-2000145399/0800" };
    // More than came that way is refused.
    expect([201, 422]).toContain((await shop.call(`POST ${path}/refunds`, body)).status);
  }
  if (one.do === "step")
    for (const { id: refund, state } of refunds)
      if (state === "pending") await shop.call(`PATCH ${path}/refunds/${refund}`, { step: one.step });
  if (one.do === "take back" && item) await shop.takeBack(id, [{ id: item.id, quantity: one.pieces ?? 1 }]);
  if (one.do === "change") {
    const kept = items.filter(
      (own: { quantity: number; taken_back: number }) => own.quantity > own.taken_back,
    );
    const of = (product: string) =>
      kept.find(({ product_id }: { product_id: string }) => product_id === product)?.id ?? null;
    const lines = [
      { item: of("sticker-set"), product: "sticker-set", quantity: one.stickers },
      ...(one.caps ? [{ item: of("cap"), product: "cap", quantity: one.caps }] : []),
    ];
    const at = `${path}/items`;
    const { status, body: plan } = await shop.call(`POST ${at}/plan`, { lines });
    if (status !== 200) return;
    const { total, to_pay, to_return } = plan;
    const seen = { total, to_pay, to_return };
    const done = await shop.call(`PUT ${at}`, { lines, version: updated_at, seen });
    expect([done.status, done.body.total]).toEqual([200, total]);
  }
}

/** Sends back what is too much: money first, the rest onto the voucher. */
async function refund(id: number): Promise<void> {
  const { money, status, total, refunded } = await shop.order(id);
  const due = status === "cancelled" ? money.left : Math.max(0, Math.round((money.left - total) * 100) / 100);
  if (due === 0) return;
  const amount = Math.round(((refunded ?? 0) + due) * 100) / 100;
  await shop.call(`POST /orders/admin/orders/${id}/refunded`, { amount });
}

async function expectConserved(most: number | null): Promise<void> {
  const rows = await db.select().from(orders);
  for (const { id, ...row } of rows) {
    const items = await db.select().from(orderItems).where(eq(orderItems.order_id, id));
    const sum = (of: (item: (typeof items)[number]) => number) =>
      items.reduce((all, one) => all + of(one), 0);
    const goods = sum((one) => one.price_halere * (one.quantity - one.taken_back));
    expect([id, row.goods_halere, row.discount_halere]).toEqual([
      id,
      goods,
      sum((one) => one.discount_halere),
    ]);
    expect(row.total_halere).toBe(goods - row.discount_halere + row.shipping_halere + row.fee_halere);
    for (const one of items) {
      expect(one.discount_halere).toBeGreaterThanOrEqual(0);
      const worth = one.is_value ? 0 : one.price_halere * (one.quantity - one.taken_back);
      expect(one.discount_halere).toBeLessThanOrEqual(worth);
    }
    const [papers] = await db
      .select({ sum: sql<number>`coalesce(sum((${invoices.content}->>'total')::float8), 0)` })
      .from(invoices)
      .where(eq(invoices.order_id, id));
    if (!row.paid_at) continue;
    expect([id, papers?.sum]).toEqual([id, row.status === "cancelled" ? 0 : row.total_halere]);
    // What is here is what papers say, but for what is to go back and what is still to come.
    const { money, owed, due, refunded } = await shop.order(id);
    const balance = toHalere(money.left) - toHalere(owed) + toHalere(due);
    if (refunded === null) expect([id, balance]).toEqual([id, papers?.sum]);
  }
  const used = await db.select().from(discountUses);
  const live = used.filter(({ released_at }) => released_at === null);
  // Paid orders that are taken up again keep their price, whatever became of the code.
  const counted = live.filter(({ order_id }) => rows.find(({ id }) => id === order_id)?.paid_at === null);
  if (most !== null) expect(counted.length).toBeLessThanOrEqual(most);
  for (const { order_id } of live) expect(rows.find(({ id }) => id === order_id)?.discount).not.toBeNull();
}

/** Each voucher holds what its movements say, and each order was paid with what they took for it. */
async function expectVouchersConserved(): Promise<void> {
  const moved = await db.select().from(voucherMovements);
  const sum = (of: typeof moved) => of.reduce((all, one) => all + one.amount_halere, 0);
  for (const { id, balance_halere, value_halere } of await db.select().from(vouchers)) {
    expect([id, balance_halere]).toEqual([id, sum(moved.filter(({ voucher_id }) => voucher_id === id))]);
    expect(balance_halere).toBeGreaterThanOrEqual(0);
    expect(balance_halere).toBeLessThanOrEqual(value_halere ?? 0);
  }
  for (const { id } of await db.select().from(orders).orderBy(orders.id)) {
    const { voucher } = await moneyOf(db, id);
    const own = moved.filter(
      ({ order_id, kind }) => order_id === id && ["used", "released", "returned"].includes(kind),
    );
    expect([id, voucher]).toEqual([id, -sum(own) || 0]);
  }
}
