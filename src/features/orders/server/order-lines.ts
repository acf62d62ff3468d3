import { eq } from "drizzle-orm";
import { takePieces } from "#features/products/server/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type OrderDiscount, spreadDiscount } from "../order-discount.ts";
import { itemsOf, keptItems } from "./order-rows.ts";
import { giveBackPieces } from "./order-stock.ts";
import { orderItems, type orders } from "./orders.table.ts";

type Item = typeof orderItems.$inferSelect;
type Sold = Omit<Item, "id" | "order_id" | "taken_back">;

/** Pieces that come, at one price. */
export interface ComingLine {
  sold: Sold;
  /** The item that they come to, or in whose place they come. */
  of: Item | null;
  how: "new" | "raise" | "swap";
}

/** What an order has becomes something else. */
export interface LinesChange {
  /** Items as they were, with the pieces that go as their quantity. */
  going: readonly Item[];
  coming: readonly ComingLine[];
  /** Items whose rows stay with their pieces counted as taken back: others name them. */
  named: ReadonlySet<number>;
  /** What the order costs then; `rules`: its discount code. */
  goods: Halere;
  discount: Halere;
  rules: OrderDiscount | null;
  total: Halere;
  /** What is to be paid then, and what was paid too much. */
  toPay: Halere;
  toReturn: Halere;
  /** Which mail brings the news where no credit note does; null: somebody else tells. */
  told: "reduced" | "changed" | null;
}

/** Pieces go and none come: then a credit note over them is enough. */
export const isLess = ({ going, coming }: { going: readonly unknown[]; coming: readonly unknown[] }) =>
  going.length > 0 && coming.length === 0;

/** Writes what an order has now, with stock; the plan has seen that there is enough, under the locks of the counts. */
export async function writeLines(tx: Database, order: typeof orders.$inferSelect, change: LinesChange) {
  await giveBackPieces(tx, change.going);
  await removePieces(tx, order.id, change);
  await addPieces(tx, order.id, change);
  if (order.discount) await spreadOverItems(tx, order.id, order.discount, change.discount);
}

/** Of what is named elsewhere the pieces count as taken back; other rows have fewer pieces, or go. */
async function removePieces(tx: Database, orderId: number, { going, coming, named }: LinesChange) {
  const items = await itemsOf(tx, orderId);
  for (const { id, quantity } of going) {
    const own = eq(orderItems.id, id);
    const item = items.find((one) => one.id === id);
    const isSwapped = !named.has(id) && coming.some(({ of, how }) => how === "swap" && of?.id === id);
    if (!item || isSwapped) continue;
    if (named.has(id))
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

async function addPieces(tx: Database, order_id: number, { coming, named }: LinesChange): Promise<void> {
  const { sources, short } = await takePieces(
    tx,
    coming.map(({ sold }) => sold),
  );
  if (short.length > 0) throw new Error("Stock that was locked is gone.");
  for (const [index, { sold, of, how }] of coming.entries()) {
    const row = { ...sold, order_id, stock_source: sources[index] ?? null };
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
function isAlike(item: Item, row: Sold): boolean {
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

/** Writes what the discount takes off each item that is still sold; they add up to `discount`. */
async function spreadOverItems(tx: Database, orderId: number, rules: OrderDiscount, discount: Halere) {
  const kept = await keptItems(tx, orderId);
  const shares = spreadDiscount(rules, kept, discount);
  await tx.update(orderItems).set({ discount_halere: 0 }).where(eq(orderItems.order_id, orderId));
  for (const [index, item] of kept.entries())
    if (shares[index])
      await tx.update(orderItems).set({ discount_halere: shares[index] }).where(eq(orderItems.id, item.id));
}

/** The discount goes, and what each item has of it. */
export async function dropShares(tx: Database, orderId: number): Promise<void> {
  await tx.update(orderItems).set({ discount_halere: 0 }).where(eq(orderItems.order_id, orderId));
}
