export { issueReceiptAtOnce, voidReceipt } from "./issue-receipt.ts";
export { declareReceiptAttachment } from "./receipt-attachment.ts";
export { receipts } from "./receipts.table.ts";
