import { sql } from "drizzle-orm";
import { type Database, isDatabaseAway } from "../database/database.ts";
import { BackupError, type BackupManifest } from "./backup-manifest.ts";
import { type BackupTable, identityColumns, rowsOf } from "./backup-tables.ts";

const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 4 * 1024 * 1024;

type ForeignKey = {
  table: string;
  name: string;
  definition: string;
};

/** Takes the foreign keys away so that tables may come in any order; `putBack` checks every row against them. */
export async function liftForeignKeys(tx: Database): Promise<() => Promise<void>> {
  const keys = await rowsOf<ForeignKey>(
    tx,
    sql`select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of keys)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  return async () => {
    for (const { table, name, definition } of keys)
      await tx
        .execute(
          sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
        )
        .catch((error) => refuse(`rows of table ${table} refer to rows that are missing`, error));
  };
}

/**
 * Fills one table with its rows as JSON.
 *
 * @throws BackupError where the table does not take them
 */
export async function fillTable(
  tx: Database,
  table: BackupTable,
  lines: AsyncIterable<string>,
): Promise<void> {
  const { name } = table;
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  let batch: string[] = [];
  let length = 0;
  const store = async () => {
    if (batch.length === 0) return;
    const rows = `[${batch.join(",")}]`;
    [batch, length] = [[], 0];
    await tx
      .execute(
        sql`insert into ${sql.identifier(name)} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${sql.identifier(name)}, ${rows}::jsonb)`,
      )
      .catch((error) => refuse(`table ${name} does not take its rows`, error));
  };
  for await (const line of lines) {
    batch.push(line);
    length += line.length;
    if (batch.length >= ROWS_AT_ONCE || length >= CHARACTERS_AT_ONCE) await store();
  }
  await store();
}

/** Counting goes on where it stood, so that no number is given twice. */
export async function restoreSequences(tx: Database, manifest: BackupManifest): Promise<void> {
  for (const { table, column, sequence } of await identityColumns(tx)) {
    const state = manifest.sequences[`${table}.${column}`];
    if (state)
      await tx
        .execute(sql`select setval(${sequence}::regclass, ${state.last_value}::bigint, ${state.is_called})`)
        .catch((error) => refuse(`${table}.${column} can't count on`, error));
  }
}

/** What PostgreSQL refuses is a fault of the backup; a database that is away is not. */
function refuse(what: string, error: unknown): never {
  if (isDatabaseAway(error)) throw error;
  const { message } = ((error as Error).cause ?? error) as Error;
  throw new BackupError(`The backup is damaged: ${what} (${message}).`, { cause: error });
}
