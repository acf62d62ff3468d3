// @module-tag both-databases
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { testLog } from "../../../testing/test-log.ts";
import type { OpenDatabase } from "../database/database.ts";
import { createJobs, type Jobs } from "./jobs.ts";

let open: OpenDatabase;
let jobs: Jobs;
const log = testLog();
beforeEach(async () => {
  open = await testDatabase();
  jobs = createJobs(open, log);
});
afterEach(async () => {
  await jobs.stop();
  await open.close();
});

function collect(queue: string) {
  const done: object[] = [];
  jobs.work(queue, async (data) => void done.push(data));
  return done;
}

test("a job enqueued in a transaction runs after its commit", async () => {
  const done = collect("paint");
  await jobs.start();
  await open.db.transaction((tx) => jobs.enqueue(tx, "paint", { car: "S15", colour: "žlutá" }));
  await expect.poll(() => done).toEqual([{ car: "S15", colour: "žlutá" }]);
});

test("a job enqueued in a rolled back transaction does not exist", async () => {
  const done = collect("paint");
  await jobs.start();
  const failing = open.db.transaction(async (tx) => {
    await jobs.enqueue(tx, "paint", { car: "never" });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await jobs.enqueue(open.db, "paint", { car: "later" });
  await expect.poll(() => done).toEqual([{ car: "later" }]);
  expect(
    (await open.executeSql("select count(*)::int as n from pgboss.job where name = 'paint'")).rows,
  ).toEqual([{ n: 1 }]);
});

test("a failing job is logged and tried again", async () => {
  const attempts: number[] = [];
  jobs.work(
    "weld",
    async (_, { attempt }) => {
      attempts.push(attempt);
      if (attempt === 1) throw new Error("spark");
    },
    { retryDelay: 1 },
  );
  await jobs.start();
  await jobs.enqueue(open.db, "weld", {});
  await expect.poll(() => attempts).toEqual([1, 2]);
  expect(log.lines).toContainEqual(expect.objectContaining({ level: "warn", message: "A job failed" }));
});

test("jobs that wait are there after a restart, and the tables are not made again", async () => {
  collect("paint");
  await jobs.start();
  await jobs.enqueue(open.db, "paint", { car: "waiting" }, { startAfterSeconds: 3600 });
  await jobs.stop();
  await open.executeSql("update pgboss.job set start_after = now() where name = 'paint'");
  jobs = createJobs(open, log);
  const done = collect("paint");
  await jobs.start();
  await expect.poll(() => done).toEqual([{ car: "waiting" }]);
});

test("how long a job waits is told by the database's clock, also where this machine's is months ahead", async () => {
  collect("paint");
  await jobs.start();
  const ahead = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 200 * 24 * 3_600_000);
  onTestFinished(() => ahead.mockRestore());
  const { rows } = await open.executeSql("select clock_timestamp() as now");
  await jobs.enqueue(open.db, "paint", {}, { startAfterSeconds: 3600 });
  const { rows: made } = await open.executeSql("select start_after from pgboss.job where name = 'paint'");
  expect((made[0].start_after - rows[0].now) / 60_000).toBeCloseTo(60, 0);
});

test("a schedule stands in its time zone", async () => {
  collect("tidy-up");
  jobs.schedule("tidy-up", "15 3 * * *", "Europe/Prague");
  await jobs.start();
  const { rows } = await open.executeSql("select name, cron, timezone from pgboss.schedule");
  expect(rows).toEqual([{ name: "tidy-up", cron: "15 3 * * *", timezone: "Europe/Prague" }]);
});

test("a start that finds queues and schedules as they are declared leaves them alone; what is declared anew is taken", async () => {
  const declare = (retryLimit: number, cron: string) => {
    jobs.work("paint", async () => {}, { retryLimit });
    jobs.work("tidy-up", async () => {});
    jobs.schedule("tidy-up", cron, "Europe/Prague");
    return jobs.start();
  };
  const again = async (retryLimit: number, cron: string) => {
    await jobs.stop();
    jobs = createJobs(open, log);
    await declare(retryLimit, cron);
  };
  const changes = async () =>
    (
      await open.executeSql(
        `select name, updated_on::text, retry_limit::text as says from pgboss.queue where name in ('paint', 'tidy-up')
         union all select 'clock', updated_on::text, cron from pgboss.schedule order by name`,
      )
    ).rows as { name: string; updated_on: string; says: string }[];
  await declare(3, "15 3 * * *");
  const before = await changes();
  expect(before.map(({ name, says }) => [name, says])).toEqual([
    ["clock", "15 3 * * *"],
    ["paint", "3"],
    ["tidy-up", "5"],
  ]);
  await again(3, "15 3 * * *");
  expect(await changes()).toEqual(before);
  await again(4, "45 3 * * *");
  expect((await changes()).map(({ says }) => says)).toEqual(["45 3 * * *", "4", "5"]);
});

test("workers that look at once do not wait for the time to look, nor between jobs", async () => {
  jobs = createJobs(open, log, { atOnce: true });
  const done: object[] = [];
  jobs.work("paint", async (data) => void done.push(data), { paceSeconds: 3600 });
  await jobs.start();
  const all = [{ car: 1 }, { car: 2 }, { car: 3 }];
  await jobs.enqueueAll(open.db, "paint", all);
  await expect.poll(() => done).toEqual(all);
  await jobs.enqueue(open.db, "paint", { car: 4 });
  await expect.poll(() => done).toHaveLength(4);
});

test("queues without a job ask the database nothing, and a job is done soon after it was added all the same", async () => {
  const asked: string[] = [];
  const executeSql: OpenDatabase["executeSql"] = (text, values) => {
    asked.push(text);
    return open.executeSql(text, values);
  };
  jobs = createJobs({ ...open, executeSql }, log);
  const done = collect("paint");
  collect("tidy-up");
  jobs.schedule("tidy-up", "15 3 * * *", "Europe/Prague");
  await jobs.start();
  // The clock's first round.
  await setTimeout(1_000);
  asked.length = 0;
  await setTimeout(5_000);
  expect(asked).toEqual([]);
  await open.db.transaction((tx) => jobs.enqueue(tx, "paint", { car: "soon" }));
  await expect.poll(() => done, { timeout: 900 }).toEqual([{ car: "soon" }]);
});

test("a queue nobody declared is refused", async () => {
  await jobs.start();
  await expect(jobs.enqueue(open.db, "unknown", {})).rejects.toThrow("The queue unknown is not declared");
});
