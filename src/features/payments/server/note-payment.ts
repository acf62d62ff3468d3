import type { MoneyWay } from "#features/orders/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { notedPayments } from "./refunds/refunds.table.ts";

/** Keeps a record of money that somebody of the team says has come for an order; of nothing there is none. */
export async function notePayment(
  context: Context,
  tx: Database,
  order_id: number,
  how: MoneyWay,
  amount_halere: Halere,
): Promise<void> {
  if (amount_halere <= 0) return;
  const by = context.user?.name || context.user?.email || "";
  await tx.insert(notedPayments).values({ order_id, how, amount_halere, by, at: context.now() });
}
