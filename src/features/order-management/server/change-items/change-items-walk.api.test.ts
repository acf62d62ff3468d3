import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { type Line, orderToChange } from "#testing/shop/order-to-change.ts";
import { testServer } from "#testing/test-server.ts";
import { walk } from "#testing/walk.ts";

/** Any walk of an order whose items change. */
const server = await testServer();
const { db } = server.services;
let at: Awaited<ReturnType<typeof orderToChange>>;

beforeAll(() => server.services.jobs.stop());
test("whatever is paid, changed, taken back, sent back, cancelled and taken up again, documents, stock and vouchers agree", async () => {
  const step = fc.oneof(
    fc.constant({ do: "pay" as const }),
    fc.record({
      do: fc.constant("change" as const),
      ride: fc.integer({ min: 0, max: 2 }),
      isLong: fc.boolean(),
      stickers: fc.integer({ min: 0, max: 4 }),
      small: fc.integer({ min: 0, max: 2 }),
      medium: fc.integer({ min: 0, max: 2 }),
      swaps: fc.boolean(),
    }),
    fc.record({ do: fc.constant("take" as const), at: fc.nat(3), quantity: fc.integer({ min: 1, max: 2 }) }),
    fc.constant({ do: "send" as const }),
    fc.record({
      do: fc.constant("move" as const),
      to: fc.constantFrom("pending", "processing", "cancelled", "shipped"),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
      at = await orderToChange(server);
      for (const one of [...steps, { do: "move" as const, to: "cancelled" }, { do: "send" as const }]) {
        if (one.do === "pay") await at.pay();
        if (one.do === "move") await at.setStatus(one.to);
        if (one.do === "change") await changeTo(one);
        if (one.do === "take") {
          const chosen = (await at.lines())[one.at];
          if (chosen)
            await at.call(`POST ${at.path}/taken-back`, {
              items: [{ id: chosen.item, quantity: one.quantity }],
              seen: (await at.order()).total,
            });
        }
        if (one.do === "send") await at.sendBack();
        await expectAgreement();
      }
      expect((await at.order()).money).toMatchObject({ left: 0 });
    }),
    walk(12),
  );
});

interface Wish {
  ride: number;
  isLong: boolean;
  stickers: number;
  small: number;
  medium: number;
  swaps: boolean;
}

/** Asks for an order like this; what is there is changed, or replaced by new lines. */
async function changeTo({ ride, isLong, stickers, small, medium, swaps }: Wish): Promise<void> {
  const now = await at.lines();
  const wish: Line[] = [
    { item: null, product: isLong ? "long" : "drift-taxi-1", quantity: ride },
    { item: null, product: "sticker-set", quantity: stickers },
    at.shirt(small, 0),
    at.shirt(medium, 1),
  ].filter(({ quantity }) => quantity > 0);
  const kind = (product: string) => (product === "long" ? "drift-taxi-1" : product);
  const free = [...now];
  const wanted = wish.map((line) => {
    const at = swaps ? free.findIndex((one) => kind(one.product) === kind(line.product)) : -1;
    return at < 0 ? line : { ...line, item: free.splice(at, 1)[0]?.item ?? null };
  });
  const { status, body } = await at.change(wanted);
  expect([200, 409, 422], JSON.stringify(body)).toContain(status);
}

async function expectAgreement(): Promise<void> {
  const [row] = await db.select().from(orders).where(eq(orders.id, at.id));
  if (!row) throw new Error("no order");
  const items = await at.itemRows();
  const kept = (of: (item: (typeof items)[number]) => boolean) =>
    items.filter(of).reduce((sum, { quantity, taken_back }) => sum + quantity - taken_back, 0);
  const goods = items.reduce(
    (sum, { price_halere, quantity, taken_back }) => sum + price_halere * (quantity - taken_back),
    0,
  );
  expect([row.goods_halere, row.total_halere]).toEqual([goods, goods + row.shipping_halere]);
  const isCancelled = row.status === "cancelled";
  const all = await db.select().from(invoices).where(eq(invoices.order_id, at.id));
  const hasValid = all.some(({ kind, credited_at }) => kind === "final" && !credited_at);
  const worth = all.reduce((sum, { content }) => sum + content.total, 0);
  expect([worth, hasValid && isCancelled]).toEqual([hasValid ? row.total_halere : 0, false]);
  expect(row.paid_at !== null && !isCancelled ? hasValid : true).toBe(true);
  const held = (of: (item: (typeof items)[number]) => boolean) => (isCancelled ? 0 : kept(of));
  expect(await at.stock()).toBe(10 - held(({ product_id }) => product_id === "sticker-set"));
  expect(await at.sizeStock()).toEqual(
    at.sizes.map((size) => 3 - held(({ variant_id }) => variant_id === size)),
  );
  const live = (await db.select().from(vouchers)).filter(({ voided_at }) => !voided_at);
  const rides = kept(({ voucher_months }) => voucher_months !== null);
  if (row.paid_at && !isCancelled && row.balance_halere >= 0) expect(live).toHaveLength(rides);
  else expect(live.length).toBeLessThanOrEqual(isCancelled ? 0 : rides);
  const { money, refunded } = await at.order();
  expect(money.left).toBeCloseTo(money.paid - money.returned - money.on_the_way, 2);
  // What came and what is due is at least what it costs, and exactly that where something is due.
  if (row.paid_at && !isCancelled && refunded === null) {
    const due = Math.max(0, -row.balance_halere);
    const rest = Math.round(money.left * 100) + due - row.total_halere;
    if (due > 0) expect(rest).toBe(0);
    else expect(rest).toBeGreaterThanOrEqual(0);
  }
}
