import { and, asc, desc, eq, sql } from "drizzle-orm";
import {
  keptItems,
  moneyOnPaper,
  type orders,
  sellerOf,
  visibleOrder,
} from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { DocumentType, InvoiceContent, IssuedType } from "../invoice-content.ts";
import { invoices } from "./invoices.table.ts";
import { finalInvoice } from "./issue-final-invoice.ts";
import { proformaOf } from "./order-document.ts";
import { validInvoice } from "./valid-invoice.ts";

interface DocumentAsked {
  type: DocumentType;
  /** One of several of a type, where an order was cancelled and taken up again. */
  number?: string | undefined;
}

/**
 * A paper of an order for the back office; the final invoice is issued by the first look at it. Throws NOT_FOUND,
 * CONFLICT for an invoice of an order that was cancelled before it had one.
 */
export async function documentOf(
  services: Pick<Services, "db" | "now">,
  orderId: number,
  { type, number }: DocumentAsked,
): Promise<InvoiceContent> {
  const order = await visibleOrder(services.db, orderId);
  if (type === "proforma") return proforma(services.db, order);
  if (type === "final" && !number) return finalInvoice(services, orderId);
  return issuedDocument(services.db, orderId, type, number);
}

/**
 * One paper of each of these orders, to be printed: the invoice that no credit note has taken back, otherwise the
 * proforma. Nothing is issued by it. Throws NOT_FOUND.
 */
export async function documentsToPrint(
  { db }: Pick<Services, "db">,
  ids: number[],
): Promise<InvoiceContent[]> {
  const documents: InvoiceContent[] = [];
  for (const id of ids) {
    const order = await visibleOrder(db, id);
    const valid = await validInvoice(db, id);
    documents.push(valid?.content ?? (await proforma(db, order)));
  }
  return documents;
}

/** The proforma of an order, with the seller as the settings have it now. */
export async function proforma(db: Database, order: typeof orders.$inferSelect): Promise<InvoiceContent> {
  const { seller } = await sellerOf(db, order.language);
  return proformaOf(order, await keptItems(db, order.id), seller, await moneyOnPaper(db, order.id));
}

/** Every invoice and credit note of an order, oldest first. */
export function issuedDocuments(db: Database, orderId: number) {
  return db
    .select({
      type: invoices.kind,
      number: invoices.number,
      issued_at: invoices.issued_at,
      is_valid: sql<boolean>`${invoices.kind} = 'final' and ${invoices.credited_at} is null`,
    })
    .from(invoices)
    .where(eq(invoices.order_id, orderId))
    .orderBy(asc(invoices.id));
}

/** The last invoice or credit note of an order, or the one with this number. Throws NOT_FOUND. */
export async function issuedDocument(
  db: Database,
  orderId: number,
  type: IssuedType,
  number?: string,
): Promise<InvoiceContent> {
  const [issued] = await db
    .select({ content: invoices.content })
    .from(invoices)
    .where(
      and(
        eq(invoices.order_id, orderId),
        eq(invoices.kind, type),
        number ? eq(invoices.number, number) : undefined,
      ),
    )
    .orderBy(desc(invoices.id))
    .limit(1);
  if (!issued) throw new Refusal("NOT_FOUND");
  return issued.content;
}
