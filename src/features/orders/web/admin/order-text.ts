import { orderNumber } from "../../order-number.ts";

/** `#0000000042`, as the back office shows an order's id (spec/back-office.md section 9). */
export function shownNumber(id: number): string {
  return `#${orderNumber(id)}`;
}
