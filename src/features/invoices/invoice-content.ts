import type { PaymentKind, Seller } from "#features/orders/index.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Halere } from "#kit/contract/money.ts";
import { type VatParts, vatWithin, vatWithinEach } from "./vat.ts";

/** `credit` is the corrective document (dobropis) to a final invoice. */
export const PAPER_TYPES = ["proforma", "final", "credit"] as const;
export type PaperType = (typeof PAPER_TYPES)[number];
/** Those with a number of a yearly series. */
export const ISSUED_TYPES = ["final", "credit"] as const;
export type IssuedType = (typeof ISSUED_TYPES)[number];

/** Why an invoice is taken back: whole, to be put right by a new one, or for some of its pieces. */
export type CreditReason = "cancelled" | "corrected" | "withdrawn";

export interface PaperCustomer {
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
}

/** All that stands on a paper. One with a number of a series is stored like this and never changes. */
export interface InvoiceContent {
  type: PaperType;
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
  /** The invoice that a credit note takes back. */
  corrects?: { number: string; uuid: string; issued_on: string };
  /** Why it does; older ones do not say, and were of cancelled orders. */
  reason?: CreditReason;
  seller: Seller;
  customer: PaperCustomer;
  lines: InvoiceLine[];
  shipping: { name: string; price: Halere };
  payment: { name: string; kind: PaymentKind };
  total: Halere;
  spayd: string;
}

/** What is to be paid of a paper by its date. */
export function remainingOf({ type, total, paid_on, paid_part = 0 }: InvoiceContent): Halere {
  return type === "final" && paid_on ? 0 : total - paid_part;
}

/** A row of the bill: a line of goods or the shipping, which comes last. */
export interface BillRow extends VatParts {
  name: string;
  quantity: number;
  unit: Halere;
  sum: Halere;
}

/** The rows of a paper with their VAT; bases and VAT add up to the paper's, sums to its total. */
export function billRows({ lines, shipping, seller }: InvoiceContent, shippingLabel: string): BillRow[] {
  const rows = [
    ...lines,
    { name: [shippingLabel, shipping.name].filter(Boolean).join(": "), quantity: 1, unit: shipping.price },
  ].map((line) => ({ ...line, sum: line.unit * line.quantity }));
  const parts = vatWithinEach(
    rows.map(({ sum }) => sum),
    seller.vat_rate ?? 0,
  );
  return rows.map((row, index) => ({ ...row, ...(parts[index] as VatParts) }));
}

/** The VAT of the whole paper; null where the seller pays none. */
export function paperVat({ total, seller }: InvoiceContent): (VatParts & { rate: number }) | null {
  return seller.vat_rate === null ? null : { ...vatWithin(total, seller.vat_rate), rate: seller.vat_rate };
}
