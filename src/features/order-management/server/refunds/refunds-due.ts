import { desc, eq, type SQL, sql } from "drizzle-orm";
import { bankEntries } from "#features/bank-transfers/server/index.ts";
import { MONEY_HERE, type OrderMoney, orders } from "#features/orders/server/index.ts";
import { refunds } from "#features/payments/server/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Database } from "#kit/server/database/database.ts";

/** What of an order's money came by card, transfer or cash and is here: it goes back first, the rest onto the vouchers. */
export function ofMoney({ voucher, left }: Pick<OrderMoney, "voucher" | "left">): Halere {
  return Math.max(0, left - voucher);
}

/**
 * A refund that a person looks at: nobody knows whether it went, the team sends it, or the gateway was asked an hour ago
 * and has not answered; the health page counts the first and the last.
 */
export const isForTeam = (refund: SQL) => sql`(${refund}.state = 'unclear'
  or ${refund}.state = 'pending' and ${refund}.gateway is null
  or ${refund}.state = 'opening' and ${refund}.created_at < now() - interval '1 hour')`;

/** Where the team still has to do something before the money is back: it is here, or a refund waits for the team. */
export const HAS_MONEY_TO_SEND = sql`(${MONEY_HERE} > 0 or exists (select 1 from ${refunds} going
  where going.order_id = ${orders}.${sql.identifier("id")} and ${isForTeam(sql`going`)}))`;

/** The account that the customer's last transfer came from; blank where none did, or its payer is forgotten. */
export async function payersAccount(db: Database, orderId: number): Promise<string> {
  const [last] = await db
    .select({ account: bankEntries.counter_account })
    .from(bankEntries)
    .where(eq(bankEntries.order_id, orderId))
    .orderBy(desc(bankEntries.booked_on), desc(bankEntries.id))
    .limit(1);
  return last?.account ?? "";
}
