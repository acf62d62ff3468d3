export {
  COUNTRIES,
  countryIn,
  countryName,
  destinationOf,
  splitCountry,
  withCountry,
} from "./address-country.ts";
export { addressee } from "./addressee.ts";
export { orderNumber } from "./order-number.ts";
export {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_KINDS,
  type PaymentKind,
  STATUS_COLOUR,
} from "./order-status.ts";
export { STATUS_NAMES } from "./orders.record-type.ts";
export type { Seller } from "./seller.ts";
export { withdrawalBasis, withdrawalEnd } from "./withdrawal-basis.ts";
