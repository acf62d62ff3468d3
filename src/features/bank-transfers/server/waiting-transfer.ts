import { and, eq } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { isNamed, symbolsOf } from "../match-entry.ts";
import { bankEntries } from "./bank-transfers.table.ts";
import { ordersOf } from "./order-facts.ts";

/** Whether a transfer that names this order waits for somebody to decide on it. */
export async function hasWaitingTransfer(db: Database, orderId: number): Promise<boolean> {
  const order = (await ordersOf(db, [orderId])).get(orderId);
  if (!order) return false;
  const waiting = await db
    .select({ variableSymbol: bankEntries.variable_symbol, message: bankEntries.message })
    .from(bankEntries)
    .where(and(eq(bankEntries.state, "waiting"), eq(bankEntries.is_reversal, false)));
  return waiting.some((entry) => isNamed(order, symbolsOf(entry)));
}
