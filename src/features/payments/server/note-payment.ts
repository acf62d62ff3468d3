import type { MoneyWay } from "#features/orders/index.ts";
import { bookNote, roundCash } from "#features/orders/server/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { notedPayments } from "./refunds/refunds.table.ts";

/**
 * Keeps a record of money that somebody of the team says has come for an order; of nothing there is none. In cash whole
 * crowns come. Called before `markOrderPaid`, whose invoice says how much was rounded.
 */
export async function notePayment(
  context: Context,
  tx: Database,
  order_id: number,
  how: MoneyWay,
  amount: Halere,
  source: "note" | "till" = "note",
): Promise<void> {
  if (amount <= 0) return;
  const amount_halere = how === "cash" ? await roundCash(context, tx, order_id, amount) : amount;
  const rounding = amount_halere - amount;
  await bookNote(context, tx, order_id, source, { way: how, amount, rounding });
  const by = context.user?.name || context.user?.email || "";
  await tx.insert(notedPayments).values({ order_id, how, amount_halere, by, at: context.now() });
}
