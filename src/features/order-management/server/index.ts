export type { Deed } from "./foretell.ts";
export { countOrdersOf, eraseOrdersOf, looseWithdrawalsOf, ordersOf } from "./retention/customer-orders.ts";
export { applyOrderRetention } from "./retention/retention.ts";
export { moveOrder } from "./status/change-status.ts";
export { declareFinishedVouchers } from "./status/finish-vouchers.ts";
export { tellOfStep } from "./status/status-mail.ts";
export { undoStep } from "./status/undo-step.ts";
export { takeOut } from "./take-back.ts";
export { declareUnpaidOrders } from "./unpaid/unpaid-orders.ts";
