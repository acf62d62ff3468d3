/** The six statuses of an order. The team may set any of them at any time. */
export const ORDER_STATUSES = ["pending", "processing", "shipped", "completed", "done", "cancelled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Badge colours: completed and done green, cancelled red, shipped blue, processing purple, others yellow. */
export const STATUS_COLOUR: Record<OrderStatus, "yellow" | "violet" | "blue" | "green" | "red"> = {
  pending: "yellow",
  processing: "violet",
  shipped: "blue",
  completed: "green",
  done: "green",
  cancelled: "red",
};

/** How money comes and goes. What a carrier has collected comes to the account, by bank. */
export const MONEY_WAYS = ["bank", "card", "cash"] as const;
export type MoneyWay = (typeof MONEY_WAYS)[number];

/** What a payment method is; the confirmation goes by it. `cod`: to the carrier, on delivery. */
export const PAYMENT_KINDS = [...MONEY_WAYS, "cod"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Whether the goods go out before the money comes: it is paid when they are handed over. */
export function isPaidAtHandover(kind: PaymentKind): boolean {
  return kind === "cash" || kind === "cod";
}

/** How the money of such an order comes, unless somebody says otherwise. */
export function usualWay(kind: PaymentKind): MoneyWay {
  return kind === "cod" ? "bank" : kind;
}

/** How an order was paid in the end, and how money goes back; `voucher`: with gift vouchers alone. */
export const PAID_HOWS = [...MONEY_WAYS, "voucher"] as const;
export type PaidHow = (typeof PAID_HOWS)[number];
