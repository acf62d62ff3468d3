import { drawPdf, INK, PAGE, type PdfPen } from "#kit/server/pdf/pdf-pen.ts";
import type { InvoiceContent } from "../../invoice-content.ts";
import { isdocXml } from "../isdoc/isdoc-xml.ts";
import { drawBill } from "./document-bill.ts";
import { customerLines, documentFacts, documentNotes, documentTitle, sellerLines } from "./document-facts.ts";
import { drawSums, sumsHeight } from "./document-sums.ts";
import { INVOICE_WORDS, type InvoiceWords } from "./invoice-words.ts";

const GUTTER = 24;
const HALF = (PAGE.right - PAGE.left - GUTTER) / 2;

/** Draws a paper as PDF, in its own language. The same content gives the same drawing. */
export function invoicePdf(content: InvoiceContent): Promise<Buffer> {
  const words: InvoiceWords = INVOICE_WORDS[content.language];
  const title = `${documentTitle(content, words)} ${content.number}`;
  return drawPdf(factsOf(content, title), (pen) => {
    if (content.type !== "proforma") attachIsdoc(pen, content, words);
    drawDocument(pen, content, words);
  });
}

/** Several papers in one file, to be printed; each begins on a page of its own and counts its own pages. */
export function invoicesPdf({ papers, title }: { papers: InvoiceContent[]; title: string }): Promise<Buffer> {
  const [first] = papers;
  if (!first) throw new Error("no paper to draw");
  return drawPdf(factsOf(first, title), (pen) => {
    for (const [index, content] of papers.entries()) {
      if (index > 0) pen.pdf.addPage();
      drawDocument(pen, content, INVOICE_WORDS[content.language]);
    }
  });
}

function factsOf({ seller, language, issued_on }: InvoiceContent, title: string) {
  return { title, author: seller.name, language, day: issued_on };
}

/** From the page that the pen is on. */
function drawDocument(pen: PdfPen, content: InvoiceContent, words: InvoiceWords): void {
  const firstPage = pen.pdf.bufferedPageRange().count - 1;
  const newPage = () => {
    pen.pdf.addPage();
    return PAGE.top + 8;
  };
  const partiesTop = drawHead(pen, content, documentTitle(content, words));
  const factsTop = drawParties(pen, content, words, partiesTop);
  const billTop = drawFacts(pen, documentFacts(content, words), factsTop);
  const notes = documentNotes(content, words).filter(Boolean);
  const after = 16 + sumsHeight(content, words) + 16 + notesHeight(pen, notes);
  const billEnd = drawBill(pen, content, words, { top: billTop, after, newPage });
  const sumsTop = billEnd + after > PAGE.bottom ? newPage() : billEnd + 16;
  const sumsEnd = drawSums(pen, content, words, sumsTop);
  drawNotes(pen, notes, sumsEnd + 16);
  drawFeet(pen, content, words, firstPage);
}

/** As ISDOC.PDF asks: this name, this relationship, text/xml (ISDOC 6.0.2, "ISDOC.PDF"). */
function attachIsdoc({ pdf }: PdfPen, content: InvoiceContent, words: InvoiceWords): void {
  const day = new Date(`${content.issued_on}T00:00:00Z`);
  const options = {
    name: "invoice.isdoc",
    type: "text/xml",
    description: words.isdoc,
    // Known to pdfkit, not to its types.
    relationship: "Alternative",
    creationDate: day,
    modifiedDate: day,
  };
  pdf.file(Buffer.from(isdocXml(content)), options);
}

/** Letterhead on the left, what it is and its number on the right. */
function drawHead(
  { root, write, heightOf, decorate }: PdfPen,
  content: InvoiceContent,
  title: string,
): number {
  const { seller, number } = content;
  decorate((pdf) => {
    pdf.rect(0, 0, PAGE.width, 9).fill(INK.text);
    pdf
      .polygon([PAGE.left, 9], [PAGE.left + 1.9, 0], [PAGE.left + 101.9, 0], [PAGE.left + 100, 9])
      .fill(INK.hot);
  });
  const brand = { font: "display", size: 24, width: HALF, gap: -2 } as const;
  const name = (seller.brand || seller.name).toLocaleUpperCase("cs");
  const left = write(root, "P", name, PAGE.left, PAGE.top - 4, brand);
  const x = PAGE.left + HALF + GUTTER;
  const heading = { font: "display", size: 20, width: HALF, align: "right", gap: -2 } as const;
  const under = PAGE.top - 1 + heightOf(title, heading);
  write(root, "H1", title, x, PAGE.top - 1, heading);
  const right = write(root, "P", number, x, under, { font: "strong", size: 12, width: HALF, align: "right" });
  return Math.max(left, right) + 22;
}

function drawParties(pen: PdfPen, content: InvoiceContent, words: InvoiceWords, top: number): number {
  const party = (label: string, lines: string[], x: number) => {
    const section = pen.part(pen.root, "Sect");
    let y = pen.write(section, "H2", label, x, top, { font: "strong", size: 8, colour: INK.muted }) + 2;
    for (const [i, line] of lines.entries())
      y = pen.write(section, "P", line, x, y, {
        ...(i === 0 && { font: "strong", size: 11 }),
        width: HALF,
      });
    section.end();
    return y;
  };
  const seller = party(words.seller, sellerLines(content.seller, words), PAGE.left);
  const customer = party(words.customer, customerLines(content.customer, words), PAGE.left + HALF + GUTTER);
  return Math.max(seller, customer) + 18;
}

/** Up to four beside each other on a wash. */
function drawFacts(pen: PdfPen, facts: [string, string][], top: number): number {
  const perRow = facts.length === 6 ? 3 : Math.min(facts.length, 5);
  const width = (PAGE.right - PAGE.left - 20) / perRow;
  const value = { font: "strong", size: 9.5, width: width - 8 } as const;
  const rows = Array.from({ length: Math.ceil(facts.length / perRow) }, (_, i) =>
    facts.slice(i * perRow, (i + 1) * perRow),
  );
  const heights = rows.map((row) => Math.max(...row.map(([, text]) => pen.heightOf(text, value))) + 20);
  const height = heights.reduce((sum, one) => sum + one, 0) + 8;
  pen.decorate((pdf) => pdf.rect(PAGE.left, top, PAGE.right - PAGE.left, height).fill(INK.wash));
  const section = pen.part(pen.root, "Sect");
  let y = top + 8;
  for (const [i, row] of rows.entries()) {
    for (const [j, [label, text]] of row.entries()) {
      const x = PAGE.left + 10 + j * width;
      pen.write(section, "P", label, x, y, { size: 7.5, colour: INK.muted, width: width - 8 });
      pen.write(section, "P", text, x, y + 10, value);
    }
    y += heights[i] as number;
  }
  section.end();
  return top + height + 18;
}

const NOTE = { size: 8.5, colour: INK.muted, width: PAGE.right - PAGE.left };

/** Sums and notes stay together: no page carries a note alone. */
function notesHeight(pen: PdfPen, notes: string[]): number {
  return notes.reduce((height, note) => height + pen.heightOf(note, NOTE) + 2, 0);
}

function drawNotes(pen: PdfPen, notes: string[], top: number): void {
  let y = top;
  for (const note of notes) y = pen.write(pen.root, "P", note, PAGE.left, y, NOTE) + 2;
}

/** On every page: who it is from, and which page of how many. Repeated matter, so no part of the structure. */
function drawFeet(
  { pdf, decorate }: PdfPen,
  content: InvoiceContent,
  words: InvoiceWords,
  firstPage: number,
): void {
  const { seller, number } = content;
  const count = pdf.bufferedPageRange().count - firstPage;
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(firstPage + page);
    decorate(() => {
      const y = PAGE.bottom + 14;
      pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(INK.line).stroke();
      pdf.font("text").fontSize(7.5).fillColor(INK.muted);
      pdf.text(seller.register ?? "", PAGE.left, y + 6, { width: 380, height: 20, ellipsis: true });
      pdf.text(`${number}  ·  ${words.page} ${page + 1} ${words.of} ${count}`, PAGE.right - 150, y + 6, {
        width: 150,
        align: "right",
      });
    });
  }
}
