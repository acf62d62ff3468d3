export { addressee } from "./addressee.ts";
export { cashRounding, roundingBack } from "./cash-rounding.ts";
export {
  DISCOUNT_KINDS,
  type DiscountedLine,
  type DiscountKind,
  type DiscountRule,
  discountedGoods,
  discountOf,
  type OrderDiscount,
  shareOfPieces,
  spreadDiscount,
} from "./order-discount.ts";
export { paymentsOf, standingOf } from "./order-money.ts";
export { orderIdOf, orderNumber, orderScreen } from "./order-number.ts";
export {
  isPaidAtHandover,
  MONEY_WAYS,
  type MoneyWay,
  ORDER_STATUSES,
  type OrderStatus,
  PAID_HOWS,
  PAYMENT_KINDS,
  type PaidHow,
  type PaymentKind,
  STATUS_COLOUR,
  usualWay,
} from "./order-status.ts";
export type { Seller } from "./seller.ts";
export { handedOver, type PayableOrder, sumOnTheSpot, toPayOf } from "./to-pay.ts";
export { withdrawalBasis, withdrawalEnd } from "./withdrawal-basis.ts";
export { afterWorkingDays } from "./working-days.ts";
