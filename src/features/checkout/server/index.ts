export { forgetIdempotencyKeys } from "./idempotency.ts";
export { paymentParts } from "./order-mail.ts";
export { place } from "./place-order.ts";
