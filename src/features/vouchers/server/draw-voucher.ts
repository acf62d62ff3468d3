import { drawAside } from "#kit/server/pdf/draw-aside.ts";
import type { VoucherPaper } from "../voucher-content.ts";

const DRAWING = new URL("./voucher-pdf.ts", import.meta.url);

/** The voucher as PDF, drawn beside the process's other work. */
export function drawVoucher(paper: VoucherPaper): Promise<Buffer> {
  return drawAside(DRAWING, "voucherPdf", paper);
}

/** Several vouchers in one file, a page each. */
export function drawVouchers(papers: VoucherPaper[], title: string): Promise<Buffer> {
  return drawAside(DRAWING, "vouchersPdf", { papers, title });
}
