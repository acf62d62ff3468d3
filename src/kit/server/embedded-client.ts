import {
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
  types,
} from "@electric-sql/pglite";
import { nameOf } from "./statement.ts";

const { serialize } = protocol;

type Readers = NonNullable<QueryOptions["parsers"]>;
type Query = (text: string, values?: unknown[], options?: QueryOptions) => Promise<Results>;

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

/**
 * What the embedded database is opened with. Drizzle names its readers with each query as well, for which PGlite would
 * copy its whole table of them: a tenth of what an order costs.
 */
export const READERS: Readers = Object.fromEntries(AS_TEXT.map((type) => [type, (text: string) => text]));

/** For hand-written SQL, which gets moments as a server's driver reads them. */
export const READERS_WITH_DATES: Readers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE].map((type) => [type, (text: string) => new Date(text)]),
);

/**
 * The client for Drizzle: a query is one call of the database instead of the six that PGlite's own takes, and what
 * `statement.ts` has made once is read and planned once.
 */
export function clientForDrizzle(client: PGlite): PGlite {
  const inOneCall = createQuery(client);
  const own: Partial<PGlite> = {
    query: (async (...call) => {
      // Says so where the database is closed.
      await client._checkReady();
      return client._runExclusiveTransaction(async () => {
        const result = await inOneCall(...call);
        await client.syncToFs();
        return result;
      });
    }) as Query as PGlite["query"],
    transaction: (work) =>
      client.transaction((tx) => work({ ...tx, query: inOneCall as Transaction["query"] })),
  };
  return new Proxy(client, {
    get: (target, name) => Reflect.get(own, name) ?? Reflect.get(target, name),
  });
}

/** The caller sees to it that no other transaction is under way. */
function createQuery(client: PGlite): Query {
  const known = new Set<string>();
  return (text, values = [], { rowMode } = {}) =>
    client.runExclusive(async () => {
      const name = nameOf(text) ?? "";
      const answered = await client.execProtocolStream(
        Buffer.concat([
          // One that was refused may be there by its name.
          ...(name && !known.has(name) ? [serialize.close({ type: "S", name })] : []),
          ...(known.has(name) ? [] : [serialize.parse({ name, text })]),
          serialize.bind({ statement: name, values: values.map(asSent) }),
          serialize.describe({ type: "P" }),
          serialize.execute({}),
          serialize.sync(),
        ]),
        { syncToFs: false },
      );
      if (name) known.add(name);
      return parse.parseResults(answered, client.parsers, rowMode ? { rowMode } : {})[0] as Results;
    });
}

/** A value as PostgreSQL reads it. */
function asSent(value: unknown): string | ArrayBufferView | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return asList(value);
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return value;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function asList(values: unknown[]): string {
  const elements = values.map((value) => {
    if (Array.isArray(value)) return asList(value);
    const text = asSent(value);
    return text === null ? "NULL" : `"${String(text).replace(/[\\"]/g, "\\$&")}"`;
  });
  return `{${elements.join(",")}}`;
}
