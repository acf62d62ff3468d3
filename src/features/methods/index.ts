export {
  carries,
  goesEverywhere,
  loadOf,
  parcelGrams,
  paymentFits,
  pricedFor,
  shippingError,
  shippingHalere,
  toFreeShipping,
} from "./method-fit.ts";
