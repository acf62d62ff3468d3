// @module-tag both-databases
import { basename } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { htmlNamedJpg, jpegOf, mp4Of, webpOf } from "#testing/content/sample-images.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { STORAGES, type TestStorage } from "#testing/storage/storages.ts";
import type { Database, OpenDatabase } from "../database/database.ts";
import { mediaFiles } from "./media.table.ts";
import {
  forgetMediaColumns,
  mediaReferenceNames,
  registerMediaReferences,
  registerMediaText,
} from "./media-references.ts";
import type { MediaStorage } from "./media-storage.ts";
import { createMediaStore, type MediaStore } from "./media-store.ts";

const bikes = pgTable("test_bikes", { id: integer("id").primaryKey(), image: text("image") });
const notes = pgTable("test_notes", { id: integer("id").primaryKey(), content: jsonb("content") });

let open: OpenDatabase;
let db: Database;
let picture: Buffer;

beforeAll(async () => {
  registerMediaReferences(bikes.image);
  registerMediaText(notes.content);
  picture = await jpegOf(80, 60);
  open = await testDatabase();
  db = open.db;
  await open.executeSql(`
    create table if not exists media_files (path text primary key, mime text not null, bytes bigint not null,
      width integer, height integer, created_at timestamptz not null default now());
    create table test_bikes (id integer primary key, image text);
    create table test_notes (id integer primary key, content jsonb)`);
});

afterAll(async () => {
  forgetMediaColumns(bikes.image, notes.content);
  await open.close();
});

describe.each(STORAGES)("%s", (_, openStorage) => {
  let place: TestStorage;
  let storage: MediaStorage;
  let store: MediaStore;

  beforeEach(async () => {
    place = await openStorage();
    storage = place.storage;
    const silent = { info() {}, warn() {}, error() {} };
    store = createMediaStore({ storage, db, log: silent });
  });

  afterEach(async () => {
    await open.executeSql("truncate media_files, test_bikes, test_notes");
    await place.close();
  });

  const files = async () =>
    (await Array.fromAsync(storage.list())).map((file) => `/media/${file.name}`).sort();
  const contentOf = async (path: string) => buffer((await storage.read(path.slice(7))) as Readable);
  const rows = async () => (await db.select().from(mediaFiles)).map((row) => row.path).sort();

  /** A bike with a picture of its own. */
  const bikeWithPicture = (id: number) =>
    store.atomically(async (tx) => {
      const image = await store.storeImage(tx, picture);
      await tx.insert(bikes).values({ id, image });
      return image;
    });

  test("a stored picture has its file and a row that tells its size", async () => {
    const stored = await bikeWithPicture(1);
    expect(stored).toMatch(/^\/media\/[a-z2-7]{16}-80x60-[0-9a-f]{6}-[0-9a-f]{18}\.jpg$/);
    expect(await files()).toEqual([stored]);
    const [row] = await db.select().from(mediaFiles);
    const { bytes } = (await storage.stat(stored.slice(7))) ?? {};
    expect(row).toMatchObject({ path: stored, mime: "image/jpeg", bytes, width: 80, height: 60 });
  });

  test("a transaction that fails leaves no file and no row", async () => {
    const failing = store.atomically(async (tx) => {
      await store.storeImage(tx, picture);
      await store.storeFilm(tx, Readable.from([mp4Of(100)]));
      expect(await files()).toHaveLength(2);
      throw new Error("a field is wrong");
    });
    await expect(failing).rejects.toThrow("a field is wrong");
    expect([await files(), await rows()]).toEqual([[], []]);
  });

  test("a refused upload leaves no file, not even of the pictures before it", async () => {
    const refused = store.atomically(async (tx) => {
      await store.storeImage(tx, picture);
      await store.storeImage(tx, htmlNamedJpg().bytes);
    });
    await expect(refused).rejects.toMatchObject({ code: "IMAGE_TYPE" });
    expect([await files(), await place.everything()]).toEqual([[], []]);
  });

  test("a commit that the database refuses leaves no file", async () => {
    await open.executeSql(
      "alter table test_bikes add constraint once unique (image) deferrable initially deferred",
    );
    const refused = store.atomically(async (tx) => {
      const image = await store.storeImage(tx, picture);
      await tx.insert(bikes).values([
        { id: 1, image },
        { id: 2, image },
      ]);
    });
    await expect(refused).rejects.toThrow();
    await open.executeSql("alter table test_bikes drop constraint once");
    expect([await files(), await rows()]).toEqual([[], []]);
  });

  test("a picture of a savepoint that was rolled back leaves no file", async () => {
    await store.atomically(async (tx) => {
      const inner = tx.transaction(async (savepoint) => {
        await store.storeImage(savepoint, picture);
        throw new Error("only this part");
      });
      await expect(inner).rejects.toThrow("only this part");
    });
    expect([await files(), await rows()]).toEqual([[], []]);
  });

  test("a replaced picture goes with its renditions, also when it is released before the change", async () => {
    const first = await bikeWithPicture(1);
    await storage.write(`renditions/${first.slice(7)}.320.webp`, Buffer.from("small"));
    const second = await store.atomically(async (tx) => {
      await store.release(tx, first);
      const image = await store.storeImage(tx, picture);
      await tx.update(bikes).set({ image }).where(eq(bikes.id, 1));
      expect(await files()).toContain(first);
      return image;
    });
    expect([await files(), await rows()]).toEqual([[second], [second]]);
  });

  test("a released picture stays while another record uses it", async () => {
    const shared = await bikeWithPicture(1);
    await db.insert(bikes).values({ id: 2, image: shared });
    const remove = (id: number) =>
      store.atomically(async (tx) => {
        await tx.delete(bikes).where(eq(bikes.id, id));
        await store.release(tx, shared);
      });
    await remove(1);
    expect([await files(), await rows()]).toEqual([[shared], [shared]]);
    await remove(2);
    expect([await files(), await rows()]).toEqual([[], []]);
  });

  test("a released picture stays while a text mentions it, a rendition of it included", async () => {
    const shared = await bikeWithPicture(1);
    const content = { en: { content: `<p><img src="${shared}?w=640" alt=""></p>` } };
    await db.insert(notes).values({ id: 1, content });
    await store.atomically(async (tx) => {
      await tx.delete(bikes);
      await store.release(tx, shared);
    });
    expect(await files()).toEqual([shared]);
  });

  test("a release that is rolled back keeps the file", async () => {
    const kept = await bikeWithPicture(1);
    const failing = store.atomically(async (tx) => {
      await tx.delete(bikes);
      await store.release(tx, kept);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect([await files(), await rows()]).toEqual([[kept], [kept]]);
  });

  test("blank and foreign addresses are released without harm", async () => {
    await store.atomically(async (tx) => {
      for (const address of [null, undefined, "", "https://example.com/a.jpg", "/media/../x"])
        await store.release(tx, address);
    });
  });

  test("only stored files exist", async () => {
    const stored = await bikeWithPicture(1);
    expect(await db.transaction((tx) => store.exists(tx, stored))).toBe(true);
    for (const path of [stored.replace("80x60", "81x60"), `${stored}?w=320`, "/etc/passwd", ""])
      expect(await store.exists(db, path)).toBe(false);
  });

  test("a film is stored as it came; received before the transaction, it goes with its scope unless it is stored", async () => {
    const film = mp4Of(5000);
    let dropped = "";
    {
      await using received = await store.receiveFilm(Readable.from([film]));
      dropped = received.path;
      expect(await files()).toEqual([dropped]);
      expect(await store.sweep({ fileGraceMs: -1000 })).toBe(0);
    }
    expect(await files()).toEqual([]);
    await using received = await store.receiveFilm(Readable.from([film]));
    await store.atomically((tx) => store.storeReceived(tx, received));
    await received[Symbol.asyncDispose]();
    expect([await files(), await rows()]).toEqual([[received.path], [received.path]]);
    expect((await contentOf(received.path)).equals(film)).toBe(true);
    expect(dropped).not.toBe(received.path);
  });

  test("a prepared picture is stored byte for byte", async () => {
    const bytes = await webpOf(64, 32);
    const stored = await store.atomically((tx) => store.storePrepared(tx, bytes));
    expect(stored).toMatch(/-64x32-[0-9a-f]{6}-[0-9a-f]{18}\.webp$/);
    expect((await contentOf(stored)).equals(bytes)).toBe(true);
  });

  test("new pictures are told of once they are stored for good, to the first listener also those of before it (17.4)", async () => {
    const heard: string[][] = [];
    const demo = await store.atomically(async (tx) => store.storePrepared(tx, await webpOf(64, 32)));
    store.onNewPicture((...news) => heard.push(news));
    expect(heard).toEqual([[basename(demo), "first start"]]);
    const refused = store.atomically(async (tx) => {
      await store.storeImage(tx, picture);
      throw new Error("no");
    });
    await expect(refused).rejects.toThrow("no");
    const uploaded = await store.atomically((tx) => store.storeImage(tx, picture));
    expect(heard).toEqual([
      [basename(demo), "first start"],
      [basename(uploaded), "upload"],
    ]);
  });

  test("without room nothing is stored", async () => {
    const full = Object.assign(new Error("no space left"), { code: "ENOSPC" });
    async function* film() {
      yield mp4Of(100);
      throw full;
    }
    const refused = store.atomically((tx) => store.storeFilm(tx, film()));
    await expect(refused).rejects.toThrow();
    expect([await place.everything(), await rows()]).toEqual([[], []]);
  });

  test("storing and releasing need atomically, and atomically does not nest", async () => {
    await expect(store.storeImage(db, picture)).rejects.toThrow("inside atomically only");
    await expect(store.release(db, "/media/abcdefgh234567zz.mp4")).rejects.toThrow("inside atomically only");
    await expect(store.atomically(() => store.atomically(async () => 1))).rejects.toThrow(
      "inside atomically",
    );
    expect(await files()).toEqual([]);
  });

  test("a sweep removes stray files, renditions and forgotten rows past their grace, and nothing that is used", async () => {
    const used = await bikeWithPicture(1);
    const mentioned = await store.atomically((tx) => store.storeImage(tx, picture));
    await db.insert(notes).values({ id: 1, content: { cs: `<img src="${mentioned}">` } });
    const forgotten = await store.atomically((tx) => store.storeImage(tx, picture));
    for (const name of [
      "abcdefgh234567zz.mp4",
      "renditions/abcdefgh234567zz-9x9-ffffff.jpg.320.avif",
      `renditions/${used.slice(7)}.320.avif`,
    ])
      await storage.write(name, Buffer.from("x"));

    expect(await store.sweep()).toBe(0);
    expect(await files()).toHaveLength(6);

    expect(await store.sweep({ fileGraceMs: -1000 })).toBe(2);
    expect(await rows()).toEqual([used, mentioned, forgotten].sort());

    await db.update(mediaFiles).set({ createdAt: sql`now() - interval '8 days'` });
    expect(await store.sweep()).toBe(1);
    expect(await rows()).toEqual([used, mentioned].sort());
    expect(await files()).toEqual([used, mentioned, `/media/renditions/${used.slice(7)}.320.avif`].sort());
  });

  /** Waits for work that may itself wait for a transaction which the test holds open. */
  const letRun = (work: Promise<unknown>) => Promise.race([work, setTimeout(100)]);

  test("a sweep leaves an upload alone whose transaction is under way", async () => {
    const stored = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const upload = store.atomically(async (tx) => {
      const image = await store.storeImage(tx, picture);
      await tx.insert(bikes).values({ id: 1, image });
      stored.resolve();
      await goOn.promise;
      return image;
    });
    await stored.promise;
    const sweep = store.sweep({ fileGraceMs: -1000, rowGraceMs: -1000 });
    await letRun(sweep);
    goOn.resolve();
    expect(await sweep).toBe(0);
    expect(await files()).toEqual([await upload]);
  });

  test("a picture that one record lets go while another one takes it stays", async () => {
    const shared = await bikeWithPicture(1);
    const checked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const taking = store.atomically(async (tx) => {
      expect(await store.exists(tx, shared)).toBe(true);
      checked.resolve();
      await goOn.promise;
      await tx.insert(bikes).values({ id: 2, image: shared });
    });
    await checked.promise;
    const letting = store.atomically(async (tx) => {
      await tx.delete(bikes).where(eq(bikes.id, 1));
      await store.release(tx, shared);
    });
    await letRun(letting);
    goOn.resolve();
    await Promise.all([taking, letting]);
    expect([await files(), await rows()]).toEqual([[shared], [shared]]);
  });
});

test("the registered columns can be listed", () => {
  expect(mediaReferenceNames()).toEqual(expect.arrayContaining(["test_bikes.image", "test_notes.content"]));
});
