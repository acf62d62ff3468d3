import { defineFeature } from "#kit/server/feature.ts";
import { RECEIPT_MAIL } from "./receipt.mails.ts";
import { declareReceiptAttachment } from "./receipt-attachment.ts";
import { receiptsRoutes } from "./receipts.routes.ts";

export const receipts = defineFeature({
  name: "receipts",
  routes: [receiptsRoutes],
  mails: [RECEIPT_MAIL],
  jobs: [declareReceiptAttachment],
});
