export { forgetIdempotencyKeys } from "./idempotency.ts";
export { billPart, paymentParts } from "./order-mail.ts";
export { place } from "./place-order.ts";
export { soldItem, type ToSell } from "./sold-item.ts";
