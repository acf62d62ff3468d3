import type { PaymentKind, Seller } from "#features/orders/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import { type VatParts, vatWithin, vatWithinEach } from "./vat.ts";

/** `credit` is the corrective document (dobropis) to a final invoice. */
export const DOCUMENT_TYPES = ["proforma", "final", "credit"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
/** Those with a number of a yearly series. */
export const ISSUED_TYPES = ["final", "credit"] as const;
export type IssuedType = (typeof ISSUED_TYPES)[number];

/**
 * Why an invoice is taken back: whole (`left`: its customer has withdrawn from all of it), to be put right by a new one,
 * or for some of its pieces. Their customer has withdrawn from these (older ones say so of all pieces), or the team has
 * taken them out.
 */
export type CreditReason = "cancelled" | "left" | "corrected" | PiecesReason;
export type PiecesReason = "withdrawn" | "reduced";

export interface DocumentCustomer {
  name: string;
  email: string;
  phone: string;
  /** Street, city and postal code joined by commas. */
  address: string;
  company?: string;
  /** IČO. */
  company_id?: string;
  /** DIČ. */
  vat_id?: string;
}

export interface InvoiceLine {
  name: string;
  quantity: number;
  /** Haléře, VAT included; negative on a credit note. */
  unit: Halere;
  /**
   * A voucher over an amount: selling it is no supply yet, its tax is due when it is used (section 15 of the Czech VAT
   * act). Absent otherwise.
   */
  outside_vat?: boolean;
}

/** All that stands on a paper. One with a number of a series is stored like this and never changes. */
export interface InvoiceContent {
  type: DocumentType;
  number: string;
  /** Names the document in ISDOC; a proforma has none. */
  uuid?: string;
  language: Language;
  order_number: string;
  variable_symbol: string;
  /** YYYY-MM-DD in Prague. */
  issued_on: string;
  due_on: string;
  /** The day of the taxable supply (DUZP); on a credit note the original's. */
  taxable_on?: string;
  /** The day the money came; null or absent where it has not. */
  paid_on?: string | null;
  /** What came of it, where a part came and the rest is to be paid; absent otherwise. */
  paid_part?: Halere;
  /** What gift vouchers pay of it; absent where none does. */
  by_voucher?: Halere;
  /**
   * What cash adds to the total or takes off it, so that whole crowns are paid; outside of the base of VAT (section 36(5)
   * of the Czech VAT act). Absent where nothing is rounded.
   */
  rounding?: Halere;
  /**
   * The base of its VAT where that is not what the total comes to by itself: credit notes over parts of an invoice add up
   * to the whole in base and tax too. Absent otherwise.
   */
  base?: Halere;
  /** The invoice that a credit note takes back. */
  corrects?: { number: string; uuid: string; issued_on: string };
  /** Why it does; older ones do not say, and were of cancelled orders. */
  reason?: CreditReason;
  /** What of a credit note goes back to the customer; older ones do not say, and it was all of one that was paid. */
  refund?: Halere;
  seller: Seller;
  customer: DocumentCustomer;
  lines: InvoiceLine[];
  /** What a discount code takes off the lines, a row of its own; negative on a credit note. Absent where there is none. */
  discount?: { code: string; amount: Halere };
  shipping: { name: string; price: Halere };
  /** The fee for paying so, where there is one: a row of its own, negative on a credit note. */
  payment: { name: string; kind: PaymentKind; fee?: Halere };
  total: Halere;
  spayd: string;
}

/** What is to be paid of a paper by its date. */
export function remainingOf(content: InvoiceContent): Halere {
  const { type, paid_on, paid_part = 0, by_voucher = 0 } = content;
  return type === "final" && paid_on ? 0 : payableOf(content) - paid_part - by_voucher;
}

/** What a paper comes to in money: its total, in cash rounded to whole crowns. */
export function payableOf({ total, rounding = 0 }: InvoiceContent): Halere {
  return total + rounding;
}

/** A row of the bill: a line of goods, then the discount where there is one, then the shipping, then the fee of the payment where there is one. */
export interface BillRow extends VatParts {
  name: string;
  quantity: number;
  unit: Halere;
  sum: Halere;
  outside_vat?: boolean;
}

/** The rows of a paper with their VAT; bases and VAT add up to the paper's, sums to its total. */
export function billRows(
  { base, lines, discount, shipping, payment, seller }: InvoiceContent,
  labels: { discount: string; shipping: string; fee: string },
): BillRow[] {
  const one = (label: string, name: string, unit: Halere) => ({
    name: [label, name].filter(Boolean).join(": "),
    quantity: 1,
    unit,
  });
  const rows: (InvoiceLine & { sum: Halere })[] = [
    ...lines,
    ...(discount?.amount ? [one(labels.discount, discount.code, -discount.amount)] : []),
    // What is free, such as a voucher's way by e-mail, is no row.
    ...(shipping.price === 0 ? [] : [one(labels.shipping, shipping.name, shipping.price)]),
    ...(payment.fee ? [one(labels.fee, payment.name, payment.fee)] : []),
  ].map((line) => ({ ...line, sum: line.unit * line.quantity }));
  const taxed = rows.filter(({ outside_vat }) => !outside_vat);
  const parts = vatWithinEach(
    taxed.map(({ sum }) => sum),
    seller.vat_rate ?? 0,
    base,
  );
  return rows.map((row) => ({ ...row, ...(parts[taxed.indexOf(row)] ?? { base: row.sum, vat: 0 }) }));
}

/** What of a paper's total is outside VAT. */
export function outsideVat({ lines }: Pick<InvoiceContent, "lines">): Halere {
  return lines.reduce((sum, { unit, quantity, outside_vat }) => sum + (outside_vat ? unit * quantity : 0), 0);
}

/** The VAT of what is taxed on a paper; null where the seller pays none. */
export function documentVat(content: InvoiceContent): (VatParts & { rate: number }) | null {
  const { total, seller } = content;
  if (seller.vat_rate === null) return null;
  const taxed = total - outsideVat(content);
  const { base } = content.base === undefined ? vatWithin(taxed, seller.vat_rate) : { base: content.base };
  // Nothing has no sign.
  return { base, vat: taxed - base || 0, rate: seller.vat_rate };
}

/** Whether it says anything of VAT: one over vouchers alone is no tax document. */
export function isTaxDocument(content: InvoiceContent): boolean {
  const { seller, lines, shipping, payment } = content;
  const isTaxed =
    shipping.price !== 0 || Boolean(payment.fee) || !lines.every(({ outside_vat }) => outside_vat);
  return seller.vat_rate !== null && isTaxed;
}
