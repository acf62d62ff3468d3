import { eq } from "drizzle-orm";
import { isLess, lockedOrder, orderItems, type orders } from "#features/orders/server/index.ts";
import { lockPieces } from "#features/products/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { localised } from "#kit/contract/language/language.ts";
import { toCzk, toHalere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { ItemsChange, ItemsPlan, WantedLine } from "../../change-items.contract.ts";
import { getOrder } from "../admin-orders.ts";
import { changeLines, namesOf } from "./change-lines.ts";
import { type ChangePlan, planChange } from "./plan-change.ts";

type OrderRow = typeof orders.$inferSelect;

const CHANGED = {
  en: "Prices, stock or the order have changed in the meantime. Please check again.",
  cs: "Ceny, sklad nebo objednávka se mezitím změnily. Podívejte se na ni znovu.",
};

/** What an order would be with other items, and what would follow. Throws as `planChange`, NOT_FOUND. */
export async function planItems(context: Context, id: number, lines: WantedLine[]): Promise<ItemsPlan> {
  const { language } = context;
  let plan: ChangePlan | undefined;
  const effects = await context.parts.foretell(context, id, async (inside, tx) => {
    plan = await changeTo(inside, tx, await lockedOrder(tx, id), lines);
  });
  if (!plan) throw new Error("Nothing was planned.");
  const { items, going, coming } = plan.diff;
  const stays = items.map((item) => {
    const gone = going.filter(({ id }) => id === item.id).reduce((sum, { quantity }) => sum + quantity, 0);
    return { ...item, quantity: item.quantity - item.taken_back - gone };
  });
  return {
    discount: toCzk(plan.discount),
    total: toCzk(plan.total),
    to_pay: toCzk(plan.toPay),
    to_return: toCzk(plan.toReturn),
    effects,
    items: [...stays, ...coming.map(({ sold }) => sold)]
      .filter(({ quantity }) => quantity > 0)
      .map(({ translations, quantity, price_halere }) => ({
        name: localised(translations, language).name,
        quantity,
        price: toCzk(price_halere),
      })),
  };
}

/**
 * Changes what an order has, in one transaction: stock, prices, vouchers, seats, documents and mails follow. What was
 * paid too much then can be sent back as a refund.
 *
 * @throws Refusal as `planChange`; NOT_FOUND, CHANGED_MEANWHILE where the order has changed since it was seen, CONFLICT
 * where it comes to other sums than the person has seen
 */
export async function changeItems(context: Context, id: number, { lines, version, seen }: ItemsChange) {
  await context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    if (order.updated_at.toISOString() !== version) throw new Refusal("CHANGED_MEANWHILE");
    const { total, toPay, toReturn } = await changeTo(context, tx, order, lines);
    const isSeen =
      toHalere(seen.total) === total &&
      toHalere(seen.to_pay) === toPay &&
      toHalere(seen.to_return) === toReturn;
    if (!isSeen) throw new Refusal("CONFLICT", { words: CHANGED });
  });
  await context.responseCache.invalidate();
  return getOrder(context, id);
}

/** An order whose row is locked has these lines from now on; answers what was planned. */
async function changeTo(
  context: Context,
  tx: Database,
  order: OrderRow,
  lines: WantedLine[],
): Promise<ChangePlan> {
  await lockCounts(tx, order.id, lines);
  const plan = await planChange(context, tx, order, lines);
  if (plan.diff.going.length + plan.diff.coming.length > 0) await apply(context, tx, order, plan);
  return plan;
}

/** All counts at once, before they are judged: what goes and what comes may be of several products. */
async function lockCounts(tx: Database, orderId: number, lines: WantedLine[]): Promise<void> {
  const items = await tx.select().from(orderItems).where(eq(orderItems.order_id, orderId));
  const wanted = lines.map(({ product, variant, quantity }) => ({
    product_id: product,
    variant_id: variant,
    quantity,
  }));
  await lockPieces(tx, [...items, ...wanted]);
}

async function apply(context: Context, tx: Database, order: OrderRow, plan: ChangePlan): Promise<void> {
  const { going, coming } = plan.diff;
  const { goods, discount, total, toPay, toReturn } = plan;
  const isCredited = plan.hasInvoice && isLess(plan.diff);
  const named = isCredited ? new Set(going.map(({ id }) => id)) : plan.named;
  await changeLines(
    context,
    tx,
    order,
    {
      going,
      coming,
      named,
      goods,
      discount,
      rules: order.discount,
      total,
      toPay,
      toReturn,
      told: "changed" as const,
    },
    {
      before: { total: toCzk(order.total_halere), items: namesOf(going, "cs") },
      after: {
        total: toCzk(total),
        items: namesOf(
          coming.map(({ sold }) => sold),
          "cs",
        ),
      },
    },
  );
}
