export { countOrdersOf, eraseOrdersOf, looseWithdrawalsOf, ordersOf } from "./customer-orders.ts";
export { applyOrderRetention } from "./retention.ts";
export { declareUnpaidOrders } from "./unpaid/unpaid-orders.ts";
