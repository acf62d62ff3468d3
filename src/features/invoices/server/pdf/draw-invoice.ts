import { drawAside } from "#kit/server/pdf/draw-aside.ts";
import type { InvoiceContent } from "../../invoice-content.ts";

const DRAWING = new URL("./invoice-pdf.ts", import.meta.url);

/** The paper as PDF, drawn beside the process's other work. */
export function drawInvoice(content: InvoiceContent): Promise<Buffer> {
  return drawAside(DRAWING, "invoicePdf", content);
}
