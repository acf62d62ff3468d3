import { and, eq, inArray } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { readCode } from "../../voucher-code.ts";
import { voucherState } from "../../voucher-state.ts";
import { voucherMovements, vouchers } from "../vouchers.table.ts";
import { isWithdrawn, requireNotWithdrawn } from "../withdrawn-voucher.ts";
import { lockVouchers, moveMoney, paidByVouchers } from "./voucher-ledger.ts";

type Row = typeof vouchers.$inferSelect;

export const FOR_A_RIDE: Both<string> = {
  en: "This voucher is for a ride or a course, not for an amount. You can choose a date for it.",
  cs: "Tohle je poukaz na jízdu nebo kurz, ne na částku. Můžete si k němu vybrat termín.",
};
const EMPTY: Both<string> = {
  en: "Nothing is left on this voucher.",
  cs: "Na tomto poukazu už nic nezbývá.",
};
const VOID: Both<string> = { en: "This voucher is void.", cs: "Tento poukaz neplatí." };
const expired = (day: string): Both<string> => ({
  en: `This voucher was valid until ${formatDay(day, "en")}.`,
  cs: `Tento poukaz platil do ${formatDay(day, "cs")}.`,
});

/** Why nothing can be paid with a voucher on a day (YYYY-MM-DD in Prague); null where it can. */
export function whyNoPayment(voucher: Row, today: string): Both<string> | null {
  if (voucher.value_halere === null) return FOR_A_RIDE;
  const state = voucherState(voucher, today);
  if (state === "void") return VOID;
  if (voucher.balance_halere === 0) return EMPTY;
  return state === "expired" ? expired(voucher.valid_until) : null;
}

/** The stored voucher of a code as somebody typed it; undefined where there is none. */
export async function voucherOfText(db: Database, text: string): Promise<Row | undefined> {
  const code = readCode(text);
  if (code === null) return undefined;
  const [row] = await db.select().from(vouchers).where(eq(vouchers.code, code));
  return row;
}

/**
 * Takes from vouchers, in the order of their ids' list, what an order costs, `most` at most, in the caller's transaction:
 * two phones with one code wait for each other, and the second gets what is left. Answers how much was taken.
 *
 * @throws Refusal CONFLICT, with words, for one that has nothing to take by now
 */
export async function payWithVouchers(
  context: Context,
  tx: Database,
  orderId: number,
  ids: readonly number[],
  most: Halere,
): Promise<Halere> {
  const locked = await lockVouchers(tx, [...new Set(ids)]);
  const today = pragueDay(context.now());
  let left = most;
  for (const id of new Set(ids)) {
    const voucher = locked.find((one) => one.id === id);
    if (!voucher) throw new Refusal("NOT_FOUND");
    const error = whyNoPayment(voucher, today);
    if (error) throw new Refusal("CONFLICT", { words: error });
    await requireNotWithdrawn(context, tx, voucher);
    const amount = Math.min(left, voucher.balance_halere ?? 0);
    if (amount <= 0) continue;
    await moveMoney(context, tx, voucher, { kind: "used", amount: -amount, orderId });
    left -= amount;
  }
  return most - left;
}

/**
 * An unpaid order that was cancelled by mistake takes again what its vouchers paid, as far as that is still there. The
 * order's row is locked.
 */
export async function payAgain(context: Context, tx: Database, orderId: number, most: Halere): Promise<void> {
  if ((await paidByVouchers(tx, orderId)).length > 0) return;
  const before = await tx
    .selectDistinct({ id: voucherMovements.voucher_id })
    .from(voucherMovements)
    .where(and(eq(voucherMovements.order_id, orderId), eq(voucherMovements.kind, "released")));
  const ids = before.map(({ id }) => id);
  if (ids.length === 0) return;
  const today = pragueDay(context.now());
  const rows = await tx.select().from(vouchers).where(inArray(vouchers.id, ids)).for("update");
  const good: number[] = [];
  for (const row of rows)
    if (whyNoPayment(row, today) === null && !(await isWithdrawn(tx, row))) good.push(row.id);
  await payWithVouchers(context, tx, orderId, good, most);
}
