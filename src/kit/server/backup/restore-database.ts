import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { BackupError, type BackupManifest } from "./backup-manifest.ts";
import { backupTables, identityColumns, rowsOf } from "./backup-tables.ts";

const ROWS_AT_ONCE = 500;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

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
      await tx.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
  };
}

/**
 * Fills one table from its gzipped lines.
 *
 * @throws BackupError where the lines are not those that were written
 */
export async function fillTable(
  tx: Database,
  manifest: BackupManifest,
  name: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const expected = manifest.tables.find((table) => table.name === name);
  const known = (await backupTables(tx)).find((table) => table.name === name);
  if (!expected || !known) throw new BackupError(`The backup has a table ${name} that this version lacks.`);
  const hash = createHash("sha256");
  const columns = sql.join(
    known.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  let batch: string[] = [];
  let rows = 0;
  const store = async () => {
    if (batch.length === 0) return;
    await tx.execute(
      sql`insert into ${sql.identifier(name)} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${sql.identifier(name)}, ${`[${batch.join(",")}]`}::jsonb)`,
    );
    rows += batch.length;
    batch = [];
  };
  for await (const line of linesOf(content)) {
    hash.update(`${line}\n`);
    batch.push(line);
    if (batch.length >= ROWS_AT_ONCE) await store();
  }
  await store();
  if (rows !== expected.rows || hash.digest("hex") !== expected.sha256)
    throw new BackupError(`The backup is damaged: table ${name}.`);
}

/** Counting goes on where it stood, so that no number is given twice. */
export async function restoreSequences(tx: Database, manifest: BackupManifest): Promise<void> {
  for (const { table, column, sequence } of await identityColumns(tx)) {
    const state = manifest.sequences[`${table}.${column}`];
    if (state)
      await tx.execute(
        sql`select setval(${sequence}::regclass, ${state.last_value}::bigint, ${state.is_called})`,
      );
  }
}

/** Parted by line feeds alone: Node's readline also parts at U+2028, which JSON text may hold. */
async function* linesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const packed = Readable.from(content).on("error", (error) => unpacked.destroy(error));
  let rest = "";
  for await (const text of packed.pipe(unpacked).setEncoding("utf8")) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}
