export {
  CODE_CID,
  codeAttachment,
  documentAttachment,
} from "./document-attachments.ts";
export { invoiceAttachments, invoiceTexts } from "./document-mail.ts";
export { excelCsv } from "./export/export-csv.ts";
export { documentsZip } from "./export/export-zip.ts";
export { followDocuments, hasValidInvoice } from "./follow-documents.ts";
export { invoices } from "./invoices.table.ts";
export { takeUnsentInvoice } from "./issue-final-invoice.ts";
export { issuedDocument, issuedDocuments, proforma } from "./issued-documents.ts";
export { proformaOf } from "./order-document.ts";
export { drawInvoice } from "./pdf/draw-invoice.ts";
export { validInvoice } from "./valid-invoice.ts";
