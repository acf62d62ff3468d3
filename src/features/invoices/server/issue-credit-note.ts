import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { orders } from "#features/orders/server/index.ts";
import { pragueDay } from "#kit/contract/days.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { InvoiceContent } from "../invoice-content.ts";
import { invoiceUuid } from "./invoice-uuid.ts";
import { invoices } from "./invoices.table.ts";
import { type CreditReason, queueCreditMail } from "./paper-mail.ts";
import { type Draft, issue, lockSeries } from "./series.ts";

/**
 * The credit note (dobropis, opravný daňový doklad) to an order's invoice, issued and mailed in the transaction
 * that cancels the order or puts its invoice right. Nothing happens where there is no invoice, or it has its credit note already.
 */
export async function issueCreditNote(
  context: Context,
  tx: Database,
  orderId: number,
  reason: CreditReason = "cancelled",
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  if (!order) throw new Refusal("NOT_FOUND");
  await lockSeries(tx);
  const at = context.now();
  const [invoice] = await tx
    .update(invoices)
    .set({ credited_at: at })
    .where(and(eq(invoices.order_id, orderId), eq(invoices.kind, "final"), isNull(invoices.credited_at)))
    .returning();
  if (!invoice) return;
  const paid_on = order.paid_at && pragueDay(order.paid_at);
  const { id, content } = await issue(tx, "credit", orderId, at, () => reversed(invoice.content, paid_on));
  await tx.update(invoices).set({ mailed_at: at }).where(eq(invoices.id, id));
  await queueCreditMail(context, tx, order, content, reason);
}

/** The invoice with every amount turned round: the same seller, buyer and rate as on it. */
function reversed(invoice: InvoiceContent, paid_on: string | null): Draft {
  const { shipping, lines, total, number, issued_on } = invoice;
  return {
    ...invoice,
    uuid: randomUUID(),
    paid_on,
    corrects: { number, uuid: invoiceUuid(invoice), issued_on },
    lines: lines.map((line) => ({ ...line, unit: -line.unit })),
    shipping: { ...shipping, price: shipping.price === 0 ? 0 : -shipping.price },
    total: -total,
    spayd: "",
  };
}
