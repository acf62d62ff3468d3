import type { OrderStatus } from "#features/orders/index.ts";
import type { Both } from "#kit/contract/language.ts";
import type { IssuedType } from "../../invoice-content.ts";
import { PAPER_NAMES } from "../../paper-names.ts";

/** Heads and values of the tables for the accountant, and the names of the files. */
interface ExportWords {
  files: { orders: string; papers: string };
  orders: string[];
  papers: string[];
  types: Record<IssuedType, string>;
  statuses: Record<OrderStatus, string>;
}

export const EXPORT_WORDS: Both<ExportWords> = {
  en: {
    files: { orders: "orders.csv", papers: "invoices.csv" },
    orders: [
      "Number",
      "Date",
      "Status",
      "Customer",
      "Company",
      "IČO",
      "DIČ",
      "E-mail",
      "Phone",
      "Address",
      "Payment",
      "Shipping",
      "Goods CZK",
      "Shipping CZK",
      "Total CZK",
      "Paid",
      "Sent back",
      "Sent back CZK",
    ],
    papers: [
      "Number",
      "Type",
      "Issued",
      "Taxable supply",
      "Due",
      "Paid",
      "Order",
      "Variable symbol",
      "Corrects",
      "Customer",
      "IČO",
      "DIČ",
      "Without VAT CZK",
      "VAT %",
      "VAT CZK",
      "Total CZK",
      "Payment",
    ],
    types: PAPER_NAMES.en,
    statuses: {
      pending: "Pending",
      processing: "Processing",
      shipped: "Shipped",
      completed: "Completed",
      done: "Done",
      cancelled: "Cancelled",
    },
  },
  cs: {
    files: { orders: "objednavky.csv", papers: "doklady.csv" },
    orders: [
      "Číslo",
      "Datum",
      "Stav",
      "Zákazník",
      "Firma",
      "IČO",
      "DIČ",
      "E-mail",
      "Telefon",
      "Adresa",
      "Platba",
      "Doprava",
      "Zboží Kč",
      "Doprava Kč",
      "Celkem Kč",
      "Zaplaceno",
      "Vráceno",
      "Vráceno Kč",
    ],
    papers: [
      "Číslo",
      "Druh",
      "Vystaveno",
      "DUZP",
      "Splatnost",
      "Zaplaceno",
      "Objednávka",
      "Variabilní symbol",
      "K dokladu",
      "Zákazník",
      "IČO",
      "DIČ",
      "Bez DPH Kč",
      "DPH %",
      "DPH Kč",
      "Celkem Kč",
      "Platba",
    ],
    types: PAPER_NAMES.cs,
    statuses: {
      pending: "Čeká na vyřízení",
      processing: "Zpracovává se",
      shipped: "Odesláno",
      completed: "Dokončeno",
      done: "Hotovo",
      cancelled: "Zrušeno",
    },
  },
};
