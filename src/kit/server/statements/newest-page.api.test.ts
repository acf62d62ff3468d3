import { desc, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";
import { backupRuns } from "../backup/backup-runs.table.ts";
import { newestPage } from "./newest-page.ts";

const open = await testDatabase();
const { db } = open;
afterAll(() => open.close());

beforeEach(async () => {
  await db.delete(backupRuns);
  await db.insert(backupRuns).values(
    Array.from({ length: 5 }, (_, n) => ({
      at: new Date(),
      ok: n > 0,
      file: "",
      bytes: n,
      rows: 0,
      media_files: 0,
      fault: "",
    })),
  );
});

/** The page's sizes, its pagination without what was asked for, and how often rows were counted for it. */
async function pageOf(page: number, limit: number, where = eq(backupRuns.fault, "")) {
  let counted = 0;
  const newestFirst = [desc(backupRuns.id)];
  const found = await newestPage(
    db,
    {
      table: backupRuns,
      newestFirst,
      where,
      rows: (which) =>
        db
          .select()
          .from(backupRuns)
          .where(which)
          .orderBy(...newestFirst),
      total: () => {
        counted += 1;
        return db.$count(backupRuns, where);
      },
    },
    { page, limit },
  );
  const { total, totalPages } = found.pagination;
  return { bytes: found.rows.map(({ bytes }) => bytes), total, totalPages, counted };
}

test("a full page has the total counted, also where it happens to be the last", async () => {
  expect(await pageOf(1, 2)).toEqual({ bytes: [4, 3], total: 5, totalPages: 3, counted: 1 });
  expect(await pageOf(1, 5)).toEqual({ bytes: [4, 3, 2, 1, 0], total: 5, totalPages: 1, counted: 1 });
});

test("a page that is not full is the last: its total is known without counting", async () => {
  expect(await pageOf(3, 2)).toEqual({ bytes: [0], total: 5, totalPages: 3, counted: 0 });
  expect(await pageOf(1, 9)).toMatchObject({ total: 5, totalPages: 1, counted: 0 });
  expect(await pageOf(1, 2, eq(backupRuns.ok, false))).toMatchObject({ bytes: [0], total: 1, counted: 0 });
  expect(await pageOf(1, 2, eq(backupRuns.bytes, 77))).toEqual({
    bytes: [],
    total: 0,
    totalPages: 0,
    counted: 0,
  });
});

test("a page beyond the last tells nothing, so that rows are counted for it", async () => {
  expect(await pageOf(7, 2)).toEqual({ bytes: [], total: 5, totalPages: 3, counted: 1 });
});
