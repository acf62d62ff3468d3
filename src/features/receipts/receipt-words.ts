import type { Both } from "#kit/contract/language/language.ts";
import type { ReceiptWay } from "./receipt-content.ts";

/** Texts of the paper. */
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
  discount: string;
  total: string;
  rounding: string;
  byVoucher: string;
  otherwise: string;
  onTheSpot: string;
  registered: string;
  /** What the paper is not. */
  invoice: string;
  file: string;
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
    discount: "Discount",
    total: "Total",
    rounding: "Rounding",
    byVoucher: "Paid by gift voucher",
    otherwise: "Paid by other means",
    onTheSpot: "Received",
    registered: "Registration code",
    invoice: "This confirms the payment. The invoice comes separately.",
    file: "receipt",
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
    discount: "Sleva",
    total: "Celkem",
    rounding: "Zaokrouhlení",
    byVoucher: "Uhrazeno poukazem",
    otherwise: "Zaplaceno jinak",
    onTheSpot: "Přijato",
    registered: "Evidováno pod kódem",
    invoice: "Tato účtenka potvrzuje platbu. Fakturu dostanete zvlášť.",
    file: "uctenka",
  },
};
