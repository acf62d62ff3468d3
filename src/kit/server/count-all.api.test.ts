import { lt } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "#testing/test-database.ts";
import { backupRuns } from "./backup/backup-runs.table.ts";
import { countAll } from "./count-all.ts";

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
