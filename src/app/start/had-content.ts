import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "#kit/server/config/config.ts";
import { createFileDurably } from "#kit/server/database/durable-files.ts";

const FILE = "had-content";
const SAID = `The site of this folder has had content. A start on an empty database is refused as long as this file is here:
restore a backup (npm run restore -- FILE), or delete this file to begin with an empty site.
`;

/** Notes in DATA_DIR that its site has content (or is about to get some by a restore). True where that is new. */
export function noteContent(dataDir: string): boolean {
  const file = join(dataDir, FILE);
  return !existsSync(file) && createFileDurably(file, SAID);
}

/** Takes the note back, where a restore into an empty place failed. */
export function forgetContent(dataDir: string): void {
  rmSync(join(dataDir, FILE), { force: true });
}

/**
 * For a start that finds its database empty: where the site has had content before, something is missing, and the
 * demo team in its place would hide that.
 *
 * @throws ConfigError with one line that says what to do
 */
export function refuseEmptied(dataDir: string): void {
  const aside = existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => name.startsWith("database-before-"))
    : [];
  const begin = (names: string[]) => `to begin with an empty site, remove ${names.join(", ")}`;
  if (existsSync(join(dataDir, FILE)))
    throw new ConfigError(
      `DATA_DIR: the site of ${dataDir} has had content or was being restored, and its database is empty: restore a backup (npm run restore -- FILE --replace); ${begin([FILE, ...aside])}`,
    );
  const [newest] = aside.sort().reverse();
  if (newest)
    throw new ConfigError(
      `DATA_DIR: the database of ${dataDir} is empty, and ${newest} holds the one from before a restore: move it back to "database", or restore a backup (npm run restore -- FILE --replace); ${begin(aside)}`,
    );
}
