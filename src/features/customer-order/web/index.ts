export { customerOrderWords } from "../customer-order.words.ts";
export { CardPayment } from "./card-payment.tsx";
export { customerOrderQuery, type OrderAddress } from "./customer-order.queries.ts";
export { OrderContents } from "./order-contents.tsx";
export { OrderLines } from "./order-lines.tsx";
export { isOrderToPay, itemsOver } from "./order-state.ts";
export { useCardPayment } from "./use-card-payment.ts";
