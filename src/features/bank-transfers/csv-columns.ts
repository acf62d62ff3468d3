/** What a column of a CSV statement may hold. There have to be a date, and an amount in one column or in two. */
export const CSV_FIELDS = [
  "date",
  "amount",
  "income",
  "outgoing",
  "direction",
  "currency",
  "symbol",
  "account",
  "bank",
  "name",
  "message",
  "type",
  "id",
  "own",
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

/** Headings by what their columns hold. */
export type CsvColumns = Partial<Record<CsvField, string>>;

/** Whether a table with these columns can be read. */
export function areEnough({ date, amount, income }: CsvColumns): boolean {
  return Boolean(date && (amount || income));
}
