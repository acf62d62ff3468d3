import type { OrderStatus } from "#features/orders/index.ts";

/** What a change of an order's status brings with it. Pure: the server does what it tells the team beforehand. */

/** What it is judged by. */
export interface OrderFacts {
  status: OrderStatus;
  isPaid: boolean;
  /** All of the money went back. */
  isRefunded: boolean;
  /** Its pieces are counted in stock. */
  isCounted: boolean;
  /** The invoice that no credit note has taken back; null: none. */
  invoice: { isMailed: boolean } | null;
  /** It had one that was taken back. */
  hadInvoice: boolean;
  /** Vouchers that are neither used nor void, those that are void, and pieces that have none yet. */
  vouchers: { usable: number; void: number; missing: number };
  /** Gift vouchers pay a part of it; they paid one before it was cancelled. */
  isVoucherHeld: boolean;
  wasVoucherHeld: boolean;
  /** Its discount code: it counts as used, is there again after it was given back, or is not any more. */
  discount: "none" | "held" | "free" | "gone";
  withdrawalIsOpen: boolean;
  /**
   * Places on ride days: held for it, booked, booked with one of its vouchers, and those that it lost as it was cancelled
   * or its time ran out.
   */
  seats: { held: number; booked: number; byVoucher: number; lost: number };
  /** The customer comes for it. */
  isPickup: boolean;
}

const isDone = (status: OrderStatus) => status === "completed" || status === "done";
const cancels = (_: OrderFacts, to: OrderStatus) => to === "cancelled";
const reopens = ({ status }: OrderFacts) => status === "cancelled";
/** An order whose money went back waits for it again. */
const staysPaid = ({ isPaid, isRefunded }: OrderFacts) => isPaid && !isRefunded;

/** A credit note has taken the former one back; what is paid or done has an invoice. */
const invoices = (order: OrderFacts, to: OrderStatus) =>
  to !== "cancelled" &&
  !order.invoice &&
  (isDone(to) || (reopens(order) && (order.hadInvoice || staysPaid(order))));

/** In the order in which they are done. */
const EFFECTS = {
  "forget-payment": (order) => reopens(order) && order.isPaid && order.isRefunded,
  // What was paid goes back with the rest of the money, as a refund.
  "release-vouchers": (order, to) => cancels(order, to) && !order.isPaid && order.isVoucherHeld,
  "release-discount": (order, to) => cancels(order, to) && !order.isPaid && order.discount === "held",
  // Before the stock: orders that are placed lock the code first, too.
  "take-discount": (order) =>
    reopens(order) && (order.discount === "free" || (order.discount === "gone" && staysPaid(order))),
  "drop-discount": (order) => reopens(order) && order.discount === "gone" && !staysPaid(order),
  "take-vouchers": (order) => reopens(order) && !staysPaid(order) && order.wasVoucherHeld,
  "return-stock": (order, to) => cancels(order, to) && order.isCounted,
  "take-stock": (order) => reopens(order) && order.isCounted,
  "void-vouchers": (order, to) => cancels(order, to) && order.vouchers.usable > 0,
  "restore-vouchers": (order) => reopens(order) && staysPaid(order) && order.vouchers.void > 0,
  "issue-vouchers": (order) => reopens(order) && staysPaid(order) && order.vouchers.missing > 0,
  "issue-invoice": invoices,
  "mail-invoice": (order, to) => isDone(to) && order.invoice !== null && !order.invoice.isMailed,
  "issue-credit-note": (order, to) => cancels(order, to) && order.invoice !== null,
  "mail-shipped": ({ isPickup }, to) => to === "shipped" && !isPickup,
  "mail-ready": ({ isPickup }, to) => to === "shipped" && isPickup,
  "mail-cancelled": cancels,
  // The mail of a shipped order, or the one with its invoice, says by itself that the order goes on.
  "mail-reopened": (order, to) => reopens(order) && to !== "shipped" && !invoices(order, to),
  "settle-withdrawal": (order, to) => cancels(order, to) && !order.isPaid && order.withdrawalIsOpen,
  "free-seats": (order, to) => {
    const { held, booked, byVoucher } = order.seats;
    return cancels(order, to) && held + booked + byVoucher > 0;
  },
  "book-seats": (order) => reopens(order) && staysPaid(order) && order.seats.lost > 0,
} satisfies Record<string, (order: OrderFacts, to: OrderStatus) => boolean>;

export type StatusEffect = keyof typeof EFFECTS;
export const STATUS_EFFECTS = Object.keys(EFFECTS) as StatusEffect[];

/** Those that send the customer an e-mail. */
export const MAILING_EFFECTS: readonly StatusEffect[] = [
  "issue-vouchers",
  "issue-invoice",
  "mail-invoice",
  "issue-credit-note",
  "mail-shipped",
  "mail-ready",
  "mail-cancelled",
  "mail-reopened",
];

/** What happens when an order gets the status `to`; nothing where it has that already. */
export function effectsOf(order: OrderFacts, to: OrderStatus): StatusEffect[] {
  if (order.status === to) return [];
  return STATUS_EFFECTS.filter((effect) => EFFECTS[effect](order, to));
}
