import type { MoneyWay } from "#features/orders/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Halere } from "#kit/contract/money/money.ts";

/** How somebody paid on the spot: cash, a card at the team's terminal, or a QR code with a banking app. */
export const RECEIPT_WAYS = ["cash", "card", "qr"] as const;
export type ReceiptWay = (typeof RECEIPT_WAYS)[number];

/** The way of a payment that the team noted. */
export const WAY_OF_NOTE: Record<MoneyWay, ReceiptWay> = { cash: "cash", card: "card", bank: "qr" };

/** What stands on a receipt. Nothing of the customer: a receipt is for whoever holds it. */
export interface ReceiptContent {
  language: Language;
  number: string;
  order_number: string;
  /** ISO 8601 in UTC. */
  at: string;
  way: ReceiptWay;
  seller: { name: string; address: string; company_id: string; vat_id: string; register: string };
  lines: { name: string; quantity: number; unit: Halere }[];
  /** What a discount code takes off the lines, where there is one. */
  discount?: { code: string; amount: Halere };
  shipping: { name: string; price: Halere };
  /** Of the way of paying, where there was one. */
  fee?: { name: string; price: Halere };
  total: Halere;
  /** What of the total gift vouchers paid; absent where none did. */
  by_voucher?: Halere;
  /** What of it came in another way; absent where nothing did. */
  otherwise?: Halere;
  /** What cash adds to the total or takes off it, so that whole crowns are paid; absent where nothing is rounded. */
  rounding?: Halere;
  /** What was paid on the spot; absent on receipts of the whole total. */
  received?: Halere;
  /** The code under which the sale was registered; null where nothing is registered. */
  registered_as: string | null;
}
