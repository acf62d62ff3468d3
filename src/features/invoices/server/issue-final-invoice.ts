import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { toPayOf } from "#features/orders/index.ts";
import { keptItems, lockOrder, moneyOnPaper, type orders, sellerOf } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { addDays } from "#kit/contract/time/days.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { InvoiceContent } from "../invoice-content.ts";
import { queueInvoiceMail } from "./document-mail.ts";
import { invoices } from "./invoices.table.ts";
import { DUE_DAYS, dueDayOf, proformaOf } from "./order-document.ts";
import { type Draft, issue, lockSeries } from "./series.ts";
import { validInvoice } from "./valid-invoice.ts";

const CANCELLED: Both<string> = {
  en: "A cancelled order gets no invoice.",
  cs: "Ke zrušené objednávce se faktura nevystavuje.",
};

type Issued = typeof invoices.$inferSelect;

/**
 * The final invoice of an order that is done: issued and mailed in the caller's transaction, each once, however
 * often it is called. Throws NOT_FOUND.
 */
export async function issueFinalInvoice(context: Context, tx: Database, orderId: number): Promise<void> {
  const content = await takeUnsentInvoice(context, tx, orderId);
  if (content) await queueInvoiceMail(context, tx, await lockOrder(tx, orderId), content);
}

/**
 * The final invoice where the customer has not got it yet, issued if need be; the caller mails it in the same
 * transaction. Null where it was mailed, or the order is cancelled. Throws NOT_FOUND.
 */
export async function takeUnsentInvoice(
  context: Context,
  tx: Database,
  orderId: number,
): Promise<InvoiceContent | null> {
  const order = await lockOrder(tx, orderId);
  if (order.status === "cancelled") return null;
  const invoice = await issuedFor(context, tx, order);
  if (invoice.mailed_at) return null;
  await tx.update(invoices).set({ mailed_at: context.now() }).where(eq(invoices.id, invoice.id));
  return invoice.content;
}

/**
 * The final invoice for the back office: issued by the first look at it, not mailed. Of a cancelled order the
 * last one that was issued. Throws NOT_FOUND, CONFLICT where a cancelled order never had one.
 */
export function finalInvoice(
  { db, now }: Pick<Services, "db" | "now">,
  orderId: number,
): Promise<InvoiceContent> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.hidden_at) throw new Refusal("NOT_FOUND");
    if (order.status !== "cancelled") return (await issuedFor({ now }, tx, order)).content;
    const last = await lastInvoice(tx, orderId);
    if (!last) throw new Refusal("CONFLICT", { words: CANCELLED });
    return last.content;
  });
}

/** The row of the order is locked first, the series second: everybody takes the two in this order. */
async function issuedFor(
  { now }: Pick<Services, "now">,
  tx: Database,
  order: typeof orders.$inferSelect,
): Promise<Issued> {
  await lockSeries(tx);
  const valid = await validInvoice(tx, order.id);
  if (valid) return valid;
  const { seller } = await sellerOf(tx, order.language);
  const items = await keptItems(tx, order.id);
  const money = await moneyOnPaper(tx, order.id);
  return issue(tx, "final", order.id, now(), (issued_on) =>
    draft(proformaOf(order, items, seller, { due_on: dueDay(order, issued_on), ...money }), issued_on),
  );
}

/** An unpaid order whose day is past has the usual days again, from the day of issue. */
function dueDay(order: typeof orders.$inferSelect, issued_on: string): string {
  const due_on = dueDayOf(order);
  if (due_on >= issued_on) return due_on;
  return order.paid_at && toPayOf(order) === 0 ? issued_on : addDays(issued_on, DUE_DAYS);
}

/** The tax is due with the payment, where that came first (section 20a of the VAT act). */
function draft(proforma: InvoiceContent, issued_on: string): Draft {
  const { paid_on } = proforma;
  return {
    ...proforma,
    uuid: randomUUID(),
    taxable_on: paid_on ?? issued_on,
    spayd: paid_on ? "" : proforma.spayd,
  };
}

async function lastInvoice(tx: Database, orderId: number) {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.order_id, orderId), eq(invoices.kind, "final")))
    .orderBy(desc(invoices.id))
    .limit(1);
  return row;
}
