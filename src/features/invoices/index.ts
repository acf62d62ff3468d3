export {
  type InvoiceContent,
  ISSUED_TYPES,
  type IssuedType,
  PAPER_TYPES,
  type PaperCustomer,
  type PaperType,
  remainingOf,
} from "./invoice-content.ts";
export { PAPER_NAMES, paperFileName } from "./paper-names.ts";
export { spayd } from "./spayd.ts";
export { vatWithin } from "./vat.ts";
