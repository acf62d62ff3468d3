import { parse } from "csv-parse/sync";
import type { Statement, StatementEntry } from "../../bank-entry.ts";
import { CSV_FIELDS, type CsvColumns, type CsvField } from "../../csv-columns.ts";
import { StatementError } from "./statement-error.ts";
import { currencyOf, dayOf, hundredths } from "./statement-text.ts";

/** Headings of Czech banks, folded to letters and digits. The first that a file has counts. */
const HEADINGS: Record<CsvField, readonly string[]> = {
  date: [
    "datumzauctovani",
    "datumuctovani",
    "datumprovedeni",
    "datumpohybu",
    "datumplatby",
    "datum",
    "zauctovano",
    "bookingdate",
    "date",
  ],
  amount: ["castkavmeneuctu", "objem", "castka", "castkaobratu", "zauctovanacastka", "amount"],
  currency: ["menauctu", "mena", "currency"],
  symbol: ["variabilnisymbol", "vs", "variablesymbol"],
  account: [
    "protiucet",
    "cisloprotiuctu",
    "cislouctuprotistrany",
    "ucetprotistrany",
    "protistranaucet",
    "counteraccount",
  ],
  bank: ["kodbanky", "kodbankyprotiuctu", "kodbankyprotistrany", "bankcode"],
  name: [
    "nazevprotiuctu",
    "nazevprotistrany",
    "jmenoprotistrany",
    "nazevuctuprotistrany",
    "protistrana",
    "countername",
    "name",
  ],
  message: ["zpravaproprijemce", "zprava", "poznamka", "popisprijemce", "popis", "message"],
  id: ["idpohybu", "idtransakce", "idoperace", "referencnicislo", "transactionid", "id"],
};
const SEPARATORS = [";", ",", "\t"];
/** Banks write the account and its balances above the headings. */
const LINES_ABOVE = 30;

type Rows = { cells: string[]; line: number }[];

/** A table with headings in which no date or no amount was found: a person has to choose the columns. */
export interface UnknownColumns {
  headings: string[];
  found: CsvColumns;
}

/**
 * Reads a table of bookings; `columns` names headings where somebody has chosen them. Answers the headings where date
 * or amount is not to be found. Throws StatementFault.
 */
export function readCsv(text: string, columns: CsvColumns = {}): Statement | UnknownColumns {
  const rows = rowsOf(text.replace(/^\uFEFF/, ""));
  const widest = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (widest < 2) throw new StatementError("unknown-format");
  for (const { cells, line } of rows.slice(0, LINES_ABOVE)) {
    const found = columnsOf(cells, columns);
    if (found.date === undefined || found.amount === undefined) continue;
    const entries = rows.filter((row) => row.line > line).flatMap((row) => entryOf(row, cells, found));
    return { source: "csv", account: null, entries };
  }
  const headings = rows.find(({ cells }) => cells.length === widest)?.cells ?? [];
  return { headings, found: columnsOf(headings, columns) };
}

function rowsOf(text: string): Rows {
  const tables = SEPARATORS.map((delimiter) => {
    try {
      const records = parse(text, {
        ...{ delimiter, relax_column_count: true, skip_empty_lines: true, trim: true, info: true },
      }) as unknown as { record: string[]; info: { lines: number } }[];
      return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
    } catch {
      return [];
    }
  });
  const width = (rows: Rows) => Math.max(0, ...rows.map(({ cells }) => cells.length));
  const [best = []] = tables.toSorted((a, b) => width(b) - width(a));
  // A quotation mark without its second one.
  if (best.length === 0) throw new StatementError(text.includes('"') ? "cut-off" : "unknown-format");
  return best;
}

/** Headings by field: those that were chosen, else those that are known. */
function columnsOf(cells: string[], chosen: CsvColumns): CsvColumns {
  const byName = new Map(cells.map((cell) => [folded(cell), cell]));
  const found: CsvColumns = {};
  for (const field of CSV_FIELDS) {
    const heading =
      chosen[field] !== undefined
        ? cells.find((cell) => cell === chosen[field])
        : HEADINGS[field].map((name) => byName.get(name)).find((cell) => cell !== undefined);
    if (heading) found[field] = heading;
  }
  return found;
}

function entryOf({ cells, line }: Rows[number], headings: string[], columns: CsvColumns): StatementEntry[] {
  const value = (field: CsvField) => {
    const heading = columns[field];
    return heading === undefined ? "" : (cells[headings.indexOf(heading)] ?? "").trim();
  };
  // Sums below the table have neither.
  if (!value("date") && !value("amount")) return [];
  if (cells.length < headings.length - 1) throw new StatementError("cut-off", line);
  const bank = value("bank");
  const account = value("account");
  return [
    {
      bankId: value("id") || null,
      bookedOn: dayOf(value("date"), line),
      amount: hundredths(value("amount"), line),
      currency: currencyOf(value("currency"), line),
      isReversal: false,
      variableSymbol: value("symbol").replace(/^0+(?=\d)/, ""),
      counterAccount:
        account && bank && !account.includes("/") ? `${account}/${bank.padStart(4, "0")}` : account,
      counterName: value("name"),
      message: value("message").slice(0, 1000),
    },
  ];
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}
