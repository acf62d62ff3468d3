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

/** What a payment method is; the confirmation goes by it. */
export const PAYMENT_KINDS = ["bank", "card", "cash"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
