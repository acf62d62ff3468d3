export { storeBuiltInMethods } from "./built-in-methods.ts";
export { paymentMethods, shippingMethods } from "./methods.table.ts";
export { pricingOf } from "./shipping-pricing.ts";
export { whyNotPaidSo } from "./sum-limits.ts";
export { transfers } from "./transfers.ts";
