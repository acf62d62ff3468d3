import type { Seller } from "#features/orders/index.ts";
import { postalAddressLine } from "#kit/contract/companies/address-country.ts";
import { ibanInFours } from "#kit/contract/money/bank-numbers.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { DOCUMENT_NAMES } from "../../document-names.ts";
import {
  type DocumentCustomer,
  type InvoiceContent,
  isTaxDocument,
  outsideVat,
  remainingOf,
} from "../../invoice-content.ts";
import type { InvoiceWords } from "./invoice-words.ts";

/** What stands on a paper beside the bill, as texts. Pure: the drawing only places them. */

export function documentTitle(content: InvoiceContent, words: InvoiceWords): string {
  const { type, language } = content;
  const name = DOCUMENT_NAMES[language][type];
  if (type === "proforma" || !isTaxDocument(content)) return name;
  return `${name} – ${type === "credit" ? words.correctiveTaxDocument : words.taxDocument}`;
}

/** Name first, then address and numbers. */
export function sellerLines(seller: Seller, words: InvoiceWords): string[] {
  return [
    seller.name,
    ...addressLines(seller.address),
    seller.company_id && `${words.companyId}: ${seller.company_id}`,
    seller.vat_id && `${words.vatId}: ${seller.vat_id}`,
    seller.vat_rate === null ? words.noVat : "",
    contactLine(seller),
  ].filter(Boolean);
}

/** A firm stands above the person who ordered for it. */
export function customerLines(customer: DocumentCustomer, words: InvoiceWords): string[] {
  const { company, company_id, vat_id, name, address, email, phone } = customer;
  return [
    company ?? "",
    name,
    ...addressLines(address),
    company_id ? `${words.companyId}: ${company_id}` : "",
    vat_id ? `${words.vatId}: ${vat_id}` : "",
    contactLine({ email, phone }),
  ].filter(Boolean);
}

function contactLine({ email = "", phone = "" }: { email?: string; phone?: string }): string {
  // A number is read in one line.
  return [email, phone.replaceAll(" ", "\u00a0")].filter(Boolean).join("  ·  ");
}

/** The street on its own line, the rest below it. */
function addressLines(address: string): string[] {
  const [street = "", ...rest] = postalAddressLine(address)
    .split(/[,\n]/)
    .map((line) => line.trim());
  return [street, rest.join(", ")].filter(Boolean);
}

/** Days, payment and references. */
export function documentFacts(
  content: InvoiceContent,
  words: InvoiceWords,
): [label: string, value: string][] {
  const { type, payment, corrects, taxable_on = content.issued_on, paid_on, language } = content;
  const { reason = "cancelled" } = content;
  const day = (value: string) => formatDay(value, language);
  const isTax = isTaxDocument(content);
  if (type === "credit") {
    return [
      [words.issued, day(content.issued_on)],
      [words.corrects, corrects?.number ?? ""],
      [words.correctedIssued, corrects ? day(corrects.issued_on) : ""],
      ...(isTax ? [[words.taxable, day(taxable_on)] as [string, string]] : []),
      [words.order, content.order_number],
      [words.reason, words.reasons[reason]],
    ];
  }
  return [
    [words.issued, day(content.issued_on)],
    ...(type === "final" && isTax ? [[words.taxable, day(taxable_on)] as [string, string]] : []),
    paid_on ? [words.paid, day(paid_on)] : [words.due, day(content.due_on)],
    [words.payment, payment.name],
    [words.order, content.order_number],
  ];
}

/** What the payer types where no code is scanned; empty where nothing is to be paid by transfer. */
export function accountRows(content: InvoiceContent, words: InvoiceWords): [label: string, value: string][] {
  const { seller, payment } = content;
  if (payment.kind !== "bank" || content.type === "credit" || content.paid_on) return [];
  if (remainingOf(content) === 0) return [];
  return (
    [
      [words.account, seller.account],
      ["IBAN", ibanInFours(seller.iban)],
      ["BIC", seller.bic],
      [words.variableSymbol, content.variable_symbol],
    ] as [string, string][]
  ).filter(([, value]) => value);
}

/** Sentences under the bill. */
export function documentNotes(content: InvoiceContent, words: InvoiceWords): string[] {
  const { type, seller, total, paid_on, reason = "cancelled" } = content;
  const { refund = paid_on ? -total : 0 } = content;
  const isTax = isTaxDocument(content);
  const voucher = seller.vat_rate !== null && outsideVat(content) !== 0 ? words.voucherOutsideVat : "";
  if (type === "proforma") {
    const included = voucher ? words.vatIncludedElse : words.vatIncluded;
    const isCovered = remainingOf(content) === 0;
    return [
      voucher,
      isTax ? `${included} ${words.percent(seller.vat_rate ?? 0)}.` : "",
      `${isTax ? words.notTax : words.notTaxNoVat} ${isCovered ? words.invoiceSeparately : words.invoiceOncePaid}`,
    ];
  }
  const inCzk = isTax ? words.inCzk : "";
  if (type === "credit") return [voucher, inCzk, refund > 0 ? words.refunds[reason] : ""];
  return [voucher, inCzk, paid_on ? words.settled : ""];
}
