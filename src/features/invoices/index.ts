export { DOCUMENT_NAMES, documentFileName } from "./document-names.ts";
export {
  DOCUMENT_TYPES,
  type DocumentCustomer,
  type DocumentType,
  type InvoiceContent,
  ISSUED_TYPES,
  type IssuedType,
  remainingOf,
} from "./invoice-content.ts";
export { spayd } from "./spayd.ts";
export { vatWithin } from "./vat.ts";
