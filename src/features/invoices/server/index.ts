export { invoices } from "./invoices.table.ts";
export { creditPieces, issueCreditNote } from "./issue-credit-note.ts";
export { issueFinalInvoice, takeUnsentInvoice } from "./issue-final-invoice.ts";
export { issuedPaper, issuedPapers, proforma } from "./issued-papers.ts";
export { proformaOf } from "./order-paper.ts";
export { CODE_CID, codeAttachment, declarePaperAttachments, paperAttachment } from "./paper-attachments.ts";
export { invoiceAttachments, invoiceTexts } from "./paper-mail.ts";
export { drawInvoice } from "./pdf/draw-invoice.ts";
