import { type PGlite, type QueryOptions, type Transaction, types } from "@electric-sql/pglite";

type Readers = NonNullable<QueryOptions["parsers"]>;

/** Moments, days and spans, and lists of them and of numbers: Drizzle wants them as text. */
const AS_TEXT = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
];

/** What the embedded database is opened with. */
export const READERS: Readers = Object.fromEntries(AS_TEXT.map((type) => [type, (text: string) => text]));

/** For hand-written SQL, which gets moments as a server's driver reads them. */
export const READERS_WITH_DATES: Readers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE].map((type) => [type, (text: string) => new Date(text)]),
);

/**
 * The client for Drizzle, which names its readers with every query though the database was opened with them: PGlite
 * would copy its whole table of readers each time, a tenth of what an order costs.
 */
export function readAsOpened(client: PGlite): PGlite {
  const query = ((text, values, options) => client.query(text, values, rowMode(options))) as PGlite["query"];
  const transaction: PGlite["transaction"] = (work) =>
    client.transaction((tx) => {
      const query = ((text, values, options) =>
        tx.query(text, values, rowMode(options))) as Transaction["query"];
      return work({ ...tx, query });
    });
  const own: Partial<PGlite> = { query, transaction };
  return new Proxy(client, {
    get: (target, name) => Reflect.get(own, name) ?? Reflect.get(target, name),
  });
}

function rowMode(options?: QueryOptions): QueryOptions {
  return options?.rowMode ? { rowMode: options.rowMode } : {};
}
