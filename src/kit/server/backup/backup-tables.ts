import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

export type BackupTable = {
  name: string;
  /** Stored columns in their order; generated ones are computed again on restore. */
  columns: string[];
  /** Columns of the primary key, so that rows come in one order. */
  key: string[];
};

/** Rows of a hand-written query. */
export async function rowsOf<Row extends Record<string, unknown>>(
  db: Database,
  query: ReturnType<typeof sql>,
): Promise<Row[]> {
  return (await db.execute<Row>(query)).rows;
}

/** The application's own tables (schema `public`); jobs and migrations are made by the application itself. */
export function backupTables(db: Database): Promise<BackupTable[]> {
  return rowsOf<BackupTable>(
    db,
    sql`
      select c.relname as name,
        array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          order by a.attnum) as columns,
        array(select a.attname::text from pg_index i
          join unnest(i.indkey) with ordinality as k(attnum, place) on true
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
          where i.indrelid = c.oid and i.indisprimary order by k.place) as key
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      order by c.relname`,
  );
}

export type IdentityColumn = {
  table: string;
  column: string;
  /** Schema and name, quoted. */
  sequence: string;
};

/** Columns that count by themselves. */
export function identityColumns(db: Database): Promise<IdentityColumn[]> {
  return rowsOf<IdentityColumn>(
    db,
    sql`
      select c.relname as "table", a.attname as "column",
        pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null
      order by 1, 2`,
  );
}

/** `created_at` of the newest applied migration in milliseconds, 0 where none was. */
export async function newestMigration(db: Database): Promise<number> {
  const [row] = await rowsOf<{ newest: string | null }>(
    db,
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  return Number(row?.newest ?? 0);
}
