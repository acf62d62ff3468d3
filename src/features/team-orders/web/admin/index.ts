export type { Line } from "./order-form.ts";
export { OrderLinesFields } from "./order-lines-fields.tsx";
