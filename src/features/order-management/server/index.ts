export { listOrders } from "./admin-orders.ts";
export type { Deed } from "./foretell.ts";
export { countViews } from "./list/order-views.ts";
export { soughtOrders } from "./order-management.finder.ts";
export { countOrdersOf, eraseOrdersOf, looseWithdrawalsOf, ordersOf } from "./retention/customer-orders.ts";
export { moveOrder } from "./status/change-status.ts";
export { tellOfStep } from "./status/status-mail.ts";
export { undoStep } from "./status/undo-step.ts";
export { takeOut } from "./take-back.ts";
