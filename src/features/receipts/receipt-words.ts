import type { Both } from "#kit/contract/language.ts";
import type { ReceiptWay } from "./receipt-content.ts";

/** Texts of the paper, and of the mail that brings it. */
interface ReceiptWords {
  title: string;
  number: string;
  order: string;
  received: string;
  way: string;
  ways: Record<ReceiptWay, string>;
  seller: string;
  companyId: string;
  vatId: string;
  total: string;
  byVoucher: string;
  otherwise: string;
  onTheSpot: string;
  registered: string;
  /** What the paper is not. */
  invoice: string;
  file: string;
  subject: (number: string) => string;
  greeting: string;
  thanks: string;
}

export const RECEIPT_WORDS: Both<ReceiptWords> = {
  en: {
    title: "Receipt",
    number: "Number",
    order: "Order",
    received: "Payment received",
    way: "Paid",
    ways: { cash: "in cash", card: "by card", qr: "with a QR code" },
    seller: "Seller",
    companyId: "Company number (IČO)",
    vatId: "VAT number (DIČ)",
    total: "Total",
    byVoucher: "Paid by gift voucher",
    otherwise: "Paid otherwise",
    onTheSpot: "Received",
    registered: "Registered as",
    invoice: "This confirms the payment. The invoice comes separately.",
    file: "receipt",
    subject: (number) => `Receipt ${number}`,
    greeting: "Hello,",
    thanks: "thank you for your payment. The receipt is attached.",
  },
  cs: {
    title: "Účtenka",
    number: "Číslo",
    order: "Objednávka",
    received: "Platba přijata",
    way: "Zaplaceno",
    ways: { cash: "hotově", card: "kartou", qr: "QR platbou" },
    seller: "Prodávající",
    companyId: "IČO",
    vatId: "DIČ",
    total: "Celkem",
    byVoucher: "Uhrazeno poukazem",
    otherwise: "Zaplaceno jinak",
    onTheSpot: "Přijato",
    registered: "Evidováno pod kódem",
    invoice: "Tato účtenka potvrzuje platbu. Fakturu dostáváte zvlášť.",
    file: "uctenka",
    subject: (number) => `Účtenka ${number}`,
    greeting: "Dobrý den,",
    thanks: "děkujeme za platbu. Účtenka je v příloze.",
  },
};
