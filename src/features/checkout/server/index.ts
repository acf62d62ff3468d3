export { sampleDocument } from "./mail/order.mails.ts";
export { billPart, paymentParts } from "./mail/order-mail-parts.ts";
export { place } from "./place-order.ts";
export { soldItem, type ToSell } from "./sold-item.ts";
