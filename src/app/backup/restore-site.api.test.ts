// @module-tag processes
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MIGRATIONS } from "#app/services.ts";
import { rowsOf } from "#kit/server/backup/backup-tables.ts";
import { writeBackup } from "#kit/server/backup/write-backup.ts";
import { type Config, readConfig } from "#kit/server/config/config.ts";
import type { OpenDatabase } from "#kit/server/database/database.ts";
import { siteMarks } from "#kit/server/database/site-marks.table.ts";
import { createDiskStorage } from "#kit/server/media/disk-storage.ts";
import { jpegOf } from "#testing/content/sample-images.ts";
import { emptyDatabaseUrl } from "#testing/database/test-database.ts";
import { startS3Server } from "#testing/storage/s3-server.ts";
import { testServer } from "#testing/test-server.ts";
import { openSite, settleOnServer } from "../start/open-site.ts";
import { restoreSite } from "./restore-site.ts";
import { newStamp, planSwap, type Swap, stage, stagingFolder } from "./restore-swap.ts";

const server = await testServer();
let folder: string;
let whole: string;
let damaged: string;
let picture: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paddock-restore-"));
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(await jpegOf(60, 40))]), "a.jpg");
  const { body } = await server.call("POST /gallery", { token: await server.signIn(), body: form });
  picture = body.image_path.slice("/media/".length);
  const { db, now } = server.services;
  const storage = createDiskStorage(join(server.folder, "media"));
  whole = join(folder, (await writeBackup({ db, storage, version: "1", now }, folder)).file);
  damaged = join(folder, "damaged.tar");
  await writeFile(damaged, await readFile(whole));
  await truncate(damaged, 40_000);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A place of its own, on the kind of database that these tests run on. */
async function newPlace(environment: Record<string, string> = {}) {
  const database = await emptyDatabaseUrl();
  const config = readConfig({
    DATA_DIR: await mkdtemp(join(tmpdir(), "paddock-place-")),
    ...(database && { DATABASE_URL: database.url }),
    ...environment,
  });
  return {
    config,
    database,
    async stop() {
      await database?.drop();
      await rm(config.DATA_DIR, { recursive: true, force: true });
    },
  };
}

/** A data folder that the whole backup was restored into: tests of what comes afterwards begin with a copy. */
let filled: string | undefined;

/** Such a place. Where the rows lie on a server they are restored anew, which takes a fraction of that. */
async function filledPlace() {
  const place = await newPlace();
  const { DATA_DIR } = place.config;
  if (filled && !place.database) await cp(filled, DATA_DIR, { recursive: true });
  else await fill(place.config);
  return place;
}

/** Restores the whole backup into an empty place, and keeps a copy of it. */
async function fill(config: Config): Promise<void> {
  const { aside } = await restoreSite(config, whole, false);
  expect(aside).toEqual([]);
  if (filled || config.DATABASE_URL) return;
  filled = join(folder, "filled");
  await cp(config.DATA_DIR, filled, { recursive: true });
}

async function using<T>(config: Config, use: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const open = await openSite(config);
  return use(open).finally(() => open.close());
}

const pictures = ({ db }: OpenDatabase) =>
  rowsOf<{ n: number }>(db, sql`select count(*)::int as n from gallery_images`);
const filesOf = (config: Config, name: string) => readdir(join(config.DATA_DIR, name)).catch(() => null);
/** What is in DATA_DIR beside locks and the secret. */
const contentOf = async ({ DATA_DIR }: Config) =>
  (await readdir(DATA_DIR)).filter((name) => !/\.lock|^token-secret$/.test(name)).sort();

test("a damaged backup into an empty place leaves it empty, and it can be filled afterwards (15.3)", async () => {
  const { config, stop } = await newPlace();
  await expect(restoreSite(config, damaged, false)).rejects.toThrow(/^The backup is not whole/);
  expect(await contentOf(config)).toEqual([]);
  await fill(config);
  expect(await using(config, pictures)).toEqual([{ n: 1 }]);
  expect(await filesOf(config, "media")).toEqual([picture]);
  await stop();
});

test("a damaged backup with --replace leaves everything that is there as it was (15.3)", async () => {
  const { config, database, stop } = await newPlace();
  await mkdir(join(config.DATA_DIR, "media"));
  await writeFile(join(config.DATA_DIR, "media/old.jpg"), "old");
  if (!database) await using(config, (open) => open.executeSql("create table old (id int)"));
  const before = await contentOf(config);
  await expect(restoreSite(config, damaged, true)).rejects.toThrow(/^The backup is not whole/);
  expect(await contentOf(config)).toEqual(before);
  expect(await filesOf(config, "media")).toEqual(["old.jpg"]);
  if (!database) {
    await using(config, (open) => open.executeSql("select from old"));
    await expect(restoreSite(config, whole, false)).rejects.toThrow(/With --replace it is moved aside/);
  }
  const { aside } = await restoreSite(config, whole, true);
  expect(aside.map(({ from }) => from)).toEqual(
    (database ? ["media"] : ["database", "media"]).map((name) => join(config.DATA_DIR, name)),
  );
  expect(await readdir(aside.at(-1)?.to ?? "")).toEqual(["old.jpg"]);
  expect(await using(config, pictures)).toEqual([{ n: 1 }]);
  expect(await filesOf(config, "media")).toEqual([picture]);
  await stop();
});

test("a damaged backup leaves a bucket empty; a whole one fills it", async () => {
  const s3 = await startS3Server();
  const { config, stop } = await newPlace(s3.environment);
  await expect(restoreSite(config, damaged, false)).rejects.toThrow(/^The backup is not whole/);
  await restoreSite(config, whole, false);
  expect(await filesOf(config, "media")).toBeNull();
  const again = await newPlace(s3.environment);
  await expect(restoreSite(again.config, whole, false)).rejects.toThrow(/empty storage only/);
  expect(await contentOf(again.config)).toEqual([]);
  await again.stop();
  await stop();
  await s3.stop();
});

test("a place whose database is gone or empty is refused with one line, not filled anew (15.3)", async () => {
  const { config, database, stop } = await filledPlace();
  const sentence = /^DATA_DIR: .+ has had content .+ restore a backup \(npm run restore .+$/;
  if (database) {
    await using(config, (open) =>
      open.executeSql("drop schema public cascade; create schema public; drop schema drizzle cascade"),
    );
    await expect(openSite(config)).rejects.toThrow(sentence);
    await restoreSite(config, whole, true);
  } else {
    const at = join(config.DATA_DIR, "database");
    await rm(at, { recursive: true });
    await expect(openSite(config)).rejects.toThrow(sentence);
    await rm(join(config.DATA_DIR, "had-content"));
    await mkdir(`${at}-before-20270614T101530`);
    await expect(openSite(config)).rejects.toThrow(/move it back to "database", or restore a backup/);
    await restoreSite(config, whole, true);
  }
  expect(await using(config, pictures)).toEqual([{ n: 1 }]);
  await stop();
});

test("killed while it was staging, a restore leaves no customers' data behind the next start (15.3)", async () => {
  const { config, stop } = await filledPlace();
  const swap: Swap = { stamp: newStamp(new Date()), folders: ["media"], rows: "server" };
  stage(config.DATA_DIR, swap);
  await writeFile(join(stagingFolder(config.DATA_DIR, swap.stamp), "media/new.jpg"), "new");
  await using(config, async (open) => {
    if (config.DATABASE_URL) await settleOnServer(config, open);
    expect((await contentOf(config)).filter((name) => name.startsWith("restore"))).toEqual([]);
  });
  expect(await filesOf(config, "media")).toEqual([picture]);
  await stop();
});

test("killed between the rows on a server and the media, the next start puts the media in their place, or not", async () => {
  const { config, database, stop } = await newPlace();
  if (!database) return stop();
  const swap: Swap = { stamp: newStamp(new Date()), folders: ["media"], rows: "server" };
  const cutOff = async () => {
    stage(config.DATA_DIR, swap);
    await writeFile(join(stagingFolder(config.DATA_DIR, swap.stamp), "media/new.jpg"), "new");
    planSwap(config.DATA_DIR, swap);
  };
  await mkdir(join(config.DATA_DIR, "media"));
  await writeFile(join(config.DATA_DIR, "media/old.jpg"), "old");
  await using(config, async (open) => {
    await open.migrate(MIGRATIONS);
    await cutOff();
    expect(await settleOnServer(config, open)).toBe(false);
    expect(await filesOf(config, "media")).toEqual(["old.jpg"]);
    expect((await contentOf(config)).filter((name) => name.startsWith("restore"))).toEqual([]);
    await cutOff();
    await open.db.insert(siteMarks).values({ name: "restored", note: swap.stamp });
    expect(await settleOnServer(config, open)).toBe(true);
    expect(await filesOf(config, "media")).toEqual(["new.jpg"]);
    expect(await filesOf(config, `media-before-${swap.stamp}`)).toEqual(["old.jpg"]);
  });
  await stop();
});
