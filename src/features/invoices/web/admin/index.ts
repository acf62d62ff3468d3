export { monthsUpTo } from "./export-months.ts";
export { ExportPanel } from "./export-panel.tsx";
export { type DocumentAsked, openInvoice } from "./open-invoice.ts";
