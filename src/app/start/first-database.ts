import { join } from "node:path";
import type { OpenDatabase } from "#kit/server/database/database.ts";
import { createJobs } from "#kit/server/jobs/jobs.ts";

const ROOT = join(import.meta.dirname, "../../..");

/**
 * A gzipped tar archive of an embedded database with all tables and nothing in them. The build makes it, so that a
 * first start unpacks a database instead of making one (docs/decisions/0025-a-server-in-few-files.md).
 */
export const FIRST_DATABASE = join(ROOT, "build/app/first-database.tar.gz");

/** Makes everything that is in a database before content: the migrations, and the job queue's own schema. */
export async function prepareDatabase(
  open: OpenDatabase,
  migrationsFolder: string,
  log: Parameters<typeof createJobs>[1],
): Promise<void> {
  await open.migrate(migrationsFolder);
  const jobs = createJobs(open, log);
  await jobs.start();
  await jobs.stop();
}
