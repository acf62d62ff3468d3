// @module-tag processes
import { execFile, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from "vitest";
import { emptyEmbeddedDatabase } from "#testing/database/test-database.ts";
import { DataFolderInUseError, isDatabaseAway, migrateDatabase, openDatabase } from "./database.ts";

let parent: string;
let folder: string;
beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "paddock-embedded-"));
  folder = path.join(parent, "database");
});
afterEach(() => fs.rmSync(parent, { recursive: true, force: true }));

/** An empty one, made as a first start makes it: the tests of what comes afterwards begin with a copy. */
let made: string;
beforeAll(async () => {
  made = fs.mkdtempSync(path.join(os.tmpdir(), "paddock-embedded-"));
  await (await openDatabase({ folder: path.join(made, "database") })).close();
});
afterAll(() => fs.rmSync(made, { recursive: true, force: true }));
const makeFolder = () => fs.cpSync(path.join(made, "database"), folder, { recursive: true });

test("every commit is one fsync", async () => {
  makeFolder();
  const open = await openDatabase({ folder });
  await open.executeSql("create table laps (id int)");
  const fsync = vi.spyOn(fs, "fsyncSync");
  for (let id = 0; id < 20; id++) await open.executeSql("insert into laps values ($1)", [id]);
  expect(fsync).toHaveBeenCalledTimes(20);
  await open.db.transaction(async (tx) => {
    for (let id = 0; id < 5; id++) await tx.execute(sql`insert into laps values (${id})`);
  });
  expect(fsync).toHaveBeenCalledTimes(21);
  await open.close();
});

test("what was committed is there after the next opening", async () => {
  makeFolder();
  const first = await openDatabase({ folder });
  await first.executeSql("create table laps (id int); insert into laps values (7)");
  await first.close();
  const second = await openDatabase({ folder });
  expect((await second.executeSql("select id from laps")).rows).toEqual([{ id: 7 }]);
  await second.close();
});

test("the folder is refused while this process has it open", async () => {
  makeFolder();
  const first = await openDatabase({ folder });
  await expect(openDatabase({ folder })).rejects.toThrow(DataFolderInUseError);
  await first.close();
  await (await openDatabase({ folder })).close();
});

test("a table that cannot grow on a full disk fails as away, and grows once there is room", async () => {
  makeFolder();
  const open = await openDatabase({ folder });
  await open.executeSql("create table laps (id int)");
  const full = vi.spyOn(fs, "writeSync").mockImplementation(() => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  const error = await open.executeSql("insert into laps values (2)").catch((caught) => caught);
  expect(isDatabaseAway(error)).toBe(true);
  for (const write of [
    () => open.db.execute(sql`insert into laps values (${2})`),
    () => open.db.transaction((tx) => tx.execute(sql`insert into laps values (${2})`)),
  ])
    expect(isDatabaseAway(await write().catch((caught) => caught))).toBe(true);
  full.mockRestore();
  await open.db.transaction((tx) => tx.execute(sql`insert into laps values (${3})`));
  expect((await open.executeSql("select id from laps order by id")).rows).toEqual([{ id: 3 }]);
  await open.close();
});

const databaseModule = path.join(import.meta.dirname, "database.ts");
const script = (folder: string, then: string) =>
  `const { openDatabase } = await import(${JSON.stringify(databaseModule)});
   const open = await openDatabase({ folder: ${JSON.stringify(folder)} }); ${then}`;

test("another process is refused, and let in once the first is killed, with all that was committed", async () => {
  makeFolder();
  const commit = `await open.executeSql("create table laps (id int); insert into laps values (7)");`;
  const first = spawn(process.execPath, [
    "--expose-gc",
    "--input-type=module",
    "-e",
    // Nothing in the program refers to the database any more: the lock must hold all the same.
    script(folder, `${commit} gc(); process.stdout.write("open"); setInterval(() => gc(), 100)`),
  ]);
  onTestFinished(() => void first.kill("SIGKILL"));
  await new Promise((resolve) => first.stdout.once("data", resolve));
  const second = promisify(execFile)(process.execPath, [
    "--input-type=module",
    "-e",
    script(folder, "process.exit()"),
  ]);
  await expect(second).rejects.toThrow(
    new RegExp(`in use by another Paddock process \\(process ${first.pid}\\)`),
  );
  const killed = new Promise((resolve) => first.once("exit", resolve));
  first.kill("SIGKILL");
  await killed;
  const third = await openDatabase({ folder });
  expect((await third.executeSql("select id from laps")).rows).toEqual([{ id: 7 }]);
  await third.close();
});

test("an unfinished first start is made anew", async () => {
  fs.mkdirSync(path.join(parent, "database.new", "base"), { recursive: true });
  fs.writeFileSync(path.join(parent, "database.new", "PG_VERSION"), "18");
  const open = await openDatabase({ folder });
  await open.ping();
  await open.close();
  expect(fs.readdirSync(parent).sort()).toEqual(["database", "database.lock"]);
});

test("a start that was killed while it made its tables makes them at the next one, also with few open files (15.4)", async () => {
  const run = (then: string) => {
    const command = 'ulimit -n 120 && exec "$0" --input-type=module -e "$1"';
    return promisify(execFile)("sh", ["-c", command, process.execPath, script(folder, then)]);
  };
  const killed = run(`await open.db.transaction(async (tx) => {
    await tx.execute("create table settings (id int)");
    process.kill(process.pid, "SIGKILL");
  });`);
  await expect(killed).rejects.toMatchObject({ signal: "SIGKILL" });
  const migrations = JSON.stringify(path.resolve("migrations"));
  await run(`await open.migrate(${migrations}); await open.close(); process.exit();`);
  const open = await openDatabase({ folder });
  expect((await open.executeSql("select setting_key from settings")).rows).toEqual([]);
  await open.close();
});

test("a new folder begins with the archive that is given, a later opening leaves it alone", async () => {
  const from = await emptyEmbeddedDatabase();
  await from.executeSql("create table laps (id int); insert into laps values (7)");
  const first = path.join(parent, "first.tar.gz");
  fs.writeFileSync(first, gzipSync((await from.dump?.().then((dump) => dump.bytes())) ?? ""));
  await from.close();
  const fewFiles = promisify(execFile)("sh", [
    ...["-c", 'ulimit -n 120 && exec "$0" --input-type=module -e "$1"', process.execPath],
    `const { openDatabase } = await import(${JSON.stringify(databaseModule)});
     const open = await openDatabase({ folder: ${JSON.stringify(folder)}, first: ${JSON.stringify(first)} });
     await open.executeSql("insert into laps values (8)"); process.kill(process.pid, "SIGKILL");`,
  ]);
  await expect(fewFiles).rejects.toMatchObject({ signal: "SIGKILL" });
  const again = await openDatabase({ folder, first });
  expect((await again.executeSql("select id from laps order by id")).rows).toEqual([{ id: 7 }, { id: 8 }]);
  await again.close();
});

test("an archive that was cut off makes no database; without one it begins empty", async () => {
  const first = path.join(parent, "first.tar.gz");
  const whole = gzipSync(fs.readFileSync(inject("emptyDump")));
  fs.writeFileSync(first, whole.subarray(0, whole.length / 2));
  await expect(openDatabase({ folder, first })).rejects.toThrow("build the site again");
  expect(fs.existsSync(folder)).toBe(false);
  fs.rmSync(first);
  const open = await openDatabase({ folder, first });
  await open.ping();
  await open.close();
});

test("a query on the database inside its transaction fails instead of waiting for ever", async () => {
  const open = await emptyEmbeddedDatabase();
  const nested = open.db.transaction(() => open.db.execute(sql`select 1`));
  await expect(nested).rejects.toMatchObject({
    cause: { message: expect.stringContaining("use the transaction's `tx`") },
  });
  await expect(open.db.transaction(() => open.db.transaction(async () => 1))).rejects.toThrow(/`tx`/);
  await open.ping();
  await open.close();
});

test("migrations are applied once, and a folder without any is up to date", async () => {
  const migrations = path.join(parent, "migrations");
  const open = await emptyEmbeddedDatabase();
  await migrateDatabase(open, migrations);
  fs.mkdirSync(path.join(migrations, "meta"), { recursive: true });
  fs.writeFileSync(path.join(migrations, "0000_laps.sql"), "create table laps (id int);");
  const entry = { idx: 0, version: "7", when: 1_700_000_000_000, tag: "0000_laps", breakpoints: true };
  fs.writeFileSync(path.join(migrations, "meta", "_journal.json"), JSON.stringify({ entries: [entry] }));
  await migrateDatabase(open, migrations);
  await migrateDatabase(open, migrations);
  expect((await open.executeSql("select * from laps")).rows).toEqual([]);
  await open.close();
});
