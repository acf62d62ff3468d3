export { refundBy } from "./admin-withdrawals.ts";
export { areWithdrawn, openWithdrawals, settleWithdrawals } from "./open-withdrawals.ts";
export { withdrawals } from "./withdrawals.table.ts";
export { isAllWithdrawn, statementsOf, withdrawalOf, withdrawnItems } from "./withdrawn-items.ts";
