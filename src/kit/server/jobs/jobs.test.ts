// @module-tag processes
import { expect, test } from "vitest";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { testLog } from "../../../testing/test-log.ts";
import { createJobs } from "./jobs.ts";

test("a job that was cut off by the end of the process runs again at the next start", async () => {
  const open = await testDatabase();
  const first = createJobs(open, testLog());
  first.work("paint", async () => {});
  await first.start();
  await first.stop();
  await first.enqueue(open.db, "paint", { car: "S15" });
  await open.executeSql("update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()");

  const second = createJobs(open, testLog());
  const done: object[] = [];
  second.work("paint", async (data) => void done.push(data));
  await second.start();
  await expect.poll(() => done).toEqual([{ car: "S15" }]);
  await second.stop();
  await open.close();
});
