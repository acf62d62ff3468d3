import fs from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./database.ts";

/** Where Drizzle's own `migrate` notes what was applied. */
const APPLIED = sql`drizzle.__drizzle_migrations`;

/**
 * Applies the migrations that are newer than the last applied one, all in one transaction, or as a part of the
 * caller's. Drizzle has one `migrate` for each driver and none for within a transaction; this one does the same.
 */
export async function applyMigrations(db: Database, folder: string, upTo?: number): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists ${APPLIED} (id serial primary key, hash text not null, created_at bigint)`,
  );
  await db.transaction(async (tx) => {
    const last = await tx.execute<{ at: string | number | null }>(
      sql`select max(created_at) as at from ${APPLIED}`,
    );
    const newest = Number(last.rows[0]?.at ?? 0);
    for (const { folderMillis, hash, sql: statements } of migrationsIn(folder, upTo)) {
      if (folderMillis <= newest) continue;
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into ${APPLIED} (hash, created_at) values (${hash}, ${folderMillis}::bigint)`,
      );
    }
  });
}

/** Up to the one of that time; a folder without a journal has none. */
function migrationsIn(migrationsFolder: string, upTo = Number.POSITIVE_INFINITY) {
  if (!fs.existsSync(path.join(migrationsFolder, "meta", "_journal.json"))) return [];
  return readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis <= upTo);
}
