/** What a column of a CSV statement may hold. Date and amount have to be there. */
export const CSV_FIELDS = [
  "date",
  "amount",
  "currency",
  "symbol",
  "account",
  "bank",
  "name",
  "message",
  "id",
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

/** Headings by what their columns hold. */
export type CsvColumns = Partial<Record<CsvField, string>>;
