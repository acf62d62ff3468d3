import QRCode from "qrcode";
import { formatMoney } from "#kit/contract/money/money.ts";
import { printable } from "#kit/server/pdf/pdf-fonts.ts";
import type { Pdf, PdfPen, TextStyle } from "#kit/server/pdf/pdf-pen.ts";
import { balanceLink, bookingLink } from "../../booking-link.ts";
import type { VoucherDocument } from "../../voucher-content.ts";
import { VOUCHER_WORDS } from "../voucher-words.ts";

export const QR_SIDE = 112;
/** The slip angle, as everywhere on the site. */
const LEAN = Math.tan((12 * Math.PI) / 180);

export const INK = {
  ground: "#0d1013",
  raised: "#1d242b",
  hot: "#ff4f1f",
  muted: "#5b6670",
  text: "#14191e",
};

/** Writes a text; answers where it ends. A letter that the font has not is left out. */
export function write(pen: PdfPen, text: string, x: number, y: number, style: TextStyle): number {
  const letters = printable(style.font ?? "text", text, "");
  return pen.write(pen.root, "P", letters, x, y, { colour: INK.text, gap: 1, ...style });
}

export function leaning(pdf: Pdf, x: number, y: number, width: number, height: number, colour: string): void {
  const shift = height * LEAN;
  pdf.polygon([x + shift, y], [x + shift + width, y], [x + width, y + height], [x, y + height]).fill(colour);
}

/** What it is for, in capitals: a ride's name, or the amount. */
export function shownName({ content, value, language }: VoucherDocument): string {
  return value === undefined ? content.name.toLocaleUpperCase(language) : formatMoney(value, language);
}

/** A sample has no code that anybody could use. */
export function shownCode({ code, is_sample, language }: VoucherDocument): string {
  return is_sample ? VOUCHER_WORDS[language].sample : code;
}

/** The code to scan; that of a sample opens the site. */
export function drawCode(pen: PdfPen, paper: VoucherDocument, x: number, y: number): void {
  const { code, signed_code = code, content, language, is_sample } = paper;
  const { link, web } = content.team;
  const toCode = paper.value === undefined ? bookingLink : balanceLink;
  const text = is_sample ? (link ?? (web || "-")) : (toCode(link, signed_code) ?? signed_code);
  const alt = `${VOUCHER_WORDS[language].code}: ${shownCode(paper)}`;
  pen.figure(pen.root, alt, (pdf) => drawQr(pdf, text, x, y));
}

/** Drawn as squares, which print sharper than a picture and cost less. */
function drawQr(pdf: Pdf, text: string, left: number, top: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const side = QR_SIDE / modules.size;
  for (let line = 0; line < modules.size; line++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(line, column)) pdf.rect(left + column * side, top + line * side, side, side);
  pdf.fill("black");
}

/** The largest size, in steps of two, at which the text has so many lines at most and no word is broken. */
export function fittingSize(
  pen: PdfPen,
  text: string,
  { width, from, to, lines }: { width: number; from: number; to: number; lines: number },
): number {
  const fits = (size: number) => {
    const style: TextStyle = { font: "display", size, width, gap: -size * 0.18 };
    if (pen.heightOf(text, style) > size * (lines + 0.1)) return false;
    pen.pdf.font("display").fontSize(size);
    return text.split(/\s+/).every((word) => pen.pdf.widthOfString(word) <= width);
  };
  let size = from;
  while (size > to && !fits(size)) size -= 2;
  return size;
}
