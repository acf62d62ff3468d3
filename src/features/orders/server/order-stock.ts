import { eq } from "drizzle-orm";
import { returnPieces, takePieces } from "#features/products/server/index.ts";
import { invalidField, type Refusal } from "#kit/contract/errors.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type Follower, stands } from "./order-change.ts";
import { keptItems } from "./order-rows.ts";
import { orderItems } from "./orders.table.ts";

type OrderItem = typeof orderItems.$inferSelect;

/**
 * The stock of an order: one that was cancelled or deleted gives its pieces back, one that stands again takes them. What
 * its lines hold is written with them. Throws INVALID where a piece is sold by now; money that came for a deleted order
 * is no wish, so what was sold since stays sold, and the team sees a count that is too low.
 */
export const followStock: Follower = async ({ language }, tx, order, { before, change }) => {
  if (!stands(order)) return giveBack(tx, order.id);
  if (stands(before)) return;
  const missing = await takeAgain(tx, order.id);
  const isMoney = change?.kind === "money" || (change?.kind === "hidden" && change.hasMoney);
  if (missing && !isMoney) throw notEnough(missing, language);
};

/** Gives the pieces of an order back to stock; a second time there is nothing left to give. */
async function giveBack(tx: Database, orderId: number): Promise<void> {
  const held = await keptItems(tx, orderId);
  if (held.every(({ stock_source }) => stock_source === null)) return;
  await returnPieces(
    tx,
    held.map((item) => ({ ...item, source: item.stock_source })),
  );
  await tx.update(orderItems).set({ stock_source: null }).where(eq(orderItems.order_id, orderId));
}

/** Gives some pieces of an order's items back to the counts that hold them; the caller holds the order's row locked. */
export async function giveBackPieces(tx: Database, pieces: readonly OrderItem[]): Promise<void> {
  await returnPieces(
    tx,
    pieces.map((item) => ({ ...item, source: item.stock_source })),
  );
}

/** Takes them again, all or none. Answers the first item that is sold by now, null where all could be taken. */
async function takeAgain(tx: Database, orderId: number): Promise<OrderItem | null> {
  const items = await keptItems(tx, orderId);
  const { sources, short } = await takePieces(tx, items);
  if (short.length > 0) return items[short[0]?.line ?? 0] ?? null;
  for (const [i, item] of items.entries())
    await tx
      .update(orderItems)
      .set({ stock_source: sources[i] ?? null })
      .where(eq(orderItems.id, item.id));
  return null;
}

/** The refusal to reopen an order whose pieces are sold by now. */
function notEnough({ translations }: OrderItem, language: Language): Refusal {
  const words: Both<string> = {
    en: `There aren’t enough in stock: ${translations.en.name}.`,
    cs: `Na skladě už není dost kusů: ${translations.cs.name}.`,
  };
  return invalidField("status", words, language);
}
