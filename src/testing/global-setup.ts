import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { prepareDatabase } from "#app/start/first-database.ts";
import { type OpenDatabase, openDatabase } from "#kit/server/database/database.ts";
import { testLog } from "./test-log.ts";

const root = path.join(import.meta.dirname, "..", "..");
export const migrationsFolder = path.join(root, "migrations");

/** Makes the embedded databases that tests start from, an empty and a migrated one; once per state of the migrations. */
export default async function setup(project: TestProject): Promise<void> {
  const state = path.join(root, ".cache", "test-database", stateOfMigrations());
  const empty = `${state}-empty.tar`;
  const migrated = `${state}.tar`;
  if (!fs.existsSync(migrated)) {
    const open = await openDatabase({ memory: true });
    try {
      await writeDump(open, empty);
      await prepareDatabase(open, migrationsFolder, testLog());
      await writeDump(open, migrated);
    } finally {
      await open.close();
    }
  }
  project.provide("emptyDump", empty);
  project.provide("migratedDump", migrated);
}

async function writeDump(open: OpenDatabase, file: string): Promise<void> {
  const dump = await open.dump?.();
  if (!dump) throw new Error("The embedded database gave no dump.");
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, await dump.bytes());
  fs.renameSync(unfinished, file);
}

/** Changes with the migrations, and with the versions of PGlite and pg-boss, whose files and tables the dump holds. */
function stateOfMigrations(): string {
  const hash = createHash("sha256");
  const made = ["@electric-sql/pglite", "pg-boss"].map((name) =>
    path.join(root, "node_modules", name, "package.json"),
  );
  const firstDatabase = path.join(root, "src/app/start/first-database.ts");
  const files = fs.readdirSync(migrationsFolder, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  for (const each of [...made, import.meta.filename, firstDatabase, ...paths.sort()])
    hash.update(each.slice(root.length)).update(fs.readFileSync(each));
  return hash.digest("hex").slice(0, 16);
}
