export { ORDER_EFFECTS, type OrderEffect } from "./order-effects.ts";
export { MOST_COUNTED, ORDER_VIEWS } from "./order-views.ts";
