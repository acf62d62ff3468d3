import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { backupRuns } from "#kit/server/backup/backup-runs.table.ts";
import { BACKUP_NAME } from "#kit/server/backup/write-backup.ts";
import { createDiskStorage } from "#kit/server/media/disk-storage.ts";
import { testServer } from "#testing/test-server.ts";
import { makeBackup } from "./make-backup.ts";

// The check is a process that reads all its code.
test("a backup that can't be restored is set aside: it counts as none, so it pushes no good one out", {
  timeout: 240_000,
}, async () => {
  const { services, folder } = await testServer();
  const storage = createDiskStorage(join(folder, "media"));
  // A table that no migration knows.
  await services.db.execute(sql`create table strays (id integer primary key)`);
  await expect(makeBackup({ ...services, storage })).rejects.toThrow("a test restore failed");
  const files = await readdir(services.config.BACKUP_DIR);
  expect(files).toEqual(["refused.tar"]);
  expect(files.filter((name) => BACKUP_NAME.test(name))).toEqual([]);
  expect(await services.db.select().from(backupRuns)).toMatchObject([{ ok: false }]);
});
