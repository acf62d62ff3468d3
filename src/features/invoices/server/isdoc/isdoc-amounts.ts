import { type Halere, toCzk } from "#kit/contract/money/money.ts";
import {
  type BillRow,
  documentVat,
  type InvoiceContent,
  isTaxDocument,
  outsideVat,
  payableOf,
  remainingOf,
} from "../../invoice-content.ts";
import type { Node } from "./isdoc-parties.ts";

/** ISDOC writes a credit note in positive amounts: the kind of document says that they go back. */
export function czk(halere: Halere): string {
  return toCzk(Math.abs(halere)).toFixed(2);
}

/** The same of a row, which may go against its document: a discount is below zero on both. */
const signed = (halere: Halere, isCredit: boolean) => toCzk(isCredit ? -halere || 0 : halere).toFixed(2);

interface Taxed {
  rate: number;
  isPayer: boolean;
  isCredit: boolean;
}

export function invoiceLine(
  { name, quantity, sum, base, vat, unit, outside_vat = false }: BillRow,
  index: number,
  tax: Taxed,
): Node {
  const czk = (halere: Halere) => signed(halere, tax.isCredit);
  return {
    ID: String(index + 1),
    InvoicedQuantity: { "@unitCode": "ks", "#text": String(quantity) },
    LineExtensionAmount: czk(base),
    LineExtensionAmountTaxInclusive: czk(sum),
    LineExtensionTaxAmount: czk(vat),
    UnitPrice: unitPrice(tax.isCredit ? -base || 0 : base, quantity),
    UnitPriceTaxInclusive: czk(unit),
    // From the top: the price with VAT is the agreed one.
    ClassifiedTaxCategory: {
      Percent: String(outside_vat ? 0 : tax.rate),
      VATCalculationMethod: "1",
      VATApplicable: String(tax.isPayer && !outside_vat),
    },
    Item: { Description: name },
  };
}

/** With as many decimals as it takes: importers multiply it by the quantity and round. */
function unitPrice(base: Halere, quantity: number): string {
  const exact = toCzk(base) / quantity;
  const enough = [2, 3, 4, 5, 6].find(
    (digits) => Math.abs(Number(exact.toFixed(digits)) * quantity - toCzk(base)) < 0.0005,
  );
  return exact.toFixed(enough ?? 6);
}

/** The sums of the rate, and of what is outside VAT where there is any. Nothing was taxed before. */
export function taxTotal(content: InvoiceContent): Node {
  const outside = outsideVat(content);
  const taxed = documentVat(content);
  if (!taxed) return { TaxSubTotal: subTotal(content.total, 0, 0, false), TaxAmount: czk(0) };
  return {
    TaxSubTotal: [
      ...(isTaxDocument(content) ? [subTotal(taxed.base, taxed.vat, taxed.rate, true)] : []),
      ...(outside === 0 ? [] : [subTotal(outside, 0, 0, false)]),
    ],
    TaxAmount: czk(taxed.vat),
  };
}

function subTotal(base: number, vat: number, rate: number, isTaxed: boolean): Node {
  return {
    TaxableAmount: czk(base),
    TaxAmount: czk(vat),
    TaxInclusiveAmount: czk(base + vat),
    AlreadyClaimedTaxableAmount: czk(0),
    AlreadyClaimedTaxAmount: czk(0),
    AlreadyClaimedTaxInclusiveAmount: czk(0),
    DifferenceTaxableAmount: czk(base),
    DifferenceTaxAmount: czk(vat),
    DifferenceTaxInclusiveAmount: czk(base + vat),
    TaxCategory: { Percent: String(rate), VATApplicable: String(isTaxed) },
  };
}

/**
 * What was paid on the proforma is a deposit without tax, so that nothing, or the rest alone, is left to pay; what gift
 * vouchers pay is one of its own.
 */
export function paidDeposit(content: InvoiceContent): Node {
  const { type, order_number, variable_symbol, by_voucher = 0 } = content;
  const paid = payableOf(content) - by_voucher - remainingOf(content);
  if (type !== "final" || paid + by_voucher === 0) return {};
  const deposit = (ID: string, amount: number): Node => ({
    ID,
    VariableSymbol: variable_symbol,
    DepositAmount: czk(amount),
  });
  return {
    NonTaxedDeposits: {
      NonTaxedDeposit: [
        ...(paid > 0 ? [deposit(order_number, paid)] : []),
        ...(by_voucher > 0 ? [deposit(`${order_number}-V`, by_voucher)] : []),
      ],
    },
  };
}

export function monetaryTotal(content: InvoiceContent): Node {
  const taxed = documentVat(content);
  const base = taxed ? taxed.base + outsideVat(content) : content.total;
  const payable = payableOf(content);
  const paid = content.type === "final" ? payable - remainingOf(content) : 0;
  return {
    TaxExclusiveAmount: czk(base),
    TaxInclusiveAmount: czk(content.total),
    AlreadyClaimedTaxExclusiveAmount: czk(0),
    AlreadyClaimedTaxInclusiveAmount: czk(0),
    DifferenceTaxExclusiveAmount: czk(base),
    DifferenceTaxInclusiveAmount: czk(content.total),
    ...(content.rounding && { PayableRoundingAmount: signed(content.rounding, false) }),
    PaidDepositsAmount: czk(paid),
    PayableAmount: czk(payable - paid),
  };
}
