import { defineFeature } from "#kit/server/feature.ts";
import { CREDIT_MAIL, INVOICE_MAIL } from "./document.mails.ts";
import { declareDocumentAttachments } from "./document-attachments.ts";
import { invoicesRoutes } from "./invoices.routes.ts";

export const invoices = defineFeature({
  name: "invoices",
  routes: [invoicesRoutes],
  mails: [INVOICE_MAIL, CREDIT_MAIL],
  jobs: [declareDocumentAttachments],
});
