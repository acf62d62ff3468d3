import { drawAside } from "#kit/server/pdf/draw-aside.ts";
import type { InvoiceContent } from "../../invoice-content.ts";

const DRAWING = new URL("./invoice-pdf.ts", import.meta.url);

/** The paper as PDF, drawn beside the process's other work. */
export function drawInvoice(content: InvoiceContent): Promise<Buffer> {
  return drawAside(DRAWING, "invoicePdf", content);
}

/** Several papers in one file, drawn in the same way. */
export function drawInvoices(papers: InvoiceContent[], title: string): Promise<Buffer> {
  return drawAside(DRAWING, "invoicesPdf", { papers, title });
}
