export { countOrdersOf, eraseOrdersOf, looseWithdrawalsOf, ordersOf } from "./customer-orders.ts";
export { applyOrderRetention } from "./retention.ts";
