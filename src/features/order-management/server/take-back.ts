import { discountOfPieces, withoutShare } from "#features/discounts/server/index.ts";
import {
  itemsOf,
  type LinesChange,
  lockedOrder,
  type orderItems,
  type orders,
} from "#features/orders/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { toCzk, toHalere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { TakeBack } from "../order-management.contract.ts";
import type { TakeBackPlan } from "../order-records.contract.ts";
import { getOrder } from "./admin-orders.ts";
import { changeLines, namesOf, sumsWith } from "./change-items/change-lines.ts";

type OrderRow = typeof orders.$inferSelect;
/** An item as it was, with the pieces to take back as its quantity. */
type Pieces = typeof orderItems.$inferSelect;

const CHANGED = {
  en: "Someone else has just changed this order. Look at it again.",
  cs: "Objednávku mezitím změnil někdo jiný. Podívejte se na ni znovu.",
};
const CANCELLED = {
  en: "This order is cancelled as a whole, so no part of it can be taken back.",
  cs: "Objednávka je zrušená celá, část z ní už vzít zpět nejde.",
};
const WHOLE = {
  en: "These are all the items in the order. Cancel the order instead: shipping is then refunded too.",
  cs: "To jsou všechny kusy objednávky. Zrušte ji celou, vrátí se tím i doprava.",
};
const TOO_MANY = {
  en: "The order doesn’t have that many pieces, or they have already been taken back.",
  cs: "Tolik kusů v objednávce není, nebo už jste je vzali zpět.",
};

/**
 * Takes some pieces of an order back, in one transaction: the order costs less from then on, the invoice gets a credit
 * note over exactly these pieces, stock gets them, unused vouchers of them are void and their seats free. What was paid
 * for them is then more than the order costs, and goes back as a refund.
 *
 * @throws Refusal NOT_FOUND; CONFLICT for a cancelled order, for all of its pieces, for used vouchers, and where the
 * order costs something else than the person has seen; INVALID for more pieces than there are
 */
export async function takeBack(context: Context, id: number, { items, seen }: TakeBack) {
  await context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    if (order.status !== "cancelled" && toHalere(seen) !== order.total_halere)
      throw new Refusal("CONFLICT", { words: CHANGED });
    await take(context, tx, order, items);
  });
  await context.responseCache.invalidate();
  return getOrder(context, id);
}

/** What an order would cost without these pieces, and what would follow. Throws as `takeBack`. */
export async function planTakeBack(
  context: Context,
  id: number,
  items: TakeBack["items"],
): Promise<TakeBackPlan> {
  let sums: Awaited<ReturnType<typeof takeOut>> | undefined;
  const effects = await context.parts.foretell(context, id, async (inside, tx) => {
    sums = await take(inside, tx, await lockedOrder(tx, id), items);
  });
  if (!sums) throw new Error("Nothing was planned.");
  return { total: toCzk(sums.total), to_pay: toCzk(sums.toPay), to_return: toCzk(sums.toReturn), effects };
}

async function take(context: Context, tx: Database, order: OrderRow, items: TakeBack["items"]) {
  if (order.status === "cancelled") throw new Refusal("CONFLICT", { words: CANCELLED });
  return takeOut(context, tx, order, await chosenPieces(context, tx, order.id, items), "reduced");
}

/** Takes pieces out of an order whose row is locked; a discount goes with them by their share. Answers what it comes to. */
export async function takeOut(
  context: Context,
  tx: Database,
  order: OrderRow,
  going: Pieces[],
  told: LinesChange["told"],
) {
  const value = going.reduce((sum, { price_halere, quantity }) => sum + price_halere * quantity, 0);
  const shares = discountOfPieces(await itemsOf(tx, order.id), going);
  const off = going.reduce((sum, { id }) => sum + (shares.get(id) ?? 0), 0);
  const total = order.total_halere - (value - off);
  const sums = await sumsWith(tx, order, total);
  await changeLines(
    context,
    tx,
    order,
    {
      going,
      coming: [],
      named: new Set(going.map(({ id }) => id)),
      told,
      goods: order.goods_halere - value,
      discount: order.discount_halere - off,
      rules: withoutShare(order.discount, off),
      total,
      ...sums,
    },
    {
      before: { total: toCzk(order.total_halere) },
      after: { total: toCzk(total), taken_back: namesOf(going, order.language) },
    },
  );
  return { total, ...sums };
}

/** The items with the pieces to take back. Throws INVALID, CONFLICT. */
async function chosenPieces(
  { language }: Context,
  tx: Database,
  id: number,
  asked: TakeBack["items"],
): Promise<Pieces[]> {
  const wanted = new Map<number, number>();
  for (const { id, quantity } of asked) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  const items = await itemsOf(tx, id);
  const pieces = items.flatMap((item) => {
    const quantity = wanted.get(item.id);
    return quantity ? [{ ...item, quantity }] : [];
  });
  const kept = (item: Pieces) => {
    const sold = items.find((one) => one.id === item.id);
    return sold ? sold.quantity - sold.taken_back : 0;
  };
  if (pieces.length !== wanted.size || pieces.some((item) => item.quantity > kept(item)))
    throw invalidField("items", TOO_MANY, language);
  const left = items.reduce((sum, { quantity, taken_back }) => sum + quantity - taken_back, 0);
  if (pieces.reduce((sum, { quantity }) => sum + quantity, 0) === left)
    throw new Refusal("CONFLICT", { words: WHOLE });
  return pieces;
}
