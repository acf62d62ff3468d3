import { formatMoneyInFull, type Halere, toCzk } from "#kit/contract/money/money.ts";
import type { Part, PdfPen, TextStyle } from "#kit/server/pdf/pdf-pen.ts";
import { INK, PAGE } from "#kit/server/pdf/pdf-pen.ts";
import { type BillRow, billRows, type InvoiceContent, isTaxDocument } from "../../invoice-content.ts";
import type { InvoiceWords } from "./invoice-words.ts";

interface Column {
  label: string;
  /** Left edge and width; the first is left aligned, the others right. */
  x: number;
  width: number;
  cell: (row: BillRow) => string;
}

const HEAD: TextStyle = { font: "strong", size: 8, colour: INK.muted };
const CELL: TextStyle = { size: 9.5 };
const PADDING = 5;

/**
 * Draws the table of what was sold, over as many pages as it takes; answers where it ends. The last row goes to a new
 * page together with what follows the table, which takes `after` points: sums alone on a page say nothing.
 */
export function drawBill(
  pen: PdfPen,
  content: InvoiceContent,
  words: InvoiceWords,
  { top, after, newPage }: { top: number; after: number; newPage: () => number },
): number {
  const columns =
    isTaxDocument(content) && content.type !== "proforma"
      ? taxColumns(content, words)
      : plainColumns(content, words);
  const table = pen.part(pen.root, "Table");
  let y = drawHead(pen, table, columns, top);
  const rows = billRows(content, words);
  for (const [index, row] of rows.entries()) {
    const cells = columns.map(({ cell }) => cell(row));
    const height = Math.max(
      ...cells.map((text, i) => pen.heightOf(text, { ...CELL, width: (columns[i] as Column).width })),
    );
    const isLast = index > 0 && index === rows.length - 1;
    if (y + height + 2 * PADDING + (isLast ? after : 0) > PAGE.bottom)
      y = drawHead(pen, table, columns, newPage());
    drawRow(pen, table, "TD", columns, cells, y + PADDING, CELL);
    y += height + 2 * PADDING;
    line(pen, y, INK.line, 0.5);
  }
  table.end();
  return y;
}

function drawHead(pen: PdfPen, table: Part, columns: Column[], top: number): number {
  const labels = columns.map(({ label }) => label);
  const height = Math.max(
    ...labels.map((text, i) => pen.heightOf(text, { ...HEAD, width: (columns[i] as Column).width })),
  );
  drawRow(pen, table, "TH", columns, labels, top, HEAD);
  line(pen, top + height + 3, INK.text, 1);
  return top + height + 3;
}

function drawRow(
  pen: PdfPen,
  table: Part,
  type: "TH" | "TD",
  columns: Column[],
  cells: string[],
  y: number,
  style: TextStyle,
): void {
  const row = pen.part(table, "TR");
  for (const [i, { x, width }] of columns.entries())
    pen.write(row, type, cells[i] ?? "", x, y, { ...style, width, align: i === 0 ? "left" : "right" });
  row.end();
}

function line(pen: PdfPen, y: number, colour: string, width: number): void {
  pen.decorate((pdf) =>
    pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(width).strokeColor(colour).stroke(),
  );
}

function plainColumns({ language }: InvoiceContent, words: InvoiceWords): Column[] {
  const money = (halere: Halere) => formatMoneyInFull(toCzk(halere), language);
  return placed([
    [words.item, 0, ({ name }) => name],
    [words.quantity, 55, ({ quantity }) => String(quantity)],
    [words.unit, 90, ({ unit }) => money(unit)],
    [words.sum, 95, ({ sum }) => money(sum)],
  ]);
}

/** As a tax document needs it: the unit price without VAT, rate, base and VAT of each row. */
function taxColumns({ language, seller }: InvoiceContent, words: InvoiceWords): Column[] {
  const money = (halere: Halere) =>
    formatMoneyInFull(toCzk(halere), language)
      .replace(/Kč|CZK/, "")
      .trim();
  return placed([
    [words.item, 0, ({ name }) => name],
    [words.quantity, 44, ({ quantity }) => String(quantity)],
    [words.unitWithoutVat, 66, ({ base, quantity }) => money(Math.round(base / quantity))],
    [words.base, 60, ({ base }) => money(base)],
    [words.rate, 36, ({ outside_vat }) => (outside_vat ? "–" : words.number(seller.vat_rate ?? 0))],
    [words.vat, 54, ({ vat }) => money(vat)],
    [words.sumWithVat, 62, ({ sum }) => money(sum)],
  ]);
}

/** The first column takes what the others leave. */
function placed(columns: [label: string, width: number, cell: (row: BillRow) => string][]): Column[] {
  const gap = 6;
  let x = PAGE.right;
  return columns
    .toReversed()
    .map(([label, width, cell], index) => {
      const isFirst = index === columns.length - 1;
      x -= width;
      const column = isFirst
        ? { label, x: PAGE.left, width: x - PAGE.left - gap, cell }
        : { label, x: x + gap, width: width - gap, cell };
      return column;
    })
    .toReversed();
}
