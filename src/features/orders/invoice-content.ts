import type { Language } from "#kit/contract/language.ts";
import type { Halere } from "#kit/contract/money.ts";
import type { PaymentKind } from "./order-status.ts";

/** Who sells, as the settings of the group `general` say; blank where nothing is set. */
export interface Seller {
  name: string;
  address: string;
  /** IČO. */
  company_id: string;
  /** DIČ. */
  vat_id: string;
  /** Per cent, prices include it; null: no VAT payer. */
  vat_rate: number | null;
  account: string;
  iban: string;
  bic: string;
}

export interface InvoiceLine {
  name: string;
  quantity: number;
  /** Haléře, VAT included. */
  unit: Halere;
}

/** All that stands on an invoice. A final one is stored like this and never changes. */
export interface InvoiceContent {
  type: "proforma" | "final";
  number: string;
  language: Language;
  order_number: string;
  variable_symbol: string;
  /** YYYY-MM-DD in Prague. */
  issued_on: string;
  due_on: string;
  seller: Seller;
  customer: { name: string; email: string; phone: string; address: string };
  lines: InvoiceLine[];
  shipping: { name: string; price: Halere };
  payment: { name: string; kind: PaymentKind };
  total: Halere;
  spayd: string;
}

/** The VAT that a total includes, and what is left without it. Haléře. */
export function vatWithin(total: Halere, rate: number): { base: Halere; vat: Halere } {
  const base = Math.round((total * 100) / (100 + rate));
  return { base, vat: total - base };
}

/** `21`, `21 %`, `12,5` -> the rate in per cent; null for what is no rate (then the seller pays no VAT). */
export function vatRate(text: string): number | null {
  const rate = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*%?$/.exec(text.trim())?.[1];
  return rate === undefined || Number(rate.replace(",", ".")) === 0 ? null : Number(rate.replace(",", "."));
}
