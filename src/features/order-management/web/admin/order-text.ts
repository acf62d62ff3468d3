import { type OrderStatus, orderNumber } from "#features/orders/index.ts";
import type { Order } from "../../order-records.contract.ts";

/** `#0000000042`, as the back office shows an order's id. */
export function shownNumber(id: number): string {
  return `#${orderNumber(id)}`;
}

/** How a status is named: an order that the customer comes for is ready, and never shipped. */
export function statusName(status: OrderStatus, { is_pickup }: Pick<Order, "is_pickup">) {
  return status === "shipped" && is_pickup ? "ready" : status;
}
