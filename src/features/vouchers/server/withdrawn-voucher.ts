import { and, eq, isNull } from "drizzle-orm";
import { orderItems } from "#features/orders/server/index.ts";
import { areWithdrawn, openWithdrawals } from "#features/withdrawals/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { requireNotAskedBack } from "./asked-back.ts";
import { isUnused } from "./void-vouchers.ts";
import { vouchers } from "./vouchers.table.ts";

const WITHDRAWN: Both<string> = {
  en: "The contract for this voucher has been withdrawn from, so it can’t be used.",
  cs: "Od smlouvy o tomto poukazu kupující odstoupil, použít ho proto nejde.",
};

/**
 * Whether the pieces of its item whose vouchers are unused are all withdrawn from, in time, and the team has not settled
 * that yet. Where some of them are, the others can still be used, whichever they are.
 */
export async function isWithdrawn(
  db: Database,
  { id, order_id, order_item_id }: Pick<typeof vouchers.$inferSelect, "id" | "order_id" | "order_item_id">,
): Promise<boolean> {
  if (order_id === null || order_item_id === null) return false;
  const live = await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.order_item_id, order_item_id), isNull(vouchers.voided_at)));
  const unused = live.filter(isUnused);
  if (!unused.some((one) => one.id === id)) return false;
  const [item] = await db.select().from(orderItems).where(eq(orderItems.id, order_item_id));
  if (!item) return false;
  const pieces = { id: item.id, quantity: unused.length, taken_back: item.taken_back };
  return areWithdrawn(db, order_id, [pieces]);
}

/** Throws VOUCHER_VOID for a voucher that was withdrawn from, CONFLICT for one whose money is asked back. */
export async function requireNotWithdrawn(
  context: Pick<Context, "parts">,
  db: Database,
  voucher: Parameters<typeof isWithdrawn>[1],
): Promise<void> {
  if (await isWithdrawn(db, voucher)) throw new Refusal("VOUCHER_VOID", { words: WITHDRAWN });
  await requireNotAskedBack(context, db, voucher);
}

/** Codes of an order's vouchers that were withdrawn from. */
export async function withdrawnCodes(db: Database, orderId: number): Promise<string[]> {
  if ((await openWithdrawals(db, [orderId])).size === 0) return [];
  const codes: string[] = [];
  for (const voucher of await db.select().from(vouchers).where(eq(vouchers.order_id, orderId)))
    if (await isWithdrawn(db, voucher)) codes.push(voucher.code);
  return codes;
}
