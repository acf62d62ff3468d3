import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { DurableNodeFs, durableStartParams } from "#kit/server/database/durable-node-fs.ts";
import { serveQuestions } from "./process.ts";

/** The limit of `POST /orders`: begin, the same rows in one insert a table, commit. Nothing is read or checked. */
export interface BareOrders {
  database: { folder: string } | { url: string };
  connections: number;
  seconds: number;
}

type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
type Transaction = (work: (query: Query) => Promise<void>) => Promise<void>;

interface Copy {
  insert: string;
  columns: string[];
  rows: (string | null)[][];
}

/** In the order of their references; `where` finds the rows of the one order that is there. */
const TABLES = ["orders", "order_items", "idempotency_keys", "rate_limit_hits", "mails", "pgboss.job"];
/** Columns that the database or the copy fills in. */
const OWN_ID = ["orders", "order_items", "rate_limit_hits", "mails"];
const WHERE: Record<string, string> = {
  rate_limit_hits: "where key like 'order %'",
  "pgboss.job": "where name = 'send-mail'",
};
const MADE_NEW: Record<string, string[]> = {
  idempotency_keys: ["key"],
  mails: ["message_id"],
  "pgboss.job": ["id"],
};

let ready: Promise<{ transaction: Transaction; copies: [string, Copy][] }> | undefined;

serveQuestions<BareOrders, number>(async ({ database, connections, seconds }) => {
  ready ??= prepare(database, connections);
  const { transaction, copies } = await ready;
  const until = performance.now() + seconds * 1000;
  const start = performance.now();
  let count = 0;
  const loop = async () => {
    while (performance.now() < until) {
      await transaction((query) => insertAll(query, copies));
      count++;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  return (count * 1000) / (performance.now() - start);
});

async function prepare(database: BareOrders["database"], connections: number) {
  const transaction =
    "url" in database ? onServer(database.url, connections) : await embedded(database.folder);
  const copies: [string, Copy][] = [];
  await transaction(async (query) => {
    for (const table of TABLES) copies.push([table, await copyOf(query, table)]);
  });
  return { transaction, copies };
}

async function embedded(folder: string): Promise<Transaction> {
  const client = await PGlite.create({ fs: new DurableNodeFs(folder), startParams: durableStartParams });
  return async (work) => {
    await client.transaction((tx) =>
      work((text, values) => tx.query<Record<string, unknown>>(text, values as unknown[])),
    );
  };
}

function onServer(url: string, connections: number): Transaction {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  return async (work) => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      await work((text, values) => client.query(text, values));
      await client.query("commit");
    } finally {
      client.release();
    }
  };
}

async function copyOf(query: Query, table: string): Promise<Copy> {
  const [schema, name] = table.includes(".") ? table.split(".") : ["public", table];
  const described = await query(
    `select column_name as column, format_type(a.atttypid, a.atttypmod) as type
     from information_schema.columns c
     join pg_attribute a on a.attrelid = (c.table_schema || '.' || c.table_name)::regclass and a.attname = c.column_name
     where table_schema = $1 and table_name = $2 and is_generated = 'NEVER' order by ordinal_position`,
    [schema, name],
  );
  const all = described.rows as { column: string; type: string }[];
  const columns = all.filter(({ column }) => column !== "id" || !OWN_ID.includes(table));
  const where = WHERE[table] ?? "";
  const texts = columns.map(({ column }) => `"${column}"::text`).join(", ");
  const { rows } = await query(`select ${texts} from ${table} ${where}`);
  if (rows.length === 0) throw new Error(`No rows of an order in ${table}`);
  const width = columns.length;
  const tuples = rows.map(
    (_, row) => `(${columns.map(({ type }, at) => `$${row * width + at + 1}::text::${type}`).join(", ")})`,
  );
  const names = columns.map(({ column }) => `"${column}"`).join(", ");
  return {
    insert: `insert into ${table} (${names}) values ${tuples.join(", ")}${table === "orders" ? " returning id" : ""}`,
    columns: columns.map(({ column }) => column),
    rows: rows.map((row) => columns.map(({ column }) => (row[column] as string | null) ?? null)),
  };
}

async function insertAll(query: Query, copies: [string, Copy][]): Promise<void> {
  let order = "";
  for (const [table, { insert, columns, rows }] of copies) {
    const values = rows.flatMap((row) =>
      row.map((value, at) => {
        const column = columns[at] ?? "";
        if (MADE_NEW[table]?.includes(column)) return randomUUID();
        return column === "order_id" ? order : value;
      }),
    );
    const { rows: answered } = await query(insert, values);
    if (table === "orders") order = String(answered[0]?.id);
  }
}
