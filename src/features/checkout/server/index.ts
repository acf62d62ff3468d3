export { forgetIdempotencyKeys } from "./idempotency.ts";
export { paymentParts } from "./order-mail.ts";
