import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#kit/server/config/config.ts";
import { lockDataFolder } from "#kit/server/database/data-folder-lock.ts";

/** Where uploads wait until they are stored. */
export function uploadsFolder({ DATA_DIR }: Config): string {
  return join(DATA_DIR, "uploads");
}

/**
 * Takes DATA_DIR for this process, whichever database it uses, and removes what uploads of a killed one left.
 * Answers how to let go.
 *
 * @throws DataFolderInUseError
 */
export async function claimDataFolder(config: Config): Promise<() => void> {
  const letGo = lockDataFolder(join(config.DATA_DIR, "process"), config.DATA_DIR);
  await rm(uploadsFolder(config), { recursive: true, force: true });
  return letGo;
}
