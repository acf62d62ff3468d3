import { XMLBuilder } from "fast-xml-parser";
import type { PaymentKind } from "#features/orders/index.ts";
import { billRows, type InvoiceContent, isTaxDocument, payableOf } from "../../invoice-content.ts";
import { invoiceUuid } from "../invoice-uuid.ts";
import { INVOICE_WORDS } from "../pdf/invoice-words.ts";
import { writable } from "#kit/server/writable-xml.ts";
import { czk, invoiceLine, monetaryTotal, paidDeposit, taxTotal } from "./isdoc-amounts.ts";
import { customerParty, type Node, supplierParty } from "./isdoc-parties.ts";

/** UN/ECE 4461, as far as ISDOC takes it: cash, card, transfer to an account. */
const MEANS: Record<PaymentKind, string> = { cash: "10", card: "48", bank: "42", cod: "50" };

/** How the sum is or was paid; the account only where the schema's fields for it can be filled. */
function paymentMeans(content: InvoiceContent): Node {
  const { payment, seller, due_on, variable_symbol } = content;
  const [, id, code] = /^([\d-]+)\/(\d{4})$/.exec(seller.account.replace(/\s/g, "")) ?? [];
  const details: Node =
    payment.kind === "bank" && id && code
      ? {
          Details: {
            PaymentDueDate: due_on,
            ID: id,
            BankCode: code,
            Name: "",
            IBAN: seller.iban.replace(/\s/g, ""),
            BIC: seller.bic.replace(/\s/g, ""),
            VariableSymbol: variable_symbol,
          },
        }
      : {};
  return {
    Payment: { PaidAmount: czk(payableOf(content)), PaymentMeansCode: MEANS[payment.kind], ...details },
  };
}

/** Version 6.0.2 of the Czech format of electronic invoices (isdoc.cz). */
const NAMESPACE = "http://isdoc.cz/namespace/2013";
const VERSION = "6.0.2";
/** Invoice and credit note in ISDOC's list of documents. */
const DOCUMENT = { final: "1", credit: "2" };

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  format: true,
  indentBy: "  ",
});

/** A final invoice or credit note as ISDOC. The same content gives the same text. */
export function isdocXml(content: InvoiceContent): string {
  if (content.type === "proforma") throw new Error("a proforma is no ISDOC document");
  const document = {
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    Invoice: { "@xmlns": NAMESPACE, "@version": VERSION, ...body(content, DOCUMENT[content.type]) },
  };
  return builder.build(writable(document));
}

function body(content: InvoiceContent, documentType: string): Node {
  const { type, number, issued_on, taxable_on = issued_on, seller, customer, corrects } = content;
  // One over vouchers alone says nothing of VAT.
  const isPayer = isTaxDocument(content);
  const words = INVOICE_WORDS[content.language];
  const tax = { isCredit: type === "credit", isPayer, rate: isPayer ? (seller.vat_rate ?? 0) : 0 };
  return {
    DocumentType: documentType,
    ID: number,
    UUID: invoiceUuid(content).toUpperCase(),
    IssuingSystem: "Paddock",
    IssueDate: issued_on,
    // A credit note is taxed on the day it is delivered, which nobody knows yet.
    ...(isPayer && type === "final" && { TaxPointDate: taxable_on }),
    VATApplicable: String(isPayer),
    ElectronicPossibilityAgreementReference: "",
    ...(type === "credit" && { Note: `${words.reason}: ${words.reasons[content.reason ?? "cancelled"]}` }),
    LocalCurrencyCode: "CZK",
    CurrRate: "1",
    RefCurrRate: "1",
    AccountingSupplierParty: supplierParty(seller),
    AccountingCustomerParty: customerParty(customer),
    OrderReferences: { OrderReference: { "@id": "order", SalesOrderID: content.order_number } },
    ...(corrects && {
      OriginalDocumentReferences: {
        OriginalDocumentReference: {
          "@id": "invoice",
          ID: corrects.number,
          IssueDate: corrects.issued_on,
          UUID: corrects.uuid.toUpperCase(),
        },
      },
    }),
    InvoiceLines: {
      InvoiceLine: billRows(content, words).map((row, index) => invoiceLine(row, index, tax)),
    },
    ...paidDeposit(content),
    TaxTotal: taxTotal(content),
    LegalMonetaryTotal: monetaryTotal(content),
    PaymentMeans: paymentMeans(content),
  };
}
