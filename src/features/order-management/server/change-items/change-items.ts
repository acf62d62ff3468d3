import { eq } from "drizzle-orm";
import { followOrder } from "#features/bookings/server/index.ts";
import { spreadOverItems } from "#features/discounts/server/index.ts";
import { creditPieces, issueCreditNote, issueFinalInvoice } from "#features/invoices/server/index.ts";
import {
  giveBackPieces,
  lockedOrder,
  logOrder,
  orderItems,
  orders,
  settleMoney,
  visibleOrder,
} from "#features/orders/server/index.ts";
import { markOrderPaid } from "#features/payments/server/index.ts";
import { lockPieces, takePieces } from "#features/products/server/index.ts";
import { issueVouchers } from "#features/vouchers/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { localised } from "#kit/contract/language/language.ts";
import { toCzk, toHalere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { ItemsChange, ItemsPlan, WantedLine } from "../../change-items.contract.ts";
import { getOrder } from "../admin-orders.ts";
import { piecesReason } from "../pieces-reason.ts";
import { fitVouchers, namesOf, voidVouchersOf } from "../take-back.ts";
import { queueChangedMail } from "./changed-mail.ts";
import { type ChangePlan, isLess, planChange } from "./plan-change.ts";
import type { Coming } from "./plan-items.ts";

type OrderRow = typeof orders.$inferSelect;

const CHANGED = {
  en: "Prices, stock or the order have changed in the meantime. Please check again.",
  cs: "Ceny, sklad nebo objednávka se mezitím změnily. Podívejte se na ni znovu.",
};

/** What an order would be with other items; nothing is changed. Throws as `planChange`, NOT_FOUND. */
export async function planItems(context: Context, id: number, lines: WantedLine[]): Promise<ItemsPlan> {
  const order = await visibleOrder(context.db, id);
  const plan = await planChange(context, context.db, order, lines);
  const { language } = context;
  const { items, going, coming } = plan.diff;
  const stays = items.map((item) => {
    const gone = going.filter(({ id }) => id === item.id).reduce((sum, { quantity }) => sum + quantity, 0);
    return { ...item, quantity: item.quantity - item.taken_back - gone };
  });
  return {
    ...{
      discount: toCzk(plan.discount),
      total: toCzk(plan.total),
      to_pay: toCzk(plan.toPay),
      to_return: toCzk(plan.toReturn),
    },
    effects: plan.effects,
    items: [...stays, ...coming.map(({ sold }) => sold)]
      .filter(({ quantity }) => quantity > 0)
      .map(({ translations, quantity, price_halere }) => ({
        ...{ name: localised(translations, language).name, quantity, price: toCzk(price_halere) },
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
    await lockCounts(tx, id, lines);
    const plan = await planChange(context, tx, order, lines);
    const isSeen =
      toHalere(seen.total) === plan.total &&
      toHalere(seen.to_pay) === plan.toPay &&
      toHalere(seen.to_return) === plan.toReturn;
    if (!isSeen) throw new Refusal("CONFLICT", { words: CHANGED });
    if (plan.effects.length > 0) await apply(context, tx, order, plan);
  });
  await context.responseCache.invalidate();
  return getOrder(context, id);
}

/** All counts at once, before they are judged: what goes and what comes may be of several products. */
async function lockCounts(tx: Database, orderId: number, lines: WantedLine[]): Promise<void> {
  const items = await tx.select().from(orderItems).where(eq(orderItems.order_id, orderId));
  const wanted = lines.map(({ product, variant, quantity }) => ({
    ...{ product_id: product, variant_id: variant, quantity },
  }));
  await lockPieces(tx, [...items, ...wanted]);
}

async function apply(context: Context, tx: Database, order: OrderRow, plan: ChangePlan): Promise<void> {
  const { id } = order;
  const { going, coming } = plan.diff;
  await giveBackPieces(tx, going);
  await voidVouchersOf(context, tx, id, going);
  await removePieces(tx, plan);
  await addPieces(tx, id, plan);
  await spreadOverItems(tx, order, plan.discount);
  const [changed] = await tx
    .update(orders)
    .set({
      ...{ goods_halere: plan.goods, discount_halere: plan.discount, total_halere: plan.total },
      updated_at: context.now(),
    })
    .where(eq(orders.id, id))
    .returning();
  if (!changed) throw new Error("A locked order is gone.");
  await settleMoney(tx, id);
  const after = await fitVouchers(context, tx, await lockedOrder(tx, id));
  await makeDocuments(context, tx, after, plan);
  // The credit note over pieces that go brings the news by itself.
  if (!(plan.hasInvoice && isLess(plan.diff))) await queueChangedMail(context, tx, after, plan);
  if (order.paid_at) await issueVouchers(context, tx, id);
  // A part was paid, and it is enough now.
  else if (plan.toPay === 0) await markOrderPaid(context, tx, id);
  await followOrder(context, tx, id);
  const named = (all: { translations: OrderItem["translations"]; quantity: number }[]) =>
    namesOf(all.map((one) => ({ ...one, name: localised(one.translations, "cs").name })));
  await logOrder(
    context,
    tx,
    id,
    "changed",
    { total: toCzk(order.total_halere), items: named(going) },
    { total: toCzk(after.total_halere), items: named(coming.map(({ sold }) => sold)) },
  );
}

type OrderItem = typeof orderItems.$inferSelect;

/** Of what is named elsewhere the pieces count as taken back; other rows have fewer pieces, or go. */
async function removePieces(tx: Database, { diff, named, hasInvoice }: ChangePlan): Promise<void> {
  for (const { id, quantity } of diff.going) {
    const own = eq(orderItems.id, id);
    const item = diff.items.find((one) => one.id === id);
    if (!item || isSwapped(diff.coming, named, id)) continue;
    if (named.has(id) || (hasInvoice && isLess(diff)))
      await tx
        .update(orderItems)
        .set({ taken_back: item.taken_back + quantity })
        .where(own);
    else if (quantity < item.quantity)
      await tx
        .update(orderItems)
        .set({ quantity: item.quantity - quantity })
        .where(own);
    else await tx.delete(orderItems).where(own);
  }
}

/** Whether an item becomes another one in its place. */
function isSwapped(coming: Coming[], named: Set<number>, id: number): boolean {
  return !named.has(id) && coming.some(({ of, how }) => how === "swap" && of?.id === id);
}

/** Takes what comes from stock and writes it; the plan has seen that there is enough. */
async function addPieces(tx: Database, orderId: number, { diff, named }: ChangePlan): Promise<void> {
  const { coming } = diff;
  const { sources, short } = await takePieces(
    tx,
    coming.map(({ sold }) => sold),
  );
  if (short.length > 0) throw new Error("Stock that was locked is gone.");
  for (const [index, { sold, of, how }] of coming.entries()) {
    const row = { ...sold, order_id: orderId, stock_source: sources[index] ?? null };
    if (of && how === "swap" && !named.has(of.id))
      await tx.update(orderItems).set(row).where(eq(orderItems.id, of.id));
    else if (of && how === "raise" && of.taken_back === 0 && isAlike(of, row))
      await tx
        .update(orderItems)
        .set({ quantity: of.quantity + row.quantity })
        .where(eq(orderItems.id, of.id));
    else await tx.insert(orderItems).values(row);
  }
}

/** More pieces are one item with the others where nothing tells them apart. */
function isAlike(item: OrderItem, row: Omit<OrderItem, "id" | "taken_back" | "discount_halere">): boolean {
  return (
    item.price_halere === row.price_halere &&
    item.stock_source === row.stock_source &&
    item.voucher_months === row.voucher_months &&
    item.is_value === row.is_value &&
    item.withdrawal_basis === row.withdrawal_basis &&
    item.translations.cs.name === row.translations.cs.name &&
    item.translations.en.name === row.translations.en.name
  );
}

/** A credit note over what goes, where nothing comes; otherwise the invoice is taken back and issued anew. */
async function makeDocuments(
  context: Context,
  tx: Database,
  order: OrderRow,
  { diff, hasInvoice, discountGone, toReturn }: ChangePlan,
): Promise<void> {
  if (!hasInvoice) return;
  if (isLess(diff)) {
    const lines = diff.going.map(({ translations, quantity, price_halere, is_value }) => ({
      ...{ name: localised(translations, order.language).name, quantity, unit: price_halere },
      ...(is_value && { outside_vat: true }),
    }));
    const reason = await piecesReason(tx, order.id, diff.going);
    const pieces = { pieces: lines, discount: discountGone, reason, owed: toReturn };
    await creditPieces(context, tx, order.id, pieces);
    return;
  }
  await issueCreditNote(context, tx, order.id, "corrected");
  await issueFinalInvoice(context, tx, order.id);
}
