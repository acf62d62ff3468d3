export { addressee } from "./addressee.ts";
export { orderIdOf, orderNumber, orderScreen } from "./order-number.ts";
export {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_KINDS,
  type PaymentKind,
  STATUS_COLOUR,
} from "./order-status.ts";
export type { Seller } from "./seller.ts";
export { withdrawalBasis, withdrawalEnd } from "./withdrawal-basis.ts";
