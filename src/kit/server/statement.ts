import { getTableColumns, Param, type Placeholder, type SQL, sql } from "drizzle-orm";
import { type PgColumn, PgDialect, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

const dialect = new PgDialect();

/** Texts made once, each with its name. */
const madeOnce = new Map<string, string>();
const names = new Set<string>();

/** The name by which the database keeps a text; undefined for what is not made once. */
export function nameOf(text: string): string | undefined {
  return madeOnce.get(text);
}

/** A place in a statement for one value of each run; give it a type where PostgreSQL can't tell (`${value("ids")}::int[]`). */
export type Value<Values> = (name: keyof Values & string) => Placeholder;

/**
 * A statement for what runs often: Drizzle puts its text together once for the process, and a server plans it once
 * for each connection. Drizzle's own builders take about as long for each run as the database does.
 *
 * Values go to the driver as they are: text, numbers, lists of them; JSON as text (`rowsAsJson`). Rows come as the
 * driver reads them: JSON parsed, moments as text. `name` is its own among all statements.
 */
export function statement<Values extends Record<string, unknown>, Row>(
  name: string,
  build: (value: Value<Values>) => SQL,
): (db: Database, values: Values) => Promise<Row[]> {
  let text = "";
  let params: unknown[] = [];
  return (db, values) => {
    if (text === "") {
      ({ sql: text, params } = dialect.sqlToQuery(build(sql.placeholder)));
      makeOnce(name, text);
    }
    const filled = params.map((param) => (isPlaceholder(param) ? values[param.name] : param));
    return runSql<Row>(db, text, filled);
  };
}

/** Has a text that never changes, such as another library's, planned once as well. A name has its first text. */
export function makeOnce(name: string, text: string): void {
  if (names.has(name)) return;
  names.add(name);
  madeOnce.set(text, name);
}

/** A query of Drizzle's builders that is asked for often: prepared once for each database. Not for transactions. */
export function preparedOnce<Prepared extends { getQuery(): { sql: string } }>(
  name: string,
  prepare: (db: Database, name: string) => Prepared,
): (db: Database) => Prepared {
  const made = new WeakMap<Database, Prepared>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const prepared = prepare(db, name);
    makeOnce(name, prepared.getQuery().sql);
    made.set(db, prepared);
    return prepared;
  };
}

/** Ready text with values for `$1`... in the caller's transaction. */
export async function runSql<Row>(db: Database, text: string, values: unknown[]): Promise<Row[]> {
  const query = db._.session.prepareQuery(
    { sql: text, params: values },
    undefined,
    madeOnce.get(text),
    false,
  );
  // Without fields to map, both drivers answer their own result.
  return ((await query.execute()) as unknown as { rows: Row[] }).rows;
}

/**
 * Inserts rows that come as one JSON value (`rowsAsJson`), so that the text is the same for any number of them. It
 * names every column of the table that the database does not make itself; what a row leaves out, or has as null,
 * gets its default. `given`: columns that another part of the statement knows, and where from (`from`).
 */
export function insertRows<T extends PgTable>(
  table: T,
  rows: Placeholder,
  given: { columns?: Partial<Record<keyof T["$inferInsert"], SQL>>; from?: SQL } = {},
): SQL {
  const columns = Object.entries(ownColumns(table));
  const values = columns.map(([key, column]) => {
    const known = given.columns?.[key as keyof T["$inferInsert"]];
    if (known) return known;
    const value = sql`r.${sql.identifier(column.name)}`;
    return column.default === undefined ? value : sql`coalesce(${value}, ${defaultOf(column)})`;
  });
  const names = columns.map(([, { name }]) => sql.identifier(name));
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)}
    from json_populate_recordset(null::${table}, ${rows}::json) as r${given.from ? sql`, ${given.from}` : sql``}`;
}

/** Rows for `insertRows`; `Given` are the columns that the statement knows. */
export function rowsAsJson<T extends PgTable, Given extends keyof T["$inferInsert"] = never>(
  table: T,
  rows: Omit<T["$inferInsert"], Given>[],
): string {
  const columns = namesOf(table);
  return JSON.stringify(
    (rows as Record<string, unknown>[]).map((row) =>
      Object.fromEntries(columns.flatMap(([key, name]) => (row[key] == null ? [] : [[name, row[key]]]))),
    ),
  );
}

/** A query's rows as one JSON value within another statement: an empty list where there are none. */
export function asJson(query: SQL): SQL {
  return sql`(select coalesce(json_agg(found), '[]') from (${query}) as found)`;
}

const namesByTable = new WeakMap<PgTable, [key: string, name: string][]>();

function namesOf(table: PgTable): [key: string, name: string][] {
  const known = namesByTable.get(table);
  if (known) return known;
  const names = Object.entries(getTableColumns(table)).map(([key, { name }]): [string, string] => [
    key,
    name,
  ]);
  namesByTable.set(table, names);
  return names;
}

function ownColumns(table: PgTable): Record<string, PgColumn> {
  const all = Object.entries(getTableColumns(table)) as [string, PgColumn][];
  return Object.fromEntries(
    all.filter(([, { generated, generatedIdentity }]) => !generated && !generatedIdentity),
  );
}

function defaultOf(column: PgColumn): unknown {
  const { default: value } = column;
  return typeof value === "object" && value !== null && "queryChunks" in value
    ? value
    : new Param(value, column);
}

function isPlaceholder(param: unknown): param is Placeholder {
  return typeof param === "object" && param !== null && "name" in param && "getSQL" in param;
}
