export { declareReceiptAttachment } from "./receipt-attachment.ts";
