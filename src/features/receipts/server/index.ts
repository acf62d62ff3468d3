export { issueReceiptAtOnce, voidReceipt } from "./issue-receipt.ts";
export { receipts } from "./receipts.table.ts";
