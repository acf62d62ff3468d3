import QRCode from "qrcode";
import { formatMoneyInFull, type Halere, toCzk } from "#kit/contract/money/money.ts";
import { INK, PAGE, type Part, type PdfPen } from "#kit/server/pdf/pdf-pen.ts";
import {
  documentVat,
  type InvoiceContent,
  isTaxDocument,
  outsideVat,
  payableOf,
  remainingOf,
} from "../../invoice-content.ts";
import { accountRows } from "./document-facts.ts";
import type { InvoiceWords } from "./invoice-words.ts";

const QR_SIDE = 108;
const SUMS_LEFT = 330;
const ROW = 15;

/** How high `drawSums` draws: it stays on one page. */
export function sumsHeight(content: InvoiceContent, words: InvoiceWords): number {
  const payment = accountRows(content, words).length > 0 || content.spayd ? QR_SIDE + 26 : 0;
  return Math.max(payment, 24 + ROW * sumRows(content, words).length + 34);
}

/** The sums on the right; on the left how to pay, where something is to be paid. Answers where it ends. */
export function drawSums(pen: PdfPen, content: InvoiceContent, words: InvoiceWords, top: number): number {
  const section = pen.part(pen.root, "Sect");
  const sums = drawTotals(pen, section, content, words, top);
  const payment = drawPayment(pen, section, content, words, top);
  section.end();
  return Math.max(sums, payment);
}

function sumRows(content: InvoiceContent, words: InvoiceWords): [label: string, sum: Halere][] {
  const vat = content.type === "proforma" || !isTaxDocument(content) ? null : documentVat(content);
  const outside = outsideVat(content);
  const { by_voucher = 0, rounding = 0 } = content;
  const paid = payableOf(content) - by_voucher - remainingOf(content);
  const rate = words.percent(vat?.rate ?? 0);
  const rows: [label: string, sum: Halere, isShown: boolean][] = [
    [`${words.base} (${rate})`, vat?.base ?? 0, vat !== null],
    [`${words.vat} ${rate}`, vat?.vat ?? 0, vat !== null],
    [words.outsideVat, outside, vat !== null && outside !== 0],
    [words.total, content.total, isSettled(content) || paid > 0 || by_voucher > 0 || rounding !== 0],
    [words.rounding, rounding, rounding !== 0],
    [words.byVoucher, -by_voucher, by_voucher > 0],
    [words.alreadyPaid, -paid, paid > 0 || (isSettled(content) && by_voucher === 0)],
  ];
  return rows.filter(([, , isShown]) => isShown).map(([label, sum]) => [label, sum]);
}

function isSettled({ type, paid_on }: InvoiceContent): boolean {
  return type === "final" && Boolean(paid_on);
}

function drawTotals(
  pen: PdfPen,
  section: Part,
  content: InvoiceContent,
  words: InvoiceWords,
  top: number,
): number {
  const money = (halere: Halere) => formatMoneyInFull(toCzk(halere), content.language);
  const width = PAGE.right - SUMS_LEFT;
  let y = top;
  for (const [label, sum] of sumRows(content, words)) {
    pen.write(section, "P", label, SUMS_LEFT, y, { colour: INK.muted, width: width - 100 });
    pen.write(section, "P", money(sum), PAGE.right - 100, y, { width: 100, align: "right" });
    y += ROW;
  }
  y += 3;
  const label = isSettled(content) ? words.remaining : content.type === "credit" ? words.total : words.toPay;
  const box = { y, height: 34 };
  pen.decorate((pdf) => {
    pdf.rect(SUMS_LEFT - 12, box.y, width + 12, box.height).fill(INK.text);
    pdf
      .polygon(
        [SUMS_LEFT - 20, box.y + box.height],
        [SUMS_LEFT - 12.8, box.y],
        [SUMS_LEFT - 7.8, box.y],
        [SUMS_LEFT - 15, box.y + box.height],
      )
      .fill(INK.hot);
  });
  pen.write(section, "P", label, SUMS_LEFT, y + 11, {
    font: "strong",
    size: 10,
    colour: "#ffffff",
    width: 110,
  });
  pen.write(section, "P", money(remainingOf(content)), SUMS_LEFT + 90, y + 7.5, {
    font: "strong",
    size: 15,
    colour: "#ffffff",
    width: width - 100,
    align: "right",
  });
  return y + box.height;
}

function drawPayment(
  pen: PdfPen,
  section: Part,
  content: InvoiceContent,
  words: InvoiceWords,
  top: number,
): number {
  const rows = accountRows(content, words);
  const isCoded = Boolean(content.spayd) && !content.paid_on && content.type !== "credit";
  if (rows.length === 0 && !isCoded) return top;
  const left = PAGE.left + (isCoded ? QR_SIDE + 16 : 0);
  if (isCoded) {
    drawCode(pen, section, content.spayd, words, top);
    pen.write(section, "Caption", words.scan, PAGE.left, top + QR_SIDE + 3, {
      font: "strong",
      size: 8,
      width: QR_SIDE,
      align: "center",
    });
  }
  let y = top;
  for (const [label, value] of rows) {
    pen.write(section, "P", label, left, y, { size: 7.5, colour: INK.muted, width: 150 });
    y = pen.write(section, "P", value, left, y + 9, { font: "strong", size: 9.5, width: 150 }) + 2;
  }
  return Math.max(y, isCoded ? top + QR_SIDE + 16 : 0);
}

/** Drawn as squares, which print sharper than a picture and cost less. */
function drawCode(pen: PdfPen, section: Part, spayd: string, words: InvoiceWords, top: number): void {
  const { modules } = QRCode.create(spayd, { errorCorrectionLevel: "M" });
  const side = QR_SIDE / modules.size;
  pen.figure(section, words.scanAlt, (pdf) => {
    for (let row = 0; row < modules.size; row++)
      for (let column = 0; column < modules.size; column++)
        if (modules.get(row, column)) pdf.rect(PAGE.left + column * side, top + row * side, side, side);
    pdf.fill("#000000");
  });
}
