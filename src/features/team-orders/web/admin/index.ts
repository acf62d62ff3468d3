export { type KnownCustomers, NewOrder } from "./new-order.tsx";
export { newOrderWords } from "./new-order.words.ts";
export type { Line } from "./order-form.ts";
export { OrderLinesFields } from "./order-lines-fields.tsx";
