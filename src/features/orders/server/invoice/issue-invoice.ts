import { eq, sql } from "drizzle-orm";
import { pragueDay } from "#kit/contract/days.ts";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { InvoiceContent } from "../../invoice-content.ts";
import { itemsOf, visibleOrder } from "../admin-orders.ts";
import { proformaOf } from "../order-paper.ts";
import { invoices } from "../orders.table.ts";
import { sellerOf } from "../seller.ts";

/** The proforma of an order, with the seller as the settings have it now. Throws NOT_FOUND. */
export async function proforma({ db }: Pick<Services, "db">, orderId: number): Promise<InvoiceContent> {
  return proformaIn(db, orderId);
}

async function proformaIn(db: Database, orderId: number): Promise<InvoiceContent> {
  const order = await visibleOrder(db, orderId);
  const { seller } = await sellerOf(db, order.language);
  return proformaOf(order, await itemsOf(db, orderId), seller);
}

/**
 * The final invoice: at its first call it gets the next number of the year (in Prague) and is stored, ever after
 * it is answered as stored. Invoices are issued one at a time, so the series has no gaps. Throws NOT_FOUND.
 */
export async function finalInvoice(
  { db, now }: Pick<Services, "db" | "now">,
  orderId: number,
): Promise<InvoiceContent> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('invoice series', 0))`);
    const [issued] = await tx.select().from(invoices).where(eq(invoices.order_id, orderId));
    const paper = await proformaIn(tx, orderId);
    if (issued) return issued.content;
    const issued_at = now();
    const issued_on = pragueDay(issued_at);
    const year = Number(issued_on.slice(0, 4));
    const sequence = (await lastSequence(tx, year)) + 1;
    const number = `${year}${String(sequence).padStart(5, "0")}`;
    const content: InvoiceContent = { ...paper, type: "final", number, issued_on };
    await tx.insert(invoices).values({ year, sequence, number, order_id: orderId, content, issued_at });
    return content;
  });
}

async function lastSequence(tx: Database, year: number): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${invoices.sequence}), 0)::int` })
    .from(invoices)
    .where(eq(invoices.year, year));
  return row?.last ?? 0;
}
