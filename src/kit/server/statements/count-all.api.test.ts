import { eq, lt } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";
import { backupRuns } from "../backup/backup-runs.table.ts";
import { ResponseCache } from "../response-cache/response-cache.ts";
import { countAll } from "./count-all.ts";

const open = await testDatabase();
const { db } = open;
const responseCache = new ResponseCache();
const count = () => countAll({ db, responseCache }, backupRuns);
afterAll(() => open.close());

const add = (rows: number) =>
  db.insert(backupRuns).values(
    Array.from({ length: rows }, () => ({
      at: new Date(),
      ok: true,
      file: "",
      bytes: 0,
      rows: 0,
      media_files: 0,
      fault: "",
    })),
  );

test("the number follows every row that comes at the end and goes at the beginning", async () => {
  expect(await count()).toBe(0);
  await add(3);
  expect(await count()).toBe(3);
  expect(await count()).toBe(3);
  await add(2);
  expect(await count()).toBe(5);
  await db.delete(backupRuns).where(lt(backupRuns.id, 3));
  expect(await count()).toBe(3);
});

test("a row that was deleted between others counts no more after a write of the team", async () => {
  await add(3);
  const before = await count();
  const [, between] = await db.select().from(backupRuns).orderBy(backupRuns.id);
  await db.delete(backupRuns).where(eq(backupRuns.id, between?.id as number));
  await responseCache.invalidate();
  expect(await count()).toBe(before - 1);
});
