export { forgetIdempotencyKeys } from "./idempotency.ts";
export { samplePaper } from "./order.mails.ts";
export { billPart, paymentParts } from "./order-mail-parts.ts";
export { place } from "./place-order.ts";
export { soldItem, type ToSell } from "./sold-item.ts";
