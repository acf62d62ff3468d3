import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import QRCode from "qrcode";
import { formatDay } from "#kit/contract/format-date.ts";
import { formatMoneyExact, type Halere, toCzk } from "#kit/contract/money.ts";
import { atMost } from "#kit/server/media/at-most.ts";
import { type InvoiceContent, vatWithin } from "../../invoice-content.ts";
import { INVOICE_WORDS, type InvoiceWords } from "./invoice-words.ts";

/** Fonts with every Czech letter; pdfkit embeds only the letters that are used. */
const { resolve } = createRequire(import.meta.url);
const REGULAR = resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
const BOLD = resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf");

/** A4 in points. */
const LEFT = 50;
const RIGHT = 545;
const BOTTOM = 780;
const QR_SIDE = 110;
/** Left edge and width of the columns item, quantity, unit price, sum. */
const COLUMNS: [x: number, width: number][] = [
  [LEFT, 255],
  [310, 55],
  [370, 85],
  [460, 85],
];

type Paper = PDFKit.PDFDocument;

/** Drawing keeps the process busy for a while: others get their turn between two papers. */
const oneAtATime = atMost(1);

/** Draws a paper as PDF, in its own language. The same content gives the same drawing. */
export function invoicePdf(content: InvoiceContent): Promise<Buffer> {
  return oneAtATime(async () => {
    await setImmediate();
    return draw(content);
  });
}

function draw(content: InvoiceContent): Promise<Buffer> {
  const words: InvoiceWords = INVOICE_WORDS[content.language];
  const title = titleOf(content, words);
  const issued = new Date(`${content.issued_on}T00:00:00Z`);
  const paper = new PDFDocument({
    size: "A4",
    margin: LEFT,
    lang: content.language,
    displayTitle: true,
    info: { Title: `${title} ${content.number}`, Author: content.seller.name, CreationDate: issued },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((done, reject) => {
    paper.on("data", (chunk: Buffer) => chunks.push(chunk));
    paper.on("end", () => done(Buffer.concat(chunks)));
    paper.on("error", reject);
  });
  paper.registerFont("regular", REGULAR).registerFont("bold", BOLD);

  paper.font("bold").fontSize(20).text(title, LEFT, LEFT);
  paper.fontSize(13).text(content.number);
  const y = paper.y + 16;
  const sellerEnd = party(paper, words.seller, sellerLines(content, words), LEFT, y);
  const customerEnd = party(paper, words.customer, customerLines(content), 310, y);
  const factsEnd = facts(paper, factRows(content, words), Math.max(sellerEnd, customerEnd) + 14);
  const billEnd = bill(paper, content, words, factsEnd + 14);
  if (content.spayd) qrCode(paper, content.spayd, words.scan, billEnd + 20);
  paper.end();
  return finished;
}

function titleOf({ type, seller }: InvoiceContent, words: InvoiceWords): string {
  if (type === "proforma") return words.proforma;
  return seller.vat_rate === null ? words.invoice : words.taxInvoice;
}

function sellerLines({ seller, type }: InvoiceContent, words: InvoiceWords): string[] {
  return [
    seller.name,
    seller.address,
    seller.company_id && `${words.companyId}: ${seller.company_id}`,
    seller.vat_id && `${words.vatId}: ${seller.vat_id}`,
    seller.vat_rate === null ? words.noVat : "",
    type === "proforma" ? words.notTax : "",
  ].filter(Boolean);
}

function customerLines({ customer }: InvoiceContent): string[] {
  return [customer.name, customer.address, customer.email, customer.phone].filter(Boolean);
}

function party(paper: Paper, heading: string, lines: string[], x: number, y: number): number {
  paper.font("bold").fontSize(10).text(heading, x, y, { width: 235 });
  paper.font("regular").fontSize(10);
  for (const line of lines) paper.text(line, x, paper.y + 2, { width: 235 });
  return paper.y;
}

function factRows(content: InvoiceContent, words: InvoiceWords): [string, string][] {
  const { language, seller, payment } = content;
  const isBank = payment.kind === "bank";
  const rows: [string, string][] = [
    [words.order, content.order_number],
    [words.issued, formatDay(content.issued_on, language)],
  ];
  if (content.type === "final" && seller.vat_rate !== null)
    rows.push([words.taxable, formatDay(content.issued_on, language)]);
  rows.push([words.due, formatDay(content.due_on, language)], [words.payment, payment.name]);
  if (isBank && seller.account) rows.push([words.account, seller.account]);
  if (isBank && seller.iban) rows.push(["IBAN", seller.iban]);
  if (isBank && seller.bic) rows.push(["BIC", seller.bic]);
  if (isBank) rows.push([words.variableSymbol, content.variable_symbol]);
  return rows;
}

function facts(paper: Paper, rows: [string, string][], top: number): number {
  let y = top;
  for (const [label, value] of rows) {
    paper.font("regular").fontSize(9).text(label, LEFT, y, { width: 150 });
    const end = paper.y;
    paper.font("bold").text(value, 205, y, { width: 340 });
    y = Math.max(end, paper.y) + 3;
  }
  return y;
}

function bill(paper: Paper, content: InvoiceContent, words: InvoiceWords, top: number): number {
  const money = (halere: Halere) => formatMoneyExact(toCzk(halere), content.language);
  let y = row(paper, top, [words.item, words.quantity, words.unit, words.sum], "bold");
  for (const { name, quantity, unit } of content.lines)
    y = row(paper, y, [name, String(quantity), money(unit), money(unit * quantity)]);
  y = row(paper, y, [`${words.shipping}: ${content.shipping.name}`, "", "", money(content.shipping.price)]);
  const rate = content.seller.vat_rate;
  if (rate !== null && content.type === "final") {
    const { base, vat } = vatWithin(content.total, rate);
    y = row(paper, y, [words.base, "", "", money(base)]);
    y = row(paper, y, [`${words.vat} ${rate} %`, "", "", money(vat)]);
  }
  return row(paper, y, [words.total, "", "", money(content.total)], "bold");
}

/** Draws one row of the table, on a new page where the old one is full; answers where the next one starts. */
function row(paper: Paper, top: number, cells: string[], face: "regular" | "bold" = "regular"): number {
  paper.font(face).fontSize(9);
  const height = Math.max(
    ...cells.map((cell, i) => paper.heightOfString(cell || " ", { width: COLUMNS[i]?.[1] })),
  );
  let y = top;
  if (y + height > BOTTOM) {
    paper.addPage();
    y = LEFT;
  }
  for (const [i, cell] of cells.entries()) {
    const [x, width] = COLUMNS[i] as [number, number];
    paper.text(cell, x, y, { width, align: i === 0 ? "left" : "right" });
  }
  const end = y + height + 5;
  paper
    .moveTo(LEFT, end - 2)
    .lineTo(RIGHT, end - 2)
    .lineWidth(0.5)
    .strokeColor("#cccccc")
    .stroke();
  return end + 2;
}

/** Drawn as squares, which print sharper than a picture and cost less. */
function qrCode(paper: Paper, text: string, caption: string, top: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const side = QR_SIDE / modules.size;
  let y = top;
  if (y + QR_SIDE + 20 > BOTTOM) {
    paper.addPage();
    y = LEFT;
  }
  for (let line = 0; line < modules.size; line++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(line, column)) paper.rect(LEFT + column * side, y + line * side, side, side);
  paper.fillColor("black").fill();
  paper
    .font("regular")
    .fontSize(9)
    .text(caption, LEFT, y + QR_SIDE + 6, { width: QR_SIDE, align: "center" });
}
