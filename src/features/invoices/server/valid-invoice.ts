import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { invoices } from "./invoices.table.ts";

/** The invoice of an order that no credit note has taken back. */
export async function validInvoice(
  db: Database,
  orderId: number,
): Promise<typeof invoices.$inferSelect | undefined> {
  const [valid] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.order_id, orderId), eq(invoices.kind, "final"), isNull(invoices.credited_at)));
  return valid;
}
