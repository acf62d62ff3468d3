import { getTableColumns, Param, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/**
 * Inserts any number of rows as a part of a statement. They go in as one JSON value, so that a `with` query can
 * insert rows of several tables, which Drizzle's builders can't. Columns that no row has are left to the database;
 * elsewhere what a row leaves out, or has as null, gets its default. `given`: columns that another part of the
 * statement knows, and where from (`from`).
 */
export function insertRows<T extends PgTable, Given extends keyof T["$inferInsert"] = never>(
  table: T,
  rows: Omit<T["$inferInsert"], Given>[],
  given: { columns?: Record<Given, SQL>; from?: SQL } = {},
): SQL {
  const own = Object.entries(ownColumns(table));
  const hasValue = (key: string) => (row: object) => (row as Record<string, unknown>)[key] != null;
  const named = own.filter(([key]) => given.columns?.[key as Given] || rows.some(hasValue(key)));
  const columns = named.length > 0 ? named : own;
  const values = columns.map(([key, column]) => {
    const known = given.columns?.[key as Given];
    if (known) return known;
    const value = sql`r.${sql.identifier(column.name)}`;
    const needsDefault = column.default !== undefined && !rows.every(hasValue(key));
    return needsDefault ? sql`coalesce(${value}, ${defaultOf(column)})` : value;
  });
  const names = columns.map(([, { name }]) => sql.identifier(name));
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)}
    from json_populate_recordset(null::${table}, ${asText(table, rows)}::json) as r${given.from ? sql`, ${given.from}` : sql``}`;
}

/** A query's rows as one JSON value within another statement: an empty list where there are none. */
export function asJson<Row>(query: SQL): SQL<Row[]> {
  return sql<Row[]>`(select coalesce(json_agg(found), '[]') from (${query}) as found)`;
}

/** JSON of rows under their columns' names. */
function asText(table: PgTable, rows: object[]): string {
  const columns = Object.entries(getTableColumns(table));
  const named = (row: Record<string, unknown>) => {
    const values: Record<string, unknown> = {};
    for (const [key, { name }] of columns) if (row[key] != null) values[name] = row[key];
    return values;
  };
  return JSON.stringify(rows.map((row) => named(row as Record<string, unknown>)));
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
