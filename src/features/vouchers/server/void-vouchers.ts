import { and, asc, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { keptItems } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { moveMoney } from "./value/voucher-ledger.ts";
import { actorOf } from "./vouchers.service.ts";
import { voucherEvents, vouchers } from "./vouchers.table.ts";

/**
 * Voids the unused vouchers of an order that is cancelled, deleted or refunded, or those of some of its items, in
 * the caller's transaction; used ones stay used.
 */
export async function voidVouchers(
  context: Context,
  tx: Database,
  orderId: number,
  items?: number[],
): Promise<void> {
  const live = await tx
    .select()
    .from(vouchers)
    .where(
      and(
        eq(vouchers.order_id, orderId),
        items && inArray(vouchers.order_item_id, items),
        isNull(vouchers.voided_at),
      ),
    )
    .orderBy(vouchers.id)
    .for("update");
  if (live.some(isSpent)) throw new Refusal("CONFLICT", { words: SPENT });
  await voidThese(context, tx, live.filter(isUnused));
}

/** Throws CONFLICT where somebody has paid with a voucher that this order sold: its price can't go back whole. */
export async function requireUnspent(tx: Database, orderId: number): Promise<void> {
  const live = await tx
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.order_id, orderId), isNotNull(vouchers.value_halere), isNull(vouchers.voided_at)))
    .orderBy(vouchers.id)
    .for("update");
  if (live.some(isSpent)) throw new Refusal("CONFLICT", { words: SPENT });
}

type Row = typeof vouchers.$inferSelect;

const SPENT = {
  en: "Someone has already paid with a gift voucher from this order, so it can’t be cancelled as a whole. What hasn’t been spent stays on the voucher.",
  cs: "Dárkovým poukazem z této objednávky už někdo platil, celou ji tedy zrušit nejde. Co ještě nikdo neutratil, na poukazu zůstává.",
};

/** Something was taken off a voucher over an amount and has not come back. */
const isSpent = ({ value_halere, balance_halere }: Row) =>
  value_halere !== null && (balance_halere ?? 0) < value_halere;

/** Neither a ride that was ridden nor money that was spent; of one that is not void. */
export const isUnused = (voucher: Row) => voucher.used_at === null && !isSpent(voucher);

/** Of each item of an order: how many of its vouchers were used or paid with, and are not void. */
export async function usedPieces(db: Database, orderId: number): Promise<Map<number, number>> {
  const live = await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.order_id, orderId), isNull(vouchers.voided_at)));
  const used = new Map<number, number>();
  for (const voucher of live)
    if (voucher.order_item_id !== null && !isUnused(voucher))
      used.set(voucher.order_item_id, (used.get(voucher.order_item_id) ?? 0) + 1);
  return used;
}

async function voidThese(context: Context, tx: Database, chosen: Row[]): Promise<void> {
  if (chosen.length === 0) return;
  for (const voucher of chosen)
    if (voucher.balance_halere)
      await moveMoney(context, tx, voucher, {
        kind: "voided",
        amount: -voucher.balance_halere,
        orderId: voucher.order_id,
      });
  const ids = chosen.map(({ id }) => id);
  await tx.update(vouchers).set({ voided_at: context.now() }).where(inArray(vouchers.id, ids));
  await note(context, tx, chosen, "voided");
}

const TOO_FEW = {
  en: "That many of its vouchers can’t be taken back: the others have been used.",
  cs: "Tolik poukazů vzít zpět nejde: ostatní už jsou použité.",
};

/**
 * Voids the unused vouchers of so many pieces of an item, those first whose codes are not in `keep`. Pieces that have no
 * voucher yet go before those that have one; `kept`: all pieces that are still sold.
 *
 * @throws Refusal CONFLICT where fewer are unused
 */
export async function voidSomeVouchers(
  context: Context,
  tx: Database,
  item: { id: number; pieces: number; kept: number; keep: readonly string[]; first: readonly string[] },
): Promise<void> {
  const live = await tx
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.order_item_id, item.id), isNull(vouchers.voided_at)))
    .orderBy(desc(vouchers.piece))
    .for("update");
  const pieces = item.pieces - Math.max(0, item.kept - live.length);
  if (live.length === 0 || pieces <= 0) return;
  const unused = live.filter(isUnused);
  if (unused.length < pieces) throw new Refusal("CONFLICT", { words: TOO_FEW });
  const rank = ({ code }: { code: string }) =>
    item.keep.includes(code) ? 2 : item.first.includes(code) ? 0 : 1;
  const chosen = unused.toSorted((a, b) => rank(a) - rank(b)).slice(0, pieces);
  await voidThese(context, tx, chosen);
}

/**
 * Makes them valid again where the order was cancelled by mistake: the last that were voided, as many as pieces are
 * still sold.
 */
export async function restoreVouchers(context: Context, tx: Database, orderId: number): Promise<void> {
  const all = await tx
    .select()
    .from(vouchers)
    .where(eq(vouchers.order_id, orderId))
    .orderBy(desc(vouchers.voided_at), asc(vouchers.piece));
  const sold = await keptItems(tx, orderId);
  const ids = sold.flatMap(({ id, quantity }) => {
    const own = all.filter(({ order_item_id }) => order_item_id === id);
    const live = own.filter(({ voided_at }) => voided_at === null).length;
    const voided = own.filter(({ voided_at }) => voided_at !== null);
    return voided.slice(0, Math.max(0, quantity - live)).map((voucher) => voucher.id);
  });
  if (ids.length === 0) return;
  const restored = await tx
    .update(vouchers)
    .set({ voided_at: null })
    .where(inArray(vouchers.id, ids))
    .returning();
  for (const voucher of restored)
    if (voucher.value_halere !== null)
      await moveMoney(context, tx, voucher, {
        kind: "restored",
        amount: voucher.value_halere,
        orderId: voucher.order_id,
      });
  await note(context, tx, restored, "restored");
}

async function note(
  context: Context,
  tx: Database,
  changed: { id: number }[],
  kind: "voided" | "restored",
): Promise<void> {
  if (changed.length === 0) return;
  const at = context.now();
  await tx
    .insert(voucherEvents)
    .values(changed.map(({ id }) => ({ voucher_id: id, at, by: actorOf(context), kind })));
}
