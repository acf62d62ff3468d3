export { monthsUpTo } from "./export-months.ts";
export { ExportPanel } from "./export-panel.tsx";
export { openInvoice, type PaperAsked } from "./open-invoice.ts";
