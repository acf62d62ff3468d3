import { formatMoneyInFull, type Halere, toCzk } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { drawPdf, INK, PAGE, type PdfPen, type TextStyle } from "#kit/server/pdf/pdf-pen.ts";
import type { ReceiptContent } from "../receipt-content.ts";
import { RECEIPT_WORDS } from "../receipt-words.ts";

/** As wide as a receipt is, on a sheet that any printer takes. */
const WIDTH = 280;
const SUM = 90;
/** Room for the last lines: sums, when and how it was paid, which order. */
const SUMS = 190;
const TEXT: TextStyle = { size: 10, width: WIDTH };
const SMALL: TextStyle = { size: 8.5, width: WIDTH, colour: INK.muted };

/** Draws a receipt in the order's language. Called by name on the drawing thread. @public */
export function receiptPdf(content: ReceiptContent): Promise<Buffer> {
  const words = RECEIPT_WORDS[content.language];
  const { number, language, seller, at } = content;
  const facts = {
    title: `${words.title} ${number}`,
    author: seller.name,
    language,
    day: pragueDay(new Date(at)),
  };
  return drawPdf(facts, (pen) => drawReceipt(pen, content));
}

function drawReceipt(pen: PdfPen, content: ReceiptContent): void {
  const { language, seller, lines, shipping, total } = content;
  const words = RECEIPT_WORDS[language];
  const { root, write } = pen;
  const money = (halere: Halere) => formatMoneyInFull(toCzk(halere), language);
  const paragraph = (text: string, y: number, style = TEXT) =>
    write(root, "P", text, PAGE.left, y, style) + 3;

  let y = write(root, "H1", `${words.title} ${content.number}`, PAGE.left, PAGE.top, {
    font: "display",
    size: 22,
    width: WIDTH,
  });
  y = paragraph([seller.name, seller.address].filter(Boolean).join("\n"), y + 6);
  const ids = [
    seller.company_id && `${words.companyId}: ${seller.company_id}`,
    seller.vat_id && `${words.vatId}: ${seller.vat_id}`,
    seller.register,
  ].filter(Boolean);
  if (ids.length > 0) y = paragraph(ids.join("\n"), y, SMALL);
  y += 8;
  /** What is `height` high begins on a new page where this one has no room for it. */
  const roomFor = (height: number) => {
    if (y + height <= PAGE.bottom) return;
    pen.pdf.addPage();
    y = PAGE.top;
  };
  const row = (name: string, sum: string, style: TextStyle) => {
    roomFor(pen.heightOf(name, { ...style, width: WIDTH - SUM }));
    const end = write(root, "P", name, PAGE.left, y, { ...style, width: WIDTH - SUM });
    write(root, "P", sum, PAGE.left + WIDTH - SUM, y, { ...style, width: SUM, align: "right" });
    y = end + 4;
  };
  for (const { name, quantity, unit } of lines) row(`${quantity} × ${name}`, money(quantity * unit), TEXT);
  const { discount } = content;
  if (discount) row(`${words.discount} (${discount.code})`, money(-discount.amount), TEXT);
  if (shipping.price > 0) row(shipping.name, money(shipping.price), TEXT);
  if (content.fee) row(content.fee.name, money(content.fee.price), TEXT);
  // The sum and what was received stay together.
  roomFor(SUMS);
  pen.decorate((pdf) => {
    pdf
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + WIDTH, y)
      .lineWidth(0.7)
      .stroke(INK.line);
  });
  y += 6;
  const strong: TextStyle = { ...TEXT, font: "strong", size: 13 };
  const { received = total, rounding = 0, by_voucher = 0, otherwise = 0 } = content;
  row(words.total, money(total), received === total ? strong : TEXT);
  if (rounding !== 0) row(words.rounding, money(rounding), TEXT);
  if (by_voucher > 0) row(words.byVoucher, money(-by_voucher), TEXT);
  if (otherwise > 0) row(words.otherwise, money(-otherwise), TEXT);
  if (received !== total) row(words.onTheSpot, money(received), strong);
  y += 6;
  y = paragraph(`${words.received}: ${formatMoment(content.at, language)}`, y);
  y = paragraph(`${words.way}: ${words.ways[content.way]}`, y);
  y = paragraph(`${words.order}: ${content.order_number}`, y);
  if (content.registered_as) y = paragraph(`${words.registered}: ${content.registered_as}`, y);
  paragraph(words.invoice, y + 4, SMALL);
}
