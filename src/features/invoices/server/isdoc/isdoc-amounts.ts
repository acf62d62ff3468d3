import { type Halere, toCzk } from "#kit/contract/money.ts";
import { type BillRow, type InvoiceContent, paperVat, remainingOf } from "../../invoice-content.ts";
import type { Node } from "./isdoc-parties.ts";

/** ISDOC writes a credit note in positive amounts: the kind of document says that they go back. */
export function czk(halere: Halere): string {
  return toCzk(Math.abs(halere)).toFixed(2);
}

interface Taxed {
  rate: number;
  isPayer: boolean;
}

export function invoiceLine(
  { name, quantity, sum, base, vat, unit }: BillRow,
  index: number,
  tax: Taxed,
): Node {
  return {
    ID: String(index + 1),
    InvoicedQuantity: { "@unitCode": "ks", "#text": String(quantity) },
    LineExtensionAmount: czk(base),
    LineExtensionAmountTaxInclusive: czk(sum),
    LineExtensionTaxAmount: czk(vat),
    UnitPrice: czk(Math.round(base / quantity)),
    UnitPriceTaxInclusive: czk(unit),
    // From the top: the price with VAT is the agreed one.
    ClassifiedTaxCategory: {
      Percent: String(tax.rate),
      VATCalculationMethod: "1",
      VATApplicable: String(tax.isPayer),
    },
    Item: { Description: name },
  };
}

/** One rate: the sums of the whole document are those of the rate. Nothing was taxed before. */
export function taxTotal(content: InvoiceContent): Node {
  const { base, vat, rate } = paperVat(content) ?? { base: content.total, vat: 0, rate: 0 };
  return {
    TaxSubTotal: {
      TaxableAmount: czk(base),
      TaxAmount: czk(vat),
      TaxInclusiveAmount: czk(content.total),
      AlreadyClaimedTaxableAmount: czk(0),
      AlreadyClaimedTaxAmount: czk(0),
      AlreadyClaimedTaxInclusiveAmount: czk(0),
      DifferenceTaxableAmount: czk(base),
      DifferenceTaxAmount: czk(vat),
      DifferenceTaxInclusiveAmount: czk(content.total),
      TaxCategory: { Percent: String(rate), VATApplicable: String(content.seller.vat_rate !== null) },
    },
    TaxAmount: czk(vat),
  };
}

/** What was paid on the proforma is a deposit without tax, so that nothing, or the rest alone, is left to pay. */
export function paidDeposit(content: InvoiceContent): Node {
  const { type, order_number, variable_symbol, total } = content;
  const paid = total - remainingOf(content);
  if (type !== "final" || paid === 0) return {};
  return {
    NonTaxedDeposits: {
      NonTaxedDeposit: { ID: order_number, VariableSymbol: variable_symbol, DepositAmount: czk(paid) },
    },
  };
}

export function monetaryTotal(content: InvoiceContent): Node {
  const { base } = paperVat(content) ?? { base: content.total };
  const paid = content.type === "final" ? content.total - remainingOf(content) : 0;
  return {
    TaxExclusiveAmount: czk(base),
    TaxInclusiveAmount: czk(content.total),
    AlreadyClaimedTaxExclusiveAmount: czk(0),
    AlreadyClaimedTaxInclusiveAmount: czk(0),
    DifferenceTaxExclusiveAmount: czk(base),
    DifferenceTaxInclusiveAmount: czk(content.total),
    PaidDepositsAmount: czk(paid),
    PayableAmount: czk(content.total - paid),
  };
}
