export { ExportPanel } from "./export-panel.tsx";
export { openInvoice, type PaperAsked, WindowBlockedError } from "./open-invoice.ts";
export { saveFile } from "./save-file.ts";
