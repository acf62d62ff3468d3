import type { Halere } from "#kit/contract/money/money.ts";
import { cashRounding } from "./cash-rounding.ts";
import type { MoneyWay, OrderStatus } from "./order-status.ts";

/** The sums of an order that say what is to be paid. */
export interface PayableOrder {
  total_halere: Halere;
  status: OrderStatus;
  paid_at: Date | null;
  balance_halere: Halere;
}

/**
 * What the customer has to pay now: what gift vouchers and a part that has come leave, or what a paid order costs more
 * since. The one source of this sum: papers, mails, QR codes, gateways, carriers and the bank's matching ask here. Pure.
 */
export function toPayOf(order: PayableOrder): Halere {
  const { total_halere, status, paid_at, balance_halere } = order;
  // A cancelled one asks for nothing; what it would still cost is said where it never was paid.
  if (status === "cancelled") return paid_at ? 0 : Math.max(0, total_halere - balance_halere);
  return Math.max(0, -balance_halere);
}

/** What whoever pays on the spot hands over for it, in one way or another. Every sum that is taken there asks here. */
export function sumOnTheSpot(order: PayableOrder, how: MoneyWay): Halere {
  return handedOver(toPayOf(order), how);
}

/** The same of a sum that is no order's yet: in cash whole crowns are handed over. */
export function handedOver(sum: Halere, how: MoneyWay): Halere {
  return how === "cash" ? sum + cashRounding(sum) : sum;
}
