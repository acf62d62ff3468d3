import fs from "node:fs";
import path from "node:path";
import type { SQL } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { PgDialect, PgSession } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/**
 * Applies the migrations that are newer than the last applied one, all in one transaction.
 * Drizzle has one `migrate` per driver, all with this body; this one serves both.
 */
export async function applyMigrations(db: Database, folder: string, upTo?: number): Promise<void> {
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession };
  await dialect.migrate(migrationsIn(folder, upTo), session, { migrationsFolder: folder });
}

/** The same within the caller's transaction: rolled back, there was none. */
export async function applyMigrationsWithin(tx: Database, folder: string, upTo?: number): Promise<void> {
  const { dialect } = tx as unknown as { dialect: PgDialect };
  const within = {
    execute: (query: SQL) => tx.execute(query),
    all: async (query: SQL) => ((await tx.execute(query)) as unknown as { rows: unknown[] }).rows,
    transaction: (work: (same: Database) => Promise<void>) => work(tx),
  };
  await dialect.migrate(migrationsIn(folder, upTo), within as unknown as PgSession, {
    migrationsFolder: folder,
  });
}

/** Up to the one of that time; a folder without a journal has none. */
function migrationsIn(migrationsFolder: string, upTo = Number.POSITIVE_INFINITY) {
  if (!fs.existsSync(path.join(migrationsFolder, "meta", "_journal.json"))) return [];
  return readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis <= upTo);
}
