import { parse } from "csv-parse/sync";
import { isSameAccount, type StatementEntry } from "../../bank-entry.ts";
import { areEnough, type CsvColumns, type CsvField } from "../../csv-columns.ts";
import { columnsOf, folded, otherDays } from "./csv-headings.ts";
import { accountAbove, currencyAbove } from "./csv-letterhead.ts";
import type { AccountPart } from "./own-part.ts";
import { StatementError } from "./statement-error.ts";
import { amountIn, currencyOf, dayOf, symbolIn } from "./statement-text.ts";

const SEPARATORS = [";", ",", "\t", "|"];
/** Banks write the account, its balances and sums above the headings. */
const LINES_ABOVE = 60;
/** With the lines above, more than a statement has: what follows is not read. */
const MOST_ROWS = 5100;
const LONGEST_ROW = 100_000;
const MOST_COLUMNS = 500;
/** What banks call the lines below a table that sum it up. */
const SUMS = /^(?:konecny|pocatecni|ucetni)?(?:zustatek|celkem|soucet|obrat|suma)|^(?:total|balance)/;
const OUTGOING = /^(?:odchozi|vydaj|vydej|debet|debit|dbit|odepsano|minus|out|d$)/;
const MINUS = /^[-\u2010-\u2013\u2212]$/;

interface Row {
  cells: string[];
  line: number;
}

/** How the rows of a table are read. */
interface Table {
  headings: readonly string[];
  columns: CsvColumns;
  /** Further columns of days. */
  days: readonly number[];
  /** Of the account, where rows don't say it. */
  currency: string;
}

/** A table with headings in which no date or no amount was found: a person has to choose the columns. */
export interface UnknownColumns {
  headings: string[];
  found: CsvColumns;
}

/**
 * Reads a table of bookings; `columns` names headings where somebody has chosen them, `own` are spellings of the team's
 * account. Answers the headings where date or amount is not to be found. Throws StatementError.
 */
export function readCsv(
  text: string,
  columns: CsvColumns = {},
  own: readonly string[] = [],
): AccountPart[] | UnknownColumns {
  const { rows, at } = tableOf(text.replace(/^\uFEFF/, ""), columns);
  if (at < 0) {
    const widest = widthOf(rows);
    if (widest < 2) throw new StatementError("unknown-format");
    const headings = rows.find(({ cells }) => cells.length === widest)?.cells ?? [];
    return { headings, found: columnsOf(headings, columns) };
  }
  const headings = rows[at]?.cells ?? [];
  const below = rows.slice(at + 1);
  const known = columnsOf(headings, columns);
  const found = columns.own ? known : withOwn(known, headings, below, own);
  const letterhead = rows.slice(0, at).map(({ cells }) => cells);
  const above = accountAbove(letterhead);
  const table: Table = {
    headings,
    columns: found,
    days: otherDays(headings, found),
    currency: currencyAbove(letterhead),
  };
  const parts = new Map<string | null, StatementEntry[]>();
  for (const row of below) {
    const account = valueIn(row, table)("own") || above;
    const entries = parts.get(account) ?? [];
    parts.set(account, entries);
    entries.push(...entryOf(row, table));
  }
  if (parts.size === 0) return [{ account: above, entries: [] }];
  return [...parts].map(([account, entries]) => ({ account, entries }));
}

/** The rows by the separator whose headings are known, else that which makes the widest table. */
function tableOf(text: string, columns: CsvColumns): { rows: Row[]; at: number } {
  const starts = SEPARATORS.map((separator) => {
    const rows = rowsOf(text, separator, LINES_ABOVE) ?? [];
    return { separator, at: headingsAt(rows, columns), width: widthOf(rows) };
  });
  const [best] = starts.toSorted((a, b) => Number(b.at >= 0) - Number(a.at >= 0) || b.width - a.width);
  const rows = best ? rowsOf(text, best.separator, MOST_ROWS) : null;
  // A quotation mark without its second one.
  if (!best || !rows || rows.length === 0)
    throw new StatementError(text.includes('"') ? "cut-off" : "unknown-format");
  if (rows.length === MOST_ROWS) throw new StatementError("many");
  return { rows, at: best.at };
}

/** The first rows of a table; null where it is none. */
function rowsOf(text: string, delimiter: string, most: number): Row[] | null {
  try {
    const records = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      to: most,
      max_record_size: LONGEST_ROW,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    if (records.some(({ record }) => record.length > MOST_COLUMNS)) return null;
    return records.map(({ record, info }) => ({ cells: record.map(bare), line: info.lines }));
  } catch {
    return null;
  }
}

/** Without what keeps a table's program from reckoning with numbers: `'19-2000145399/0800'`, `="0042"`. */
function bare(cell: string): string {
  if (cell.startsWith('="') && cell.endsWith('"')) return cell.slice(2, -1);
  return cell.startsWith("'") ? cell.slice(1).replace(/'$/, "") : cell;
}

function headingsAt(rows: readonly Row[], columns: CsvColumns): number {
  return rows.findIndex(({ cells }) => areEnough(columnsOf(cells, columns)));
}

function widthOf(rows: readonly Row[]): number {
  return rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
}

/** "Číslo účtu" is the team's where it has the team's account, and else the payer's, unless that has a column of its own. */
function withOwn(
  { own: heading, ...found }: CsvColumns,
  headings: readonly string[],
  rows: readonly Row[],
  own: readonly string[],
): CsvColumns {
  if (!heading) return found;
  if (found.account) return { ...found, own: heading };
  const at = headings.indexOf(heading);
  const isOwn = rows.some(({ cells }) => own.some((one) => isSameAccount(one, cells[at] ?? "")));
  return { ...found, [isOwn ? "own" : "account"]: heading };
}

function valueIn({ cells }: Row, { headings, columns }: Table) {
  return (field: CsvField) => {
    const heading = columns[field];
    return heading === undefined ? "" : (cells[headings.indexOf(heading)] ?? "").trim();
  };
}

function entryOf(row: Row, table: Table): StatementEntry[] {
  const { cells, line } = row;
  const { headings, days } = table;
  const value = valueIn(row, table);
  const written = [value("amount"), value("income"), value("outgoing")];
  const isBlank = written.every((amount) => amount === "");
  // Lines below the table: with neither, or with the name of a sum where the day stands.
  if (!value("date") && isBlank) return [];
  if (SUMS.test(folded(value("date")))) return [];
  if (cells.length < headings.length - 1) throw new StatementError("cut-off", line);
  if (!value("date") && days.some((at) => cells[at])) return [];
  const { amount, currency } = amountOf(written, value("direction"), line);
  const bank = value("bank");
  const account = value("account");
  const isBare = account !== "" && /^\d{1,4}$/.test(bank) && !account.includes("/");
  return [
    {
      bankId: value("id") || null,
      bookedOn: dayOf(value("date"), line),
      amount,
      currency: currencyOf(value("currency") || currency || table.currency, line),
      isReversal: /storno/i.test(value("type").slice(0, 200)),
      variableSymbol: symbolIn(value("symbol").slice(0, 40)),
      counterAccount: isBare ? `${account}/${bank.padStart(4, "0")}` : account,
      counterName: value("name"),
      message: value("message"),
    },
  ];
}

/** In one column, or in two of which one is filled; a direction that is written apart makes it negative. */
function amountOf(
  [amount = "", income = "", outgoing = ""]: string[],
  direction: string,
  line: number,
): { amount: number; currency: string } {
  if (amount || !(income || outgoing)) {
    const one = amountIn(amount, line);
    const isOutgoing = MINUS.test(direction) || OUTGOING.test(folded(direction));
    return isOutgoing ? { ...one, amount: -Math.abs(one.amount) || 0 } : one;
  }
  const came = amountIn(income || "0", line);
  const went = amountIn(outgoing || "0", line);
  if (came.amount !== 0 && went.amount !== 0) throw new StatementError("unreadable", line);
  return {
    amount: came.amount - Math.abs(went.amount) || 0,
    currency: came.currency || went.currency,
  };
}
