import { and, desc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { bookMoney } from "#features/orders/server/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type MovementKind, RETURNED_MONTHS } from "../../value-voucher.ts";
import { monthsLater } from "../../voucher-state.ts";
import { actorOf } from "../vouchers.service.ts";
import { voucherEvents, voucherMovements, vouchers } from "../vouchers.table.ts";

type Row = typeof vouchers.$inferSelect;

/** What a new voucher over an amount (haléře) holds; null: it is for a ride. */
export function moneyOf(value: Halere | null) {
  return { value_halere: value, balance_halere: value };
}

/** Writes the first movement of vouchers that were issued this moment; those for rides have none. */
export async function noteIssued(context: Context, tx: Database, issued: readonly Row[]): Promise<void> {
  const rows = issued.flatMap(({ id, value_halere: amount, issued_at: at, order_id }) =>
    amount === null
      ? []
      : [
          {
            voucher_id: id,
            at,
            by: actorOf(context),
            kind: "issued" as const,
            amount_halere: amount,
            order_id,
          },
        ],
  );
  if (rows.length > 0) await tx.insert(voucherMovements).values(rows);
}

/** Vouchers by id, locked until the transaction ends, always in one order: two orders with the same two wait in turn. */
export function lockVouchers(tx: Database, ids: readonly number[]): Promise<Row[]> {
  return tx
    .select()
    .from(vouchers)
    .where(inArray(vouchers.id, [...ids]))
    .orderBy(vouchers.id)
    .for("update");
}

interface Move {
  kind: MovementKind;
  /** Above 0: it comes onto the voucher. */
  amount: Halere;
  orderId?: number | null;
  note?: string;
}

/**
 * Writes a movement of a voucher whose row is locked, and its balance with it. Used up, the voucher counts as used; with
 * something on it, as not used. Below 0 the database refuses.
 */
export async function moveMoney(
  context: Context,
  tx: Database,
  voucher: Row,
  { kind, amount, orderId = null, note = "" }: Move,
): Promise<void> {
  if (voucher.balance_halere === null) throw new Error("A voucher for a ride holds no money.");
  const at = context.now();
  const by = actorOf(context);
  const balance = voucher.balance_halere + amount;
  const isUsedUp = balance === 0 && kind === "used";
  await tx
    .update(vouchers)
    .set({
      balance_halere: balance,
      ...(isUsedUp && { used_at: at, used_by: by }),
      ...(balance > 0 && { used_at: null, used_by: null }),
    })
    .where(eq(vouchers.id, voucher.id));
  const [moved] = await tx
    .insert(voucherMovements)
    .values({ voucher_id: voucher.id, at, by, kind, amount_halere: amount, order_id: orderId, note })
    .returning({ id: voucherMovements.id });
  // What a refund gives back is told by its own record.
  if (moved && orderId !== null && (kind === "used" || kind === "released"))
    await bookMoney(context, tx, orderId, ["voucher", moved.id], { way: "voucher", amount: -amount });
}

/** What each voucher pays of an order, the last one first. */
export async function paidByVouchers(db: Database, orderId: number) {
  const rows = await db
    .select({
      id: vouchers.id,
      code: vouchers.code,
      amount: sql<number>`-sum(${voucherMovements.amount_halere})::float8`,
      last: sql<number>`max(${voucherMovements.id})`,
    })
    .from(voucherMovements)
    .innerJoin(vouchers, eq(vouchers.id, voucherMovements.voucher_id))
    .where(
      and(
        eq(voucherMovements.order_id, orderId),
        inArray(voucherMovements.kind, ["used", "released", "returned"]),
      ),
    )
    .groupBy(vouchers.id, vouchers.code)
    .orderBy(desc(sql`max(${voucherMovements.id})`));
  return rows.filter(({ amount }) => amount > 0).map(({ id, code, amount }) => ({ id, code, amount }));
}

/**
 * Gives an order's vouchers back what they pay of it, `amount` of it at most, the one that was taken last first. Whoever
 * has an expired voucher, or one about to expire, gets time to use what came back. The order's row is locked.
 */
export async function giveBackToVouchers(
  context: Context,
  tx: Database,
  orderId: number,
  kind: "released" | "returned",
  amount: Halere = Number.MAX_SAFE_INTEGER,
): Promise<Halere> {
  const held = await paidByVouchers(tx, orderId);
  const locked = await lockVouchers(
    tx,
    held.map(({ id }) => id),
  );
  let left = amount;
  for (const one of held) {
    const voucher = locked.find(({ id }) => id === one.id);
    const back = Math.min(left, one.amount);
    if (!voucher || back <= 0) continue;
    await moveMoney(context, tx, voucher, { kind, amount: back, orderId });
    await keepUsable(context, tx, voucher.id);
    left -= back;
  }
  return amount - left;
}

/** What came back is the customer's: a void voucher is good again, and each has some months left. */
async function keepUsable(context: Context, tx: Database, id: number): Promise<void> {
  const at = context.now();
  const until = monthsLater(pragueDay(at), RETURNED_MONTHS);
  const own = eq(vouchers.id, id);
  const note = (kind: "restored" | "extended", said = "") =>
    tx.insert(voucherEvents).values({ voucher_id: id, at, by: actorOf(context), kind, note: said });
  const restored = await tx
    .update(vouchers)
    .set({ voided_at: null })
    .where(and(own, isNotNull(vouchers.voided_at)))
    .returning({ id: vouchers.id });
  if (restored.length > 0) await note("restored");
  const extended = await tx
    .update(vouchers)
    .set({ valid_until: until })
    .where(and(own, lt(vouchers.valid_until, until)))
    .returning({ id: vouchers.id });
  if (extended.length > 0) await note("extended", until);
}
