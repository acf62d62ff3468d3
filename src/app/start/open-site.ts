import { existsSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { type Config, ConfigError } from "#kit/server/config/config.ts";
import { lockDataFolder } from "#kit/server/database/data-folder-lock.ts";
import { type OpenDatabase, openDatabase } from "#kit/server/database/database.ts";
import { siteMarks } from "#kit/server/database/site-marks.table.ts";
import { finishSwap, forgetSwap, plannedSwap, removeStaged, type Swap } from "../backup/restore-swap.ts";
import { FIRST_DATABASE } from "./first-database.ts";
import { refuseEmptied } from "./had-content.ts";

/** Where the embedded database lies. */
export function databaseFolder({ DATA_DIR }: Pick<Config, "DATA_DIR">): string {
  return join(DATA_DIR, "database");
}

/**
 * For a command that works on a site: one where DATA_DIR has no database, such as that of another installation, would
 * be made anew and hide that.
 *
 * @throws ConfigError with one line that says what to do
 */
export function refuseWithoutDatabase(config: Config, command: string): void {
  if (config.DATABASE_URL || existsSync(databaseFolder(config)) || plannedSwap(config.DATA_DIR)) return;
  refuseEmptied(config.DATA_DIR);
  throw new ConfigError(
    `DATA_DIR: there is no database in ${config.DATA_DIR}. Start the site once, or name its folder; on a server set up by docs/deploy.md run \`paddock ${command}\``,
  );
}

/**
 * Opens the site's database as it is, for the server and for commands. What a restore began that was cut off is
 * carried to its end first, where the rows lie in DATA_DIR; what one left that was cut off earlier is removed.
 *
 * @throws DataFolderInUseError, BackupError, and ConfigError where the database is gone that had content
 */
export async function openSite(config: Config): Promise<OpenDatabase> {
  if (config.DATABASE_URL) {
    const open = await openDatabase({ url: config.DATABASE_URL });
    if (await hasTable(open, "settings")) return open;
    await open.close();
    refuseEmptied(config.DATA_DIR);
    return openDatabase({ url: config.DATABASE_URL });
  }
  const folder = databaseFolder(config);
  if (plannedSwap(config.DATA_DIR)) {
    const letGo = lockDataFolder(folder);
    try {
      const planned = plannedSwap(config.DATA_DIR);
      if (planned) settleInFolder(config, planned);
    } finally {
      letGo();
    }
  }
  if (!existsSync(join(folder, "PG_VERSION"))) refuseEmptied(config.DATA_DIR);
  const open = await openDatabase({ folder, first: FIRST_DATABASE });
  // No restore is at work: it would hold the lock that we hold now.
  removeStaged(config.DATA_DIR);
  return open;
}

/** The rows lie in the staged folder, or on a server that this configuration does not know. */
export function settleInFolder({ DATA_DIR }: Config, planned: Swap): void {
  if (planned.rows === "folder") finishSwap(DATA_DIR, planned);
  else forgetSwap(DATA_DIR);
}

/**
 * The same where the rows are on a server: its transaction was committed, and the media follow, or not. The caller
 * holds DATA_DIR. What a restore left that was cut off before that is removed. Answers whether the restore stands.
 */
export async function settleOnServer({ DATA_DIR }: Config, open: OpenDatabase): Promise<boolean> {
  const planned = plannedSwap(DATA_DIR);
  if (!planned) {
    removeStaged(DATA_DIR);
    return false;
  }
  const stands = planned.rows === "folder" || (await isRestored(open, planned));
  if (stands) finishSwap(DATA_DIR, planned);
  else forgetSwap(DATA_DIR);
  return stands;
}

async function isRestored(open: OpenDatabase, { stamp }: Swap): Promise<boolean> {
  if (!(await hasTable(open, "site_marks"))) return false;
  const [mark] = await open.db.select().from(siteMarks).where(eq(siteMarks.name, "restored"));
  return mark?.note === stamp;
}

async function hasTable({ executeSql }: OpenDatabase, name: string): Promise<boolean> {
  const { rows } = await executeSql("select to_regclass($1)::text as found", [`public.${name}`]);
  return Boolean(rows[0]?.found);
}
