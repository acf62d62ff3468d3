import type { PaymentKind } from "#features/orders/index.ts";
import { splitCountry } from "#kit/contract/companies/address-country.ts";
import { type Halere, toCzk } from "#kit/contract/money/money.ts";
import { addressParts } from "../../address-parts.ts";
import {
  billRows,
  type DocumentCustomer,
  documentVat,
  type InvoiceContent,
  isTaxDocument,
  outsideVat,
} from "../../invoice-content.ts";

/** Nodes of a document for Pohoda. */
type Node = { [name: string]: string | Node | Node[] };

const PAID_BY: Record<PaymentKind, string> = {
  bank: "draft",
  card: "creditcard",
  cash: "cash",
  cod: "delivery",
};

/** A seller who pays VAT corrects with a tax document, another one with a plain credit note. */
const typeOf = (content: InvoiceContent): string =>
  content.type === "final"
    ? "issuedInvoice"
    : isTaxDocument(content)
      ? "issuedCorrectiveTax"
      : "issuedCreditNotice";

/** An invoice or a credit note as Pohoda's import takes it (version 2.0). Amounts of a credit note are negative. */
export function pohodaInvoice(content: InvoiceContent): Node {
  return {
    "@version": "2.0",
    "inv:invoiceHeader": header(content),
    "inv:invoiceDetail": { "inv:invoiceItem": items(content) },
    "inv:invoiceSummary": {
      "inv:roundingDocument": content.rounding ? "math2one" : "none",
      ...(content.seller.vat_rate !== null && { "inv:typeCalculateVATInclusivePrice": "VATNewMethod" }),
      "inv:homeCurrency": sums(content),
    },
  };
}

function header(content: InvoiceContent): Node {
  const { number, issued_on, taxable_on = issued_on, due_on, corrects, order_number } = content;
  const isPayer = isTaxDocument(content);
  // A credit note is paired with the invoice that it corrects.
  const pair = corrects?.number ?? number;
  const about = `objednávka ${order_number}`;
  return {
    "inv:invoiceType": typeOf(content),
    "inv:number": { "typ:numberRequested": number },
    "inv:symVar": content.variable_symbol,
    "inv:symPar": pair,
    "inv:date": issued_on,
    // The day on which a corrected tax counts is the day of its delivery: Pohoda's user sets it, the day of issue stands for it.
    "inv:dateTax": corrects ? issued_on : taxable_on,
    "inv:dateAccounting": issued_on,
    "inv:dateDue": due_on,
    "inv:classificationVAT": { "typ:classificationVATType": isPayer ? "inland" : "nonSubsume" },
    "inv:text": cut(corrects ? `Oprava faktury ${corrects.number}, ${about}` : `Prodej, ${about}`, 240),
    "inv:partnerIdentity": { "typ:address": partner(content.customer) },
    "inv:numberOrder": order_number,
    "inv:paymentType": { "typ:paymentType": PAID_BY[content.payment.kind] },
  };
}

function partner({ name, company = "", company_id = "", vat_id = "", ...customer }: DocumentCustomer): Node {
  const { rest, country } = splitCountry(customer.address, vat_id);
  const { street, number, city, postalCode } = addressParts(rest, country);
  return filled({
    "typ:company": cut(company || name, 255),
    "typ:name": company ? cut(name, 64) : "",
    "typ:city": cut(city, 45),
    "typ:street": cut([street, number].filter(Boolean).join(" "), 64),
    "typ:zip": cut(postalCode, 15),
    "typ:ico": cut(company_id, 15),
    "typ:dic": cut(vat_id, 18),
    "typ:country": { "typ:ids": country },
    "typ:phone": cut(customer.phone, 40),
    "typ:email": cut(customer.email, 98),
  });
}

const LABELS = { discount: "Sleva", shipping: "Doprava", fee: "Poplatek za platbu" };

function items(content: InvoiceContent): Node[] {
  return billRows(content, LABELS).map((row) => {
    const { name, quantity, unit, base, vat, outside_vat } = row;
    const { rate, percent } = rateOf(outside_vat || !isTaxDocument(content) ? null : content.seller.vat_rate);
    return {
      "inv:text": cut(name, 90),
      "inv:quantity": String(quantity),
      "inv:unit": "ks",
      // From the top: the price with VAT is the agreed one.
      "inv:payVAT": String(rate !== "none"),
      "inv:rateVAT": rate,
      ...(percent !== null && { "inv:percentVAT": String(percent) }),
      "inv:homeCurrency": {
        "typ:unitPrice": czk(unit),
        "typ:price": czk(base),
        "typ:priceVAT": czk(vat),
      },
    };
  });
}

/** The sums by rate; what a seller without VAT sells has none. */
function sums(content: InvoiceContent): Node {
  return {
    ...sumsByRate(content),
    ...(content.rounding && { "typ:round": { "typ:priceRound": czk(content.rounding) } }),
  };
}

function sumsByRate(content: InvoiceContent): Node {
  const tax = documentVat(content);
  if (!tax) return { "typ:priceNone": czk(content.total) };
  const outside = outsideVat(content);
  const none = { "typ:priceNone": czk(outside) };
  if (!isTaxDocument(content)) return none;
  const place = rateOf(tax.rate).rate === "low" ? "Low" : "High";
  return {
    ...(outside !== 0 && none),
    [`typ:price${place}`]: czk(tax.base),
    [`typ:price${place}VAT`]: czk(tax.vat),
    [`typ:price${place}Sum`]: czk(content.total - outside),
  };
}

/** Pohoda knows the rates of today by name; any other is a former one, with its per cent. */
function rateOf(rate: number | null): { rate: string; percent: number | null } {
  if (rate === null) return { rate: "none", percent: null };
  if (rate === 21) return { rate: "high", percent: null };
  if (rate === 12) return { rate: "low", percent: null };
  return { rate: "historyHigh", percent: rate };
}

const czk = (halere: Halere) => toCzk(halere).toFixed(2);

/** As long as the schema allows: Pohoda refuses a document with a longer text. */
const cut = (text: string, length: number) => [...text].slice(0, length).join("");

const filled = (node: Node): Node =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => value !== ""));
