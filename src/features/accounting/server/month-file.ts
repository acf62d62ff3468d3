import type { Readable } from "node:stream";
import { documentsZip, excelCsv } from "#features/invoices/server/index.ts";
import { sellerOf } from "#features/orders/server/index.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { drawAside } from "#kit/server/pdf/draw-aside.ts";
import type { MonthFile } from "../accounting.contract.ts";
import { type MonthSheet, monthSheet } from "../month-sheet.ts";
import { type SheetSection, sheetSections } from "../sheet-sections.ts";
import { SHEET_WORDS } from "../sheet-words.ts";
import { readBooks } from "./read-books.ts";
import type { SheetDocument } from "./sheet-pdf.ts";

const DRAWING = new URL("./sheet-pdf.ts", import.meta.url);

/** The sheet of a month (YYYY-MM). */
async function sheetOf({ db }: Pick<Context, "db">, month: string): Promise<MonthSheet> {
  return monthSheet(await readBooks(db), month);
}

/** The same as it is shown. */
export async function shownSheet(context: Context, month: string) {
  const sections = sheetSections(await sheetOf(context, month), context.language);
  return {
    month,
    sections: sections.map(({ rows, ...section }) => ({
      ...section,
      rows: rows.map(({ label, count, amounts, isTotal = false, orderId: order_id = null }) => ({
        label,
        count,
        amounts: amounts.map(toCzk),
        is_total: isTotal,
        order_id,
      })),
    })),
  };
}

/** A month's sheet as PDF or table, or all of the month's papers with it in one zip. */
export async function monthFile(
  context: Context,
  { month, as }: MonthFile,
): Promise<{ type: string; name: string; body: Readable | Buffer }> {
  const { db, language, now } = context;
  const name = `${SHEET_WORDS[language].file}-${month}`;
  const sections = sheetSections(await sheetOf(context, month), language);
  if (as === "csv")
    return { type: "text/csv; charset=utf-8", name: `${name}.csv`, body: sheetCsv(sections, context) };
  const pdf = await drawSheet(context, month, sections);
  if (as === "pdf") return { type: "application/pdf", name: `${name}.pdf`, body: pdf };
  const lastModified = now();
  const sheet = [
    { name: `${name}.pdf`, input: pdf, lastModified },
    { name: `${name}.csv`, input: sheetCsv(sections, context), lastModified },
  ];
  const period = { from: `${month}-01`, to: lastDayOf(month) };
  const parts = { tables: true, pdf: true, isdoc: true, pohoda: true };
  return {
    type: "application/zip",
    name: `accounting-${month}.zip`,
    body: documentsZip(db, period, language, parts, lastModified, sheet),
  };
}

function sheetCsv(sections: SheetSection[], { language }: Pick<Context, "language">): Readable {
  const t = SHEET_WORDS[language];
  const rows = sections.flatMap(({ title, rows: own }) =>
    own.map(({ label, count, amounts }) => {
      const [base, vat, total] = amounts.length === 3 ? amounts : [null, null, amounts[0]];
      return [title, label, count === null ? null : String(count), ...[base, vat, total].map(czk)];
    }),
  );
  return excelCsv([t.section, t.item, t.count, t.base, t.vatSum, t.amount], rows);
}

const czk = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : toCzk(amount);

async function drawSheet(
  { db, language, now }: Context,
  month: string,
  sections: SheetSection[],
): Promise<Buffer> {
  const { seller } = await sellerOf(db, language);
  const document: SheetDocument = {
    language,
    month,
    sections,
    day: pragueDay(now()),
    seller: seller.name,
    companyId: seller.company_id,
  };
  return drawAside(DRAWING, "sheetPdf", document);
}

function lastDayOf(month: string): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
