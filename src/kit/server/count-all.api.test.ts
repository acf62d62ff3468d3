import { eq, lt } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "#testing/test-database.ts";
import { backupRuns } from "./backup/backup-runs.table.ts";
import { countAll, forgetCount } from "./count-all.ts";

const open = await testDatabase();
const { db } = open;
afterAll(() => open.close());

const add = (count: number) =>
  db.insert(backupRuns).values(
    Array.from({ length: count }, () => ({
      ...{ at: new Date(), ok: true, file: "", bytes: 0, rows: 0, media_files: 0, fault: "" },
    })),
  );

test("the number follows every row that comes at the end and goes at the beginning", async () => {
  expect(await countAll(db, backupRuns)).toBe(0);
  await add(3);
  expect(await countAll(db, backupRuns)).toBe(3);
  expect(await countAll(db, backupRuns)).toBe(3);
  await add(2);
  expect(await countAll(db, backupRuns)).toBe(5);
  await db.delete(backupRuns).where(lt(backupRuns.id, 3));
  expect(await countAll(db, backupRuns)).toBe(3);
});

test("a row that was deleted between others counts no more once the table is forgotten", async () => {
  await add(3);
  const before = await countAll(db, backupRuns);
  const [, between] = await db.select().from(backupRuns).orderBy(backupRuns.id);
  await db.delete(backupRuns).where(eq(backupRuns.id, between?.id as number));
  forgetCount(backupRuns);
  expect(await countAll(db, backupRuns)).toBe(before - 1);
});
