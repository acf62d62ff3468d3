import { drawAside } from "#kit/server/pdf/draw-aside.ts";
import type { VoucherDocument } from "../../voucher-content.ts";

const DRAWING = new URL("./voucher-pdf.ts", import.meta.url);

/** The voucher as PDF, drawn beside the process's other work. */
export function drawVoucher(paper: VoucherDocument): Promise<Buffer> {
  return drawAside(DRAWING, "voucherPdf", paper);
}

/** Several vouchers in one file, a page each. */
export function drawVouchers(papers: VoucherDocument[], title: string): Promise<Buffer> {
  return drawAside(DRAWING, "vouchersPdf", { papers, title });
}
