export {
  carries,
  goesEverywhere,
  loadOf,
  parcelGrams,
  paymentFits,
  pricedFor,
  shippingError,
  shippingHalere,
  sumError,
  toFreeShipping,
} from "./method-fit.ts";
