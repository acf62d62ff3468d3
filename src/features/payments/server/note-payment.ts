import { randomUUID } from "node:crypto";
import { handedOver, type MoneyWay } from "#features/orders/index.ts";
import { bookMoney } from "#features/orders/server/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";

/**
 * Writes into an order's book what somebody of the team says has come for it, in the office or at the track; of nothing
 * nothing. In cash whole crowns come.
 */
export async function notePayment(
  context: Context,
  tx: Database,
  orderId: number,
  way: MoneyWay,
  amount: Halere,
  source: "note" | "till" = "note",
): Promise<void> {
  if (amount <= 0) return;
  const rounding = handedOver(amount, way) - amount;
  await bookMoney(context, tx, orderId, [source, randomUUID()], { way, amount, rounding });
}
