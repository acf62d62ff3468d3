import type { OpenDatabase } from "#kit/server/database/database.ts";

const OWN = "n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')";

/** Everything that statements other than those on rows can change: what was made since has another oid. */
const SHAPE = `
  select md5(string_agg(line, ',' order by line)) as shape from (
    select row(c.oid, relname, relkind, relnamespace, attname, attnum, atttypid, attnotnull, atthasdef)::text
      from pg_class c join pg_namespace n on n.oid = relnamespace left join pg_attribute on attrelid = c.oid where ${OWN}
    union all select row(oid, conname, condeferrable, condeferred)::text from pg_constraint
    union all select row(oid, tgname, tgenabled)::text from pg_trigger
    union all select row(oid, nspname)::text from pg_namespace where nspname !~ '^pg_(toast_)?temp_'
    union all select row(oid, proname)::text from pg_proc where oid >= 16384
  ) as lines (line)`;

const ROWS = `
  select c.oid::regclass::text as name, pg_relation_size(c.oid) > 0 as "hasRows"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${OWN}`;

const SEQUENCES = `
  select c.oid::regclass::text as name, pg_sequence_last_value(c.oid)::text as last
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and ${OWN}`;

/** How a database was before its first test. */
export interface Beginning {
  shape: string;
  /** The rows of the tables that have some, as JSON. */
  rows: Map<string, string>;
  /** The last value that each sequence gave; null: none. */
  sequences: Map<string, string | null>;
}

export async function beginningOf(open: OpenDatabase): Promise<Beginning> {
  const rows = new Map<string, string>();
  for (const { name, hasRows } of (await open.executeSql(ROWS)).rows)
    if (hasRows)
      rows.set(name, (await open.executeSql(`select json_agg(t)::text as rows from ${name} t`)).rows[0].rows);
  return { shape: await shapeOf(open), rows, sequences: await sequencesOf(open) };
}

/** Takes back whatever was done to rows, sequences and the session. Answers false where more than that was done. */
export async function resetTo({ shape, rows, sequences }: Beginning, open: OpenDatabase): Promise<boolean> {
  if ((await shapeOf(open)) !== shape) return false;
  const used = (await open.executeSql(ROWS)).rows.filter(({ hasRows }) => hasRows).map(({ name }) => name);
  const statements = [...sequences].map(
    ([name, last]) => `select setval('${name}', ${last ?? 1}, ${last !== null})`,
  );
  if (used.length > 0) statements.unshift(`truncate ${used.join(", ")} cascade`);
  await open.executeSql(statements.join(";"));
  for (const [name, json] of rows)
    await open.executeSql(
      `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`,
      [json],
    );
  await open.executeSql("discard all");
  return true;
}

async function shapeOf(open: OpenDatabase): Promise<string> {
  return (await open.executeSql(SHAPE)).rows[0].shape;
}

async function sequencesOf(open: OpenDatabase): Promise<Map<string, string | null>> {
  return new Map((await open.executeSql(SEQUENCES)).rows.map(({ name, last }) => [name, last]));
}
