import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { lockOrder, type orders } from "#features/orders/server/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import {
  type CreditReason,
  documentVat,
  type InvoiceContent,
  type InvoiceLine,
  outsideVat,
  type PiecesReason,
} from "../invoice-content.ts";
import { uncredited } from "../uncredited.ts";
import { vatWithin } from "../vat.ts";
import { queueCreditMail } from "./document-mail.ts";
import { invoiceUuid } from "./invoice-uuid.ts";
import { invoices } from "./invoices.table.ts";
import { type Draft, issue, lockSeries } from "./series.ts";
import { validInvoice } from "./valid-invoice.ts";

/**
 * The credit note (dobropis, opravný daňový doklad) to an order's invoice, issued and mailed in the transaction
 * that cancels the order or puts its invoice right: over what no earlier credit note has taken back. Nothing happens
 * where there is no invoice, or it has its credit note already. `owed`: what of the customer's money is to go back.
 */
export async function issueCreditNote(
  context: Context,
  tx: Database,
  orderId: number,
  reason: CreditReason = "cancelled",
  owed: Halere = 0,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  await lockSeries(tx);
  const invoice = await validInvoice(tx, orderId);
  if (!invoice) return;
  const at = context.now();
  await tx.update(invoices).set({ credited_at: at }).where(eq(invoices.id, invoice.id));
  const earlier = await creditsOf(tx, invoice.content, orderId);
  const rest = uncredited(invoice.content, earlier);
  await issueFor(context, tx, order, { invoice: invoice.content, earlier, ...rest, at, reason, owed });
}

interface CreditedPieces {
  pieces: InvoiceLine[];
  /** What the order's discount code took off them: that much less goes back. */
  discount: Halere;
  reason: PiecesReason;
  /** What of the customer's money is to go back. */
  owed: Halere;
}

/**
 * The credit note over some pieces of an order, issued and mailed in the caller's transaction; the invoice stays valid
 * for the rest. False where there is no invoice to correct.
 *
 * @throws Error where the invoice does not have these pieces: it and the order no longer say the same
 */
export async function creditPieces(
  context: Context,
  tx: Database,
  orderId: number,
  { pieces, discount, reason, owed }: CreditedPieces,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  await lockSeries(tx);
  const invoice = await validInvoice(tx, orderId);
  if (!invoice) return false;
  const earlier = await creditsOf(tx, invoice.content, orderId);
  const { lines, discount: left } = uncredited(invoice.content, earlier);
  for (const { name, unit, quantity } of pieces) {
    const left = lines.filter((line) => line.name === name && line.unit === unit);
    if (left.reduce((sum, line) => sum + line.quantity, 0) < quantity)
      throw new Error(`Invoice ${invoice.number} does not have ${quantity} pieces to credit`);
  }
  if (discount > (left?.amount ?? 0)) throw new Error(`Invoice ${invoice.number} has less of a discount`);
  const at = context.now();
  const shipping = { ...invoice.content.shipping, price: 0 };
  const payment = { ...invoice.content.payment, fee: 0 };
  await issueFor(context, tx, order, {
    invoice: invoice.content,
    earlier,
    lines: pieces,
    shipping,
    payment,
    at,
    reason,
    owed,
    ...(left && discount > 0 && { discount: { ...left, amount: discount } }),
  });
  return true;
}

/** The credit notes that an invoice has already. */
async function creditsOf(tx: Database, invoice: InvoiceContent, orderId: number): Promise<InvoiceContent[]> {
  const rows = await tx
    .select({ content: invoices.content })
    .from(invoices)
    .where(and(eq(invoices.order_id, orderId), eq(invoices.kind, "credit")));
  return rows.map(({ content }) => content).filter(({ corrects }) => corrects?.number === invoice.number);
}

interface Credited {
  invoice: InvoiceContent;
  /** The credit notes that it has already. */
  earlier: readonly InvoiceContent[];
  lines: InvoiceLine[];
  discount?: InvoiceContent["discount"];
  shipping: InvoiceContent["shipping"];
  payment: InvoiceContent["payment"];
  at: Date;
  reason: CreditReason;
  owed: Halere;
}

async function issueFor(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  { at, reason, ...credited }: Credited,
): Promise<void> {
  const paid_on = order.paid_at && pragueDay(order.paid_at);
  const { id, content } = await issue(tx, "credit", order.id, at, () =>
    reversed({ ...credited, reason }, paid_on),
  );
  await tx.update(invoices).set({ mailed_at: at }).where(eq(invoices.id, id));
  await queueCreditMail(context, tx, order, content, reason);
}

/** Amounts of an invoice turned round: the same seller, buyer and rate as on it. */
function reversed(
  { invoice, earlier, lines, discount, shipping, payment, reason, owed }: Omit<Credited, "at">,
  paid_on: string | null,
): Draft {
  const { number, issued_on } = invoice;
  const { paid_part: _, by_voucher: __, discount: ___, rounding: ____, ...said } = invoice;
  const price = shipping.price === 0 ? 0 : -shipping.price;
  const { fee = 0, ...paid } = payment;
  const total = lines.reduce(
    (sum, { unit, quantity }) => sum - unit * quantity,
    price - fee + (discount?.amount ?? 0),
  );
  const turned = lines.map((line) => ({ ...line, unit: line.unit === 0 ? 0 : -line.unit }));
  return {
    ...said,
    ...ownBase({ total, lines: turned, seller: invoice.seller }, earlier),
    uuid: randomUUID(),
    paid_on,
    corrects: { number, uuid: invoiceUuid(invoice), issued_on },
    reason,
    lines: turned,
    ...(discount && { discount: { ...discount, amount: -discount.amount } }),
    shipping: { ...shipping, price },
    payment: fee === 0 ? paid : { ...paid, fee: -fee },
    total,
    // A part of it may have been due, or nothing was to be paid.
    refund: Math.max(0, Math.min(-total, owed)),
    spayd: "",
  };
}

/**
 * The base of a credit note's VAT, where it is not what its total comes to by itself: with the earlier notes it adds up to
 * the base of all that they take back together, so that the last one takes what rounding has left.
 */
function ownBase(
  note: Pick<InvoiceContent, "total" | "lines" | "seller">,
  earlier: readonly InvoiceContent[],
): Pick<InvoiceContent, "base"> {
  const rate = note.seller.vat_rate;
  if (rate === null) return {};
  const taxed = note.total - outsideVat(note);
  const before = earlier.reduce((sum, one) => sum + one.total - outsideVat(one), 0);
  const baseBefore = earlier.reduce((sum, one) => sum + (documentVat(one)?.base ?? 0), 0);
  const base = vatWithin(before + taxed, rate).base - baseBefore;
  return base === vatWithin(taxed, rate).base ? {} : { base };
}
