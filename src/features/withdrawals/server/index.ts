export { refundBy } from "./admin-withdrawals.ts";
export { areWithdrawn, followWithdrawals, openWithdrawals } from "./open-withdrawals.ts";
export { withdrawals } from "./withdrawals.table.ts";
export { isAllWithdrawn, statementsOf, withdrawalOf, withdrawnItems } from "./withdrawn-items.ts";
