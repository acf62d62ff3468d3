import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#kit/server/database.ts";

const root = path.join(import.meta.dirname, "..", "..");
export const migrationsFolder = path.join(root, "migrations");

/** Makes the migrated embedded database that every test file starts from; once per state of the migrations. */
export default async function setup(project: TestProject): Promise<void> {
  const file = path.join(root, ".cache", "test-database", `${stateOfMigrations()}.tar`);
  if (!fs.existsSync(file)) await writeDump(file);
  project.provide("migratedDump", file);
}

async function writeDump(file: string): Promise<void> {
  const open = await openDatabase({ memory: true });
  try {
    await open.migrate(migrationsFolder);
    const dump = await open.dump?.();
    if (!dump) throw new Error("The embedded database gave no dump.");
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    fs.writeFileSync(unfinished, await dump.bytes());
    fs.renameSync(unfinished, file);
  } finally {
    await open.close();
  }
}

/** Changes with the migrations and with the version of PGlite, whose files the dump holds. */
function stateOfMigrations(): string {
  const hash = createHash("sha256");
  const lock = path.join(root, "node_modules", "@electric-sql", "pglite", "package.json");
  const files = fs.readdirSync(migrationsFolder, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  for (const each of [lock, ...paths.sort()])
    hash.update(each.slice(root.length)).update(fs.readFileSync(each));
  return hash.digest("hex").slice(0, 16);
}
