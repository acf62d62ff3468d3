// @module-tag processes
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { extract, pack } from "tar-stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MIGRATIONS } from "#app/services.ts";
import { BackupError } from "#kit/server/backup/backup-manifest.ts";
import { rowsOf } from "#kit/server/backup/backup-tables.ts";
import { checkBackup } from "#kit/server/backup/read-backup.ts";
import { restoreBackup } from "#kit/server/backup/restore-backup.ts";
import { writeBackup } from "#kit/server/backup/write-backup.ts";
import type { OpenDatabase } from "#kit/server/database/database.ts";
import { createDiskStorage } from "#kit/server/media/disk-storage.ts";
import { jpegOf } from "#testing/content/sample-images.ts";
import { emptyTestDatabase } from "#testing/database/test-database.ts";
import { testServer } from "#testing/test-server.ts";

interface Entry {
  name: string;
  bytes: Buffer;
  type?: "file" | "symlink";
}

const server = await testServer();
let folder: string;
let whole: Buffer;
let entries: Entry[];
/** What every refused backup must leave as empty as it was. */
let place: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paddock-damaged-"));
  const token = await server.signIn();
  for (const name of ["a.jpg", "b.jpg"]) {
    const form = new FormData();
    form.set("image", new Blob([new Uint8Array(await jpegOf(60, 40))]), name);
    await server.call("POST /gallery", { token, body: form });
  }
  const { db, now } = server.services;
  const storage = createDiskStorage(join(server.folder, "media"));
  const { file } = await writeBackup({ db, storage, version: "1.2.3", now }, folder);
  whole = await readFile(join(folder, file));
  entries = await unpacked(whole);
  place = await emptyTestDatabase();
});

afterAll(async () => {
  await place.close();
  await rm(folder, { recursive: true, force: true });
});

async function unpacked(archive: Buffer): Promise<Entry[]> {
  const found: Entry[] = [];
  const reading = extract();
  reading.end(archive);
  for await (const entry of reading)
    found.push({ name: entry.header.name, bytes: await buffer(entry as AsyncIterable<Uint8Array>) });
  return found;
}

async function packed(content: Entry[]): Promise<Buffer> {
  const archive = pack();
  for (const { name, bytes, type = "file" } of content)
    if (type === "file") archive.entry({ name }, bytes);
    else archive.entry({ name, type, linkname: "/etc/passwd" });
  archive.finalize();
  return buffer(archive);
}

const sum = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const isTable = ({ name }: Entry, table: string) => name === `database/${table}.ndjson.gz`;
const isPicture = ({ name }: Entry) => name.startsWith("media/");

// biome-ignore lint/suspicious/noExplicitAny: a backup's lists, changed at will
type Lists = { manifest: any; media: any; entries: Entry[] };

/** The backup with its content changed; with `signed` its checksums are made anew, as somebody does who means harm. */
async function changed(change: (lists: Lists) => void, signed = true): Promise<Buffer> {
  const of = (name: string) => JSON.parse(String(entries.find((entry) => entry.name === name)?.bytes));
  const lists: Lists = { manifest: of("manifest.json"), media: of("media.json"), entries: entries.slice() };
  change(lists);
  const texts: Record<string, Buffer> = {
    "manifest.json": json(lists.manifest),
    "media.json": json(lists.media),
  };
  if (signed)
    texts["checksums.json"] = json({
      manifest: sum(texts["manifest.json"] as Buffer),
      media: sum(texts["media.json"] as Buffer),
    });
  return packed(lists.entries.map((entry) => ({ ...entry, bytes: texts[entry.name] ?? entry.bytes })));
}

/** Gives a table other lines, with the right checksum and number of rows. */
function setTable({ manifest, entries: all }: Lists, table: string, lines: string[]): void {
  const text = lines.map((line) => `${line}\n`).join("");
  const known = manifest.tables.find(({ name }: { name: string }) => name === table);
  Object.assign(known, { rows: lines.length, sha256: sum(text) });
  const at = all.findIndex((entry) => isTable(entry, table));
  all[at] = { ...(all[at] as Entry), bytes: gzipSync(text) };
}

/** One sentence, and a place that is as empty as it was: without tables, without files. */
async function expectRefused(archive: Buffer, reason: RegExp): Promise<void> {
  const file = join(folder, "bad.tar");
  await writeFile(file, archive);
  const media = await mkdtemp(join(tmpdir(), "paddock-restored-"));
  const storage = createDiskStorage(media);
  const error = await restoreBackup(file, { open: place, storage, migrationsFolder: MIGRATIONS }).then(
    () => new Error("It was restored."),
    (thrown) => thrown,
  );
  expect(error.message).toMatch(reason);
  expect(error.message).not.toContain("\n");
  expect(error).toBeInstanceOf(BackupError);
  expect((await readdir(media, { recursive: true, withFileTypes: true })).filter((e) => e.isFile())).toEqual(
    [],
  );
  const tables = sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  expect(await rowsOf(place.db, tables)).toEqual([]);
  await rm(media, { recursive: true, force: true });
}

test("the backup that all these are made of is whole", async () => {
  const file = join(folder, "good.tar");
  await writeFile(file, await changed(() => {}));
  expect((await checkBackup(file)).media).toHaveLength(2);
});

test("a backup that was cut off, wherever, is refused, and the place stays empty (15.3)", async () => {
  const file = join(folder, "cut.tar");
  // Behind the last entry stands nothing but zero bytes.
  const end = whole.length - 1024;
  const cuts = [0, 1, 100, 511, 512, 513, end - 1, end - 512, end - 1024, end - 1536];
  for (let at = 700; at < end; at += Math.floor(end / 120)) cuts.push(at);
  for (const at of cuts) {
    await writeFile(file, whole.subarray(0, at));
    const error = await checkBackup(file).catch((thrown) => thrown);
    expect([at, error]).toEqual([at, expect.any(BackupError)]);
    expect(error.message).toMatch(/^The (backup is not whole|file is no backup|backup is damaged).*\.$/);
  }
  await expectRefused(
    whole.subarray(0, Math.floor(end / 2)),
    /^The backup is not whole: its end is missing\.$/,
  );
  await expectRefused(whole.subarray(0, end - 1536), /^The backup is not whole: its end is missing\.$/);
});

test("a flipped byte is refused, wherever it changes what would be restored (15.3)", async () => {
  const file = join(folder, "flipped.tar");
  const before = new Map(entries.map(({ name, bytes }) => [name, bytes]));
  let refused = 0;
  for (let at = 0; at < whole.length; at += Math.floor(whole.length / 400)) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
    await writeFile(file, bytes);
    const error = await checkBackup(file).then(
      () => null,
      (thrown) => thrown,
    );
    if (error) {
      expect([at, error]).toEqual([at, expect.any(BackupError)]);
      refused += 1;
      continue;
    }
    // Padding, or a date in the head of gzipped rows: nothing of it is restored.
    for (const { name, bytes: read } of await unpacked(bytes)) {
      const original = before.get(name) as Buffer;
      const same = name.endsWith(".gz")
        ? gunzipSync(read).equals(gunzipSync(original))
        : read.equals(original);
      expect([at, name, same]).toEqual([at, name, true]);
    }
  }
  expect(refused).toBeGreaterThan(100);
}, 240_000);

test.each<[string, (lists: Lists) => void, RegExp]>([
  ["a manifest that is no object", (l) => (l.manifest = "x"), /manifest\.json is not as expected/],
  ["a manifest without tables", (l) => delete l.manifest.tables, /manifest\.json .*"tables"/],
  ["numbers as text", (l) => (l.manifest.migration = "1"), /manifest\.json .*"migration"/],
  ["a table without rows", (l) => (l.manifest.tables[0].rows = -1), /manifest\.json .*"tables\.0\.rows"/],
  ["a later format", (l) => (l.manifest.format = 3), /a format that this version does not know/],
  ["an unknown migration", (l) => (l.manifest.migration += 1), /does not know: install that version/],
  [
    "a table's name that climbs",
    (l) => (l.manifest.tables[0].name = "../x"),
    /manifest\.json .*no table's name/,
  ],
  ["one table twice", (l) => l.manifest.tables.push(l.manifest.tables[0]), /one table twice/],
  [
    "a counter that is no number",
    (l) => (l.manifest.sequences["users.id"].last_value = "1; drop table users"),
    /manifest\.json .*no number/,
  ],
  [
    "a counter beyond all numbers",
    (l) => (l.manifest.sequences["users.id"].last_value = "9".repeat(18)),
    /users\.id can't count on/,
  ],
  ["a list of media that is no list", (l) => (l.media = {}), /media\.json is not as expected/],
  ["a list of media without a file", (l) => (l.media = []), /media\.json does not fit its media files/],
  ["a list of media with another size", (l) => (l.media[0].bytes += 1), /The backup is damaged: media\//],
])("%s is refused in one sentence (15.3, 15.29)", async (_, change, reason) => {
  await expectRefused(await changed(change), reason);
});

test("a manifest that was changed is refused, also where it still makes sense", async () => {
  const archive = await changed(({ manifest }) => (manifest.sequences["users.id"].last_value = "7"), false);
  await expectRefused(archive, /^The backup is damaged: manifest\.json was changed after it was written\.$/);
});

test.each<[string, (lists: Lists) => void, RegExp]>([
  ["no manifest", (l) => void l.entries.shift(), /^The file is no backup of Paddock\.$/],
  ["no media list", (l) => void l.entries.splice(-2, 1), /"checksums\.json", which no backup has|not whole/],
  ["no checksums", (l) => void l.entries.pop(), /^The backup is not whole/],
  ["no table of orders", (l) => drop(l, "orders"), /^The backup is not whole/],
  [
    "no table of orders in any list",
    (l) => {
      drop(l, "orders");
      l.manifest.tables = l.manifest.tables.filter(({ name }: { name: string }) => name !== "orders");
    },
    /^The backup is damaged: the table orders is missing\.$/,
  ],
  [
    "a picture that rows know left out everywhere",
    (l) => {
      const [gone] = l.entries.splice(l.entries.findIndex(isPicture), 1);
      l.media = l.media.filter(({ name }: { name: string }) => `media/${name}` !== gone?.name);
    },
    /^The backup is damaged: the media file .+ is missing\.$/,
  ],
  ["one picture twice", (l) => repeat(l, isPicture), /^The backup is damaged: it holds "media\/.+" twice\.$/],
  [
    "one table twice",
    (l) => repeat(l, (e) => isTable(e, "users")),
    /it holds "database\/users\.ndjson\.gz" twice/,
  ],
  [
    "the manifest twice",
    (l) => repeat(l, (e) => e.name === "manifest.json"),
    /it holds "manifest\.json" twice/,
  ],
  ["a path that climbs", (l) => add(l, "media/../../../etc/cron.d/x"), /which no backup has\.$/],
  ["an absolute path", (l) => add(l, "/etc/passwd"), /which no backup has\.$/],
  ["a name with a null byte", (l) => add(l, "media/x\u0001.jpg"), /which no backup has\.$/],
  ["a table of its own", (l) => add(l, "database/secrets.ndjson.gz"), /which no backup has\.$/],
  ["a picture that no list names", (l) => add(l, "media/x.jpg"), /does not fit its media files\.$/],
  [
    "a link to a file of the machine",
    (l) => void l.entries.splice(1, 0, { name: "media/x.jpg", bytes: Buffer.alloc(0), type: "symlink" }),
    /which no backup has\.$/,
  ],
  [
    "something behind its end",
    (l) => void l.entries.push({ name: "media/x.jpg", bytes: Buffer.from("x") }),
    /which no backup has\.$/,
  ],
  [
    "rows that are no JSON",
    (l) => setTable(l, "users", ["{]"]),
    /^The backup is damaged: table users does not take its rows \(.+\)\.$/,
  ],
  [
    "rows of another shape",
    (l) => setTable(l, "users", ['{"id": "x"}']),
    /^The backup is damaged: table users does not take/,
  ],
  [
    "rows that refer to nothing",
    (l) => setTable(l, "users", []),
    /^The backup is damaged: rows of table .+ refer to rows that are missing/,
  ],
])("%s is refused in one sentence, and the place stays empty (15.3)", async (_, change, reason) => {
  await expectRefused(await changed(change), reason);
});

function drop(lists: Lists, table: string): void {
  lists.entries = lists.entries.filter((entry) => !isTable(entry, table));
}

function repeat(lists: Lists, which: (entry: Entry) => boolean): void {
  lists.entries.splice(2, 0, lists.entries.find(which) as Entry);
}

function add(lists: Lists, name: string): void {
  lists.entries.splice(1, 0, { name, bytes: Buffer.from("x") });
}

test("rows that unpack without end are refused before they fill the memory", async () => {
  const bomb = async (text: Buffer) =>
    changed(({ entries: all }) => {
      const at = all.findIndex((entry) => isTable(entry, "users"));
      all[at] = { ...(all[at] as Entry), bytes: gzipSync(text) };
    });
  await expectRefused(
    await bomb(Buffer.alloc(400 * 1024 * 1024, "a")),
    /^The backup is damaged: database\/users/,
  );
  await expectRefused(
    await bomb(Buffer.alloc(50 * 1024 * 1024, "{}\n")),
    /^The backup is damaged: database\/users/,
  );
}, 240_000);

test("a file that can't be read is told in one sentence", async () => {
  await expect(checkBackup(folder)).rejects.toThrow(/^The backup file can't be read: .*\.$/);
});

test("a backup of the first format, without checksums of its lists, is restored", async () => {
  const file = join(folder, "old.tar");
  const old = await changed((lists) => {
    lists.manifest.format = 1;
    lists.entries.pop();
  });
  await writeFile(file, old);
  const open = await emptyTestDatabase();
  await restoreBackup(file, { open, migrationsFolder: MIGRATIONS });
  expect(await rowsOf(open.db, sql`select count(*)::int as n from gallery_images`)).toEqual([{ n: 2 }]);
  await open.close();
});
