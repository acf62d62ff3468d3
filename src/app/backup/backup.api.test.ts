// @module-tag processes
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { storeDemoTeam } from "#app/first-content/demo-team.ts";
import { MIGRATIONS } from "#app/services.ts";
import { backupTables, rowsOf } from "#kit/server/backup/backup-tables.ts";
import { restoreBackup } from "#kit/server/backup/restore-backup.ts";
import { writeBackup } from "#kit/server/backup/write-backup.ts";
import type { Database, OpenDatabase } from "#kit/server/database/database.ts";
import { createDiskStorage } from "#kit/server/media/disk-storage.ts";
import { createMediaStore } from "#kit/server/media/media-store.ts";
import { createS3Storage } from "#kit/server/media/s3/s3-storage.ts";
import { jpegOf } from "#testing/content/sample-images.ts";
import { emptyEmbeddedDatabase, emptyTestDatabase } from "#testing/database/test-database.ts";
import { startS3Server } from "#testing/storage/s3-server.ts";
import { testLog } from "#testing/test-log.ts";
import { type TestServer, testServer } from "#testing/test-server.ts";

let server: TestServer;
let folder: string;
let file: string;

beforeAll(async () => {
  server = await testServer();
  folder = await mkdtemp(join(tmpdir(), "paddock-backup-"));
  const { db, media, now } = server.services;
  await db.execute(sql`truncate settings, shipping_methods, payment_methods`);
  await media.atomically((tx) => storeDemoTeam(tx, media, now()));
  await server.call("POST /contact-messages", {
    language: "cs",
    body: {
      name: "Příliš žluťoučký\u2028kůň",
      email: "kun@example.cz",
      subject: 'Uvozovky " a \\ lomítko',
      message: "řádek\r\ndalší \u{1F3CE}",
      gdprConsent: true,
      termsAgreed: true,
    },
  });
  // What is compared later must stand still.
  await vi.waitFor(async () => {
    const mails = await rowsOf<{ state: string }>(db, sql`select state from mails`);
    expect(mails).toEqual([{ state: "written" }]);
  }, 20_000);
  file = join(folder, (await backup()).file);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const backup = () =>
  writeBackup(
    {
      db: server.services.db,
      storage: createDiskStorage(join(server.folder, "media")),
      version: "1.2.3",
      now: server.services.now,
    },
    folder,
  );

async function restored<T>(from: string, use: (open: OpenDatabase, media: string) => Promise<T>): Promise<T> {
  const open = await emptyTestDatabase();
  const media = await mkdtemp(join(tmpdir(), "paddock-restored-"));
  try {
    await restoreBackup(from, { open, storage: createDiskStorage(media), migrationsFolder: MIGRATIONS });
    return await use(open, media);
  } finally {
    await open.close();
    await rm(media, { recursive: true, force: true });
  }
}

async function everyRow(db: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await backupTables(db)) {
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

async function everyOriginal(media: string): Promise<Record<string, string>> {
  const known = await rowsOf<{ path: string }>(server.services.db, sql`select path from media_files`);
  const all: Record<string, string> = {};
  for (const { path } of known) {
    const name = path.slice("/media/".length);
    all[name] = (await readFile(join(media, name))).toString("base64");
  }
  return all;
}

test("a backup restored into an empty place holds every row and every media file, byte for byte", async () => {
  await restored(file, async (open, media) => {
    const before = await everyRow(server.services.db);
    const after = await everyRow(open.db);
    expect(Object.values(before).flat().length).toBeGreaterThan(200);
    expect(after).toEqual(before);
    const originals = await everyOriginal(join(server.folder, "media"));
    expect(Object.keys(originals).length).toBeGreaterThan(20);
    expect(await everyOriginal(media)).toEqual(originals);
    expect((await readdir(media)).length).toBe(Object.keys(originals).length);
  });
});

test("media go from the disk into a bucket and back through backups, pictures kept for the log too", async () => {
  const { db, media, now } = server.services;
  const token = await server.signIn();
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(await jpegOf(60, 40))]), "a.jpg");
  const { body: image } = await server.call("POST /gallery", { token, body: form });
  await server.call(`DELETE /gallery/${image.id}`, { token });
  const kept = `kept/${image.image_path.slice("/media/".length)}`;
  expect(await createDiskStorage(join(server.folder, "media")).stat(kept)).not.toBeNull();
  const s3 = await startS3Server();
  const bucket = createS3Storage(s3.settings);
  const first = join(folder, (await backup()).file);

  const open = await emptyTestDatabase();
  await restoreBackup(first, { open, storage: bucket, migrationsFolder: MIGRATIONS });
  expect((await bucket.stat(kept))?.bytes).toBeGreaterThan(100);
  const { file: second } = await writeBackup({ db: open.db, storage: bucket, version: "1", now }, folder);
  await open.close();
  await expect(
    emptyTestDatabase().then(async (empty) => {
      const place = { open: empty, storage: bucket, migrationsFolder: MIGRATIONS };
      await restoreBackup(first, place).finally(() => empty.close());
    }),
  ).rejects.toThrow("empty storage only");
  await s3.stop();

  await restored(join(folder, second), async (back, folderOfMedia) => {
    const store = createMediaStore({
      storage: createDiskStorage(folderOfMedia),
      db: back.db,
      log: testLog(),
    });
    for (const { path } of await rowsOf<{ path: string }>(db, sql`select path from media_files`)) {
      const [was, is] = await Promise.all([media.read(path), store.read(path)]);
      expect(was && is && (await buffer(was)).equals(await buffer(is))).toBe(true);
    }
  });
});

test("a restored database counts on where it stood and keeps its foreign keys", async () => {
  const { db } = server.services;
  const add = sql`insert into gallery_images (translations, image_path) select translations, image_path from gallery_images limit 1 returning id`;
  const [gone] = await rowsOf<{ id: number }>(db, add);
  await db.execute(sql`delete from gallery_images where id = ${gone?.id}`);
  const { file: name } = await backup();
  await restored(join(folder, name), async (open) => {
    const [next] = await rowsOf<{ id: number }>(open.db, add);
    expect(next?.id).toBe((gone?.id ?? 0) + 1);
    const orphan = open.db.execute(
      sql`insert into car_photos (car_id, image_path, name) values (999999, '/media/x.jpg', '')`,
    );
    await expect(orphan).rejects.toThrow();
  });
});

test("while a backup is written, visitors and the team go on", async () => {
  const token = await server.signIn();
  const writing = backup();
  const answers = await Promise.all([
    server.call("GET /products"),
    server.call("PATCH /contact-messages/1", { token, body: { is_read: true } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await writing).media).toBeGreaterThan(20);
});

test("no part of a backup that failed is left behind", async () => {
  const { db } = server.services;
  await db.execute(
    sql`insert into media_files (path, mime, bytes) values ('/media/is-gone.jpg', 'image/jpeg', 1)`,
  );
  const before = await readdir(folder);
  await expect(backup()).rejects.toThrow("is-gone.jpg is missing");
  await db.execute(sql`delete from media_files where path = '/media/is-gone.jpg'`);
  expect(await readdir(folder)).toEqual(before);
});

test("a database in use is never restored over", async () => {
  const place = { open: server.services.open, migrationsFolder: MIGRATIONS };
  await expect(restoreBackup(file, place)).rejects.toThrow("empty database only");
});

test("a backup of either kind of database can be restored into the embedded one", async () => {
  const open = await emptyEmbeddedDatabase();
  await restoreBackup(file, { open, migrationsFolder: MIGRATIONS });
  const before = await everyRow(server.services.db);
  const after = await everyRow(open.db);
  await open.close();
  expect(after.products).toEqual(before.products);
  expect(after.mails).toEqual(before.mails);
});
