export { declareReceiptAttachment } from "./receipt-attachment.ts";
export { receipts } from "./receipts.table.ts";
