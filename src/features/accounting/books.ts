import type { PaidHow } from "#features/orders/index.ts";
import type { MovementKind } from "#features/vouchers/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";

/** What the shop's records say of its money, read at one moment. Pure: `differences.ts` and the month's sheet judge it. */

export interface BookOrder {
  id: number;
  total: Halere;
  isCancelled: boolean;
  createdAt: Date;
  paidAt: Date | null;
  /** How much of its price went back since it was last paid. */
  priceBack: Halere;
  /** What a paid order costs more since its items were changed, and nobody has paid yet. */
  due: Halere;
  /** What gift vouchers pay of it, as the order says. */
  byVoucher: Halere;
  /** What a discount code takes off it. */
  discount: Halere;
}

/**
 * Where money came from: a booking on the account, a gateway, or what the team noted. `unrecorded`: the order was paid
 * before payments had records of their own. `voucher`: a gift voucher, which brings no new money.
 */
export const PAYMENT_SOURCES = [
  "statement",
  "stripe",
  "comgate",
  "test",
  "noted",
  "unrecorded",
  "voucher",
] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

export interface BookPayment {
  orderId: number;
  way: PaidHow;
  source: PaymentSource;
  /** YYYY-MM-DD in Prague. */
  day: string;
  /** In CZK; of a payment in another currency what it settled. */
  amount: Halere;
  /** ISO 4217. */
  currency: string;
  /** The same for what may be one payment that was counted twice; null where nothing says so. */
  sameAs: string | null;
  /** Sources that name the booking by an id of their own: two of one source are two payments. */
  namedBy: readonly string[];
}

export interface BookRefund {
  orderId: number;
  way: PaidHow;
  source: PaymentSource;
  /** It has gone; otherwise it is on its way. What failed or was called off is not here. */
  isDone: boolean;
  /** YYYY-MM-DD in Prague: when it went, or was begun. */
  day: string;
  amount: Halere;
  /** What of the amount is cash's rounding. */
  rounding: Halere;
  /** How much of the order's price it takes back. */
  price: Halere;
}

/** By how much cash that came differs from what it pays. */
export interface BookRounding {
  orderId: number;
  /** YYYY-MM-DD in Prague. */
  day: string;
  amount: Halere;
}

/** Money of a card payment that the customer's bank took, or gave back: negative then. One dispute may be both. */
export interface BookDispute {
  orderId: number;
  source: PaymentSource;
  /** YYYY-MM-DD in Prague. */
  day: string;
  amount: Halere;
}

/** An invoice or a credit note. */
export interface BookDocument {
  orderId: number;
  kind: "final" | "credit";
  number: string;
  year: number;
  sequence: number;
  /** VAT included; negative on a credit note. */
  total: Halere;
  /** What of it is outside VAT: vouchers over an amount. */
  outside: Halere;
  /** The base of its VAT where it is not what the total comes to by itself; null otherwise. */
  base: Halere | null;
  /** Per cent; null where the seller pays no VAT. */
  rate: number | null;
  /** YYYY-MM-DD in Prague. */
  issuedOn: string;
  taxableOn: string;
  /** The invoice that a credit note corrects. */
  corrects: string | null;
  /** A credit note has taken all of it back. */
  isCredited: boolean;
}

export interface BookMovement {
  code: string;
  orderId: number | null;
  kind: MovementKind;
  /** YYYY-MM-DD in Prague. */
  day: string;
  amount: Halere;
  /** The voucher was given away, so nobody paid for it. */
  isGiven: boolean;
}

export interface Books {
  orders: BookOrder[];
  payments: BookPayment[];
  refunds: BookRefund[];
  roundings: BookRounding[];
  disputes: BookDispute[];
  papers: BookDocument[];
  receipts: { number: string; year: number; sequence: number }[];
  /** Movements of vouchers over an amount. */
  movements: BookMovement[];
  /** What those vouchers hold, as they say themselves. */
  balances: { code: string; balance: Halere; orderId: number | null }[];
}

export const sumOf = <T>(rows: readonly T[], amount: (row: T) => Halere): Halere =>
  rows.reduce((sum, row) => sum + amount(row), 0);

/** Rows by their order. */
export function byOrder<T extends { orderId: number }>(rows: readonly T[]): (orderId: number) => T[] {
  const found = Map.groupBy(rows, ({ orderId }) => orderId);
  return (orderId) => found.get(orderId) ?? [];
}
