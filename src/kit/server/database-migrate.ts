import fs from "node:fs";
import path from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { PgDialect, PgSession } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/**
 * Applies the migrations that are newer than the last applied one, all in one transaction.
 * Drizzle has one `migrate` per driver, all with this body; this one serves both.
 */
export async function applyMigrations(
  db: Database,
  migrationsFolder: string,
  upTo = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (!fs.existsSync(path.join(migrationsFolder, "meta", "_journal.json"))) return;
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession };
  const migrations = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis <= upTo,
  );
  await dialect.migrate(migrations, session, { migrationsFolder });
}
