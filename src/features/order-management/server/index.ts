export { countOrdersOf, eraseOrdersOf, looseWithdrawalsOf, ordersOf } from "./retention/customer-orders.ts";
export { applyOrderRetention } from "./retention/retention.ts";
export { declareUnpaidOrders } from "./unpaid/unpaid-orders.ts";
