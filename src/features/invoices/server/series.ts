import { and, eq, sql } from "drizzle-orm";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { InvoiceContent, IssuedType } from "../invoice-content.ts";
import { invoices } from "./invoices.table.ts";

type Issued = typeof invoices.$inferSelect;
/** A paper before it has its number and day. */
export type Draft = Omit<InvoiceContent, "type" | "number" | "issued_on">;

/** Numbers of credit notes start with a letter. Invoices have digits only, as bank transfers need them. */
const PREFIX: Record<IssuedType, string> = { final: "", credit: "D" };

/** Papers are issued one at a time, up to the end of the transaction: so a series has no gaps and no doubles. */
export async function lockSeries(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('invoice series', 0))`);
}

/**
 * Stores a paper with the next number of its series; the year is that of the day of issue in Prague. The caller
 * holds the lock of the series, and asked the clock after it got it.
 */
export async function issue(
  tx: Database,
  kind: IssuedType,
  orderId: number,
  at: Date,
  draftOn: (issued_on: string) => Draft,
): Promise<Issued> {
  const issued_on = pragueDay(at);
  const year = Number(issued_on.slice(0, 4));
  const sequence = (await lastSequence(tx, kind, year)) + 1;
  const number = `${PREFIX[kind]}${year}${String(sequence).padStart(5, "0")}`;
  const content: InvoiceContent = { ...draftOn(issued_on), type: kind, number, issued_on };
  const [row] = await tx
    .insert(invoices)
    .values({ kind, year, sequence, number, order_id: orderId, content, issued_at: at })
    .returning();
  if (!row) throw new Error("an insert without a row");
  return row;
}

async function lastSequence(tx: Database, kind: IssuedType, year: number): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${invoices.sequence}), 0)::int` })
    .from(invoices)
    .where(and(eq(invoices.kind, kind), eq(invoices.year, year)));
  return row?.last ?? 0;
}
