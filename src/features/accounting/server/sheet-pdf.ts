import type { Language } from "#kit/contract/language/language.ts";
import { formatMoneyExact, type Halere, toCzk } from "#kit/contract/money/money.ts";
import { formatDay, formatMonth } from "#kit/contract/time/format-date.ts";
import { drawPageNumbers } from "#kit/server/pdf/flow.ts";
import { drawPdf, INK, PAGE, type Part, type PdfPen, type TextStyle } from "#kit/server/pdf/pdf-pen.ts";
import type { SheetSection } from "../sheet-sections.ts";
import { SHEET_WORDS } from "../sheet-words.ts";

/** What stands on the month's sheet. */
export interface SheetDocument {
  language: Language;
  /** YYYY-MM. */
  month: string;
  sections: SheetSection[];
  /** The day it is made, YYYY-MM-DD in Prague. */
  day: string;
  seller: string;
  companyId: string;
}

const ROW = 15;
const AMOUNT = 92;
const COUNT = 50;
const SMALL: TextStyle = { size: 8, colour: INK.muted };

/** Draws a month's sheet. Called by name on the drawing thread. @public */
export function sheetPdf(paper: SheetDocument): Promise<Buffer> {
  const { language, month, day, seller } = paper;
  const title = SHEET_WORDS[language].title(formatMonth(month, language));
  return drawPdf({ title, author: seller, language, day }, (pen) => {
    drawSheet(pen, paper, title);
    drawPageNumbers(pen, title);
  });
}

function drawSheet(
  pen: PdfPen,
  { sections, language, day, seller, companyId }: SheetDocument,
  title: string,
): void {
  const t = SHEET_WORDS[language];
  const { root, write } = pen;
  const width = PAGE.right - PAGE.left;
  let y = write(root, "H1", title, PAGE.left, PAGE.top, { font: "display", size: 20, width });
  const who = [seller, companyId && `IČO ${companyId}`, t.made(formatDay(day, language))];
  y = write(root, "P", who.filter(Boolean).join(" · "), PAGE.left, y + 2, { ...SMALL, width });
  for (const section of sections) {
    if (y + 60 > PAGE.bottom) y = newPage(pen);
    y = drawSection(pen, section, language, y + 12);
  }
}

function newPage({ pdf }: PdfPen): number {
  pdf.addPage();
  return PAGE.top;
}

function drawSection(pen: PdfPen, section: SheetSection, language: Language, top: number): number {
  const t = SHEET_WORDS[language];
  const { title, columns, rows, note } = section;
  const part = pen.part(pen.root, "Sect");
  let y = pen.write(part, "H2", title, PAGE.left, top, {
    font: "strong",
    size: 11,
    width: PAGE.right - PAGE.left,
  });
  const table = pen.part(part, "Table");
  const hasCounts = rows.some(({ count }) => count !== null);
  const line = (type: "TH" | "TD", cells: string[], style: TextStyle) => {
    if (y + ROW > PAGE.bottom) y = newPage(pen);
    drawRow(pen, table, type, cells, y, style);
    y += ROW;
  };
  y += 2;
  line("TH", ["", hasCounts ? t.count : "", ...columns], { font: "strong", size: 8, colour: INK.muted });
  for (const { label, count, amounts, isTotal } of rows) {
    const cells = [
      label,
      count === null ? "" : String(count),
      ...amounts.map((amount) => money(amount, language)),
    ];
    line("TD", cells, { size: 9, ...(isTotal && { font: "strong" as const }) });
    const below = y - 4;
    pen.decorate((pdf) =>
      pdf.moveTo(PAGE.left, below).lineTo(PAGE.right, below).lineWidth(0.4).strokeColor(INK.line).stroke(),
    );
  }
  table.end();
  if (note) y = pen.write(part, "P", note, PAGE.left, y, { ...SMALL, width: PAGE.right - PAGE.left }) + 2;
  part.end();
  return y;
}

/** The label on the left; count and amounts on the right, the last amount at the edge. */
function drawRow(
  pen: PdfPen,
  table: Part,
  type: "TH" | "TD",
  cells: string[],
  y: number,
  style: TextStyle,
): void {
  const [label = "", count = "", ...amounts] = cells;
  const edge = PAGE.right - amounts.length * AMOUNT;
  const row = pen.part(table, "TR");
  pen.write(row, type, label, PAGE.left, y, { ...style, width: edge - COUNT - PAGE.left, height: ROW - 3 });
  pen.write(row, type, count, edge - COUNT, y, { ...style, width: COUNT, align: "right" });
  for (const [place, amount] of amounts.entries())
    pen.write(row, type, amount, edge + place * AMOUNT, y, { ...style, width: AMOUNT, align: "right" });
  row.end();
}

const money = (amount: Halere, language: Language) => formatMoneyExact(toCzk(amount), language);
