import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { fromDrizzle, PgBoss } from "pg-boss";
import { type Database, isDatabaseAway, type OpenDatabase } from "../database/database.ts";
import { type Alarm, createAlarm } from "./alarm.ts";

export type JobLog = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

/** What a handler gets beside its data. `attempt` counts from 1; `signal` fires when the process stops waiting. */
export interface JobRun {
  id: string;
  attempt: number;
  signal: AbortSignal;
}

/** All seconds. A failed job waits `retryDelay`, twice that, ... at most `retryDelayMax`, up to `retryLimit` times. */
export interface QueueSettings {
  retryLimit?: number;
  retryDelay?: number;
  retryDelayMax?: number;
  /** How long one run may take. */
  expireInSeconds?: number;
  /** How many of the queue's jobs this process runs at once. */
  concurrency?: number;
  /** How long each of these waits before it looks for the next one; 0.5 unless told. */
  paceSeconds?: number;
  /** How long a job that is over can still be looked up; a day unless told. */
  keepSeconds?: number;
}

export interface EnqueueOptions {
  /** Not before so many seconds from now, by the clock of the database. */
  startAfterSeconds?: number;
  /** Of waiting jobs with one key in one queue, and one slot of `singletonSeconds`, only the first is kept. */
  singletonKey?: string;
  singletonSeconds?: number;
}

export interface Jobs {
  /** Declares a queue and its worker. Call it before `start`. */
  work<Data extends object>(
    queue: string,
    handler: (data: Data, run: JobRun) => Promise<void>,
    settings?: QueueSettings,
  ): void;
  /** Runs the queue's worker by the clock, in the time zone (such as `Europe/Prague`). Call it before `start`. */
  schedule(queue: string, cron: string, timeZone: string): void;
  /** Makes or updates the tables and queues, then works and schedules. */
  start(): Promise<void>;
  /** Finishes what runs (4.5 s at most); the rest is there after the next start. */
  stop(): Promise<void>;
  /**
   * Adds a job in the caller's transaction: rolled back, it never was; committed, a worker of this process is
   * woken for it.
   * Answers its id, or null when `singletonKey` held it back. The queue must have been declared.
   */
  enqueue(tx: Database, queue: string, data: object, options?: EnqueueOptions): Promise<string | null>;
  /** Several jobs of one queue at once, in the same way. */
  enqueueAll(tx: Database, queue: string, data: object[]): Promise<void>;
}

interface Scheduled {
  queue: string;
  cron: string;
  timeZone: string;
}

const STOP_TIMEOUT = 4_500; // milliseconds; the process has 10 s in all, requests 4 of them.

/**
 * Workers are woken by whoever adds a job, and by the moment when one falls due. This often they look all the same:
 * for jobs that another process or the clock has added, and those of a process that was killed.
 */
const ROUND_SECONDS = 30;
/** By then a failure is stored, and with it when the job is tried again. */
const FAILURE_STORED_MS = 1_000;
const HOUR_MS = 3_600_000;

interface JobsOptions {
  /**
   * For tests, which wait for what a job does: workers go on while there are more jobs. A site keeps the pace of its
   * mails (docs/decisions/0029-orders-in-four-statements.md).
   */
  atOnce?: boolean;
}

/** Background jobs in the application's own database (pg-boss, schema `pgboss`). */
export function createJobs(open: OpenDatabase, log: JobLog, { atOnce = false }: JobsOptions = {}): Jobs {
  type Declared = { settings: QueueSettings; handler: (data: object, run: JobRun) => Promise<void> };
  const queues = new Map<string, Declared>();
  const schedules: Scheduled[] = [];
  const alarms = new Map<string, Alarm[]>();
  let boss: PgBoss | undefined;

  const report = (error: Error) =>
    isDatabaseAway(error)
      ? log.warn({ err: error }, "Jobs wait: the database is away")
      : log.error({ err: error }, "Jobs");

  function refuseAfterStart(): void {
    if (boss) throw new Error("Declare queues and schedules before the jobs start.");
  }

  function startedFor(queue: string): PgBoss {
    if (!boss || !queues.has(queue))
      throw new Error(`The queue ${queue} is not declared, or jobs not started.`);
    return boss;
  }

  async function startWorker(started: PgBoss, queue: string, { settings, handler }: Declared): Promise<void> {
    const { paceSeconds = 0.5 } = settings;
    const id = await started.work<object>(queue, { pollingIntervalSeconds: ROUND_SECONDS }, async ([job]) => {
      if (!job) return;
      try {
        await handler(job.data, { id: job.id, attempt: job.retryCount + 1, signal: job.signal });
      } catch (error) {
        log.warn({ err: error, queue, job: job.id, attempt: job.retryCount + 1 }, "A job failed");
        setTimeout(() => lookWhenDue([queue]), FAILURE_STORED_MS).unref();
        throw error;
      } finally {
        alarm.expectJobIn(atOnce ? 0 : paceSeconds * 1000);
      }
    });
    const alarm = createAlarm(() => started.notifyWorker(id), atOnce ? 0 : paceSeconds * 1000);
    alarms.set(queue, [...(alarms.get(queue) ?? []), alarm]);
  }

  /** Has the queues' workers look when the first of their jobs falls due that wait for a moment. */
  async function lookWhenDue(names: string[]): Promise<void> {
    const { rows } = await open
      .executeSql(
        `select name, extract(epoch from min(start_after) - now())::float8 * 1000 as ms from pgboss.job
         where name = any($1) and state in ('created', 'retry') and start_after > now() group by name`,
        [names],
      )
      // The next round finds them.
      .catch(() => ({ rows: [] as { name: string; ms: number }[] }));
    for (const { name, ms } of rows) if (ms < HOUR_MS) expectJobIn(name, ms);
  }

  function expectJobIn(queue: string, ms: number): void {
    for (const alarm of alarms.get(queue) ?? []) alarm.expectJobIn(ms);
  }

  function expectJob(queue: string): void {
    for (const alarm of alarms.get(queue) ?? []) alarm.expectJob();
  }

  return {
    work(queue, handler, settings = {}) {
      refuseAfterStart();
      if (queues.has(queue)) throw new Error(`The queue ${queue} is declared twice.`);
      queues.set(queue, { settings, handler: handler as Declared["handler"] });
    },
    schedule(queue, cron, timeZone) {
      refuseAfterStart();
      schedules.push({ queue, cron, timeZone });
    },
    async start() {
      refuseAfterStart();
      const starting = new PgBoss(bossOptions(open));
      starting.on("error", report);
      starting.on("warning", (warning) => log.warn({ warning }, "Jobs"));
      boss = starting;
      await starting.start();
      await declareQueues(starting, queues);
      if (open.kind === "embedded") await releaseOrphans(open);
      await declareSchedules(starting, schedules);
      for (const [queue, declared] of queues)
        for (let i = 0; i < (declared.settings.concurrency ?? 1); i++)
          await startWorker(starting, queue, declared);
      await lookWhenDue([...queues.keys()]);
    },
    async stop() {
      for (const alarm of [...alarms.values()].flat()) alarm.stop();
      await boss?.stop({ graceful: true, close: false, timeout: STOP_TIMEOUT });
    },
    async enqueue(tx, queue, data, { startAfterSeconds: startAfter, ...options } = {}) {
      const when = startAfter !== undefined && { startAfter };
      const id = await startedFor(queue).send(queue, data, { ...options, ...when, db: fromDrizzle(tx, sql) });
      if (startAfter) expectJobIn(queue, startAfter * 1000);
      else expectJob(queue);
      return id;
    },
    async enqueueAll(tx, queue, data) {
      const jobs = data.map((each) => ({ data: each }));
      await startedFor(queue).insert(queue, jobs, { db: fromDrizzle(tx, sql) });
      expectJob(queue);
    },
  };
}

function bossOptions(open: OpenDatabase): ConstructorParameters<typeof PgBoss>[0] & object {
  return {
    db: { executeSql: open.executeSql },
    backend: open.kind === "embedded" ? "pglite" : "postgres",
    // A worker that dies is noticed by its missing heartbeat at the next of these rounds.
    superviseIntervalSeconds: ROUND_SECONDS,
    monitorIntervalSeconds: ROUND_SECONDS,
    cronMonitorIntervalSeconds: ROUND_SECONDS,
    cronWorkerIntervalSeconds: ROUND_SECONDS,
    // Jobs that wait for other jobs: there are none.
    flowIntervalSeconds: 3_600,
    // The embedded database has no autovacuum to warn about and is too small to need index rebuilds.
    monitorVacuum: open.kind === "server",
    reindex: open.kind === "server",
  };
}

/** What stands as it is declared is left alone: a start asks for the queues and the schedules once each. */
async function declareQueues(boss: PgBoss, queues: Map<string, { settings: QueueSettings }>): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [queue, { settings }] of queues) {
    const { concurrency: _, paceSeconds: __, keepSeconds = 86_400, ...retries } = settings;
    const options = {
      retryLimit: 5,
      retryDelay: 10,
      retryDelayMax: 3_600,
      expireInSeconds: 300,
      ...retries,
      retryBackoff: true,
      heartbeatSeconds: 30,
      notify: false,
      deleteAfterSeconds: keepSeconds,
    };
    const now = existing.get(queue);
    if (now && isWithin(options, now)) continue;
    await (now ? boss.updateQueue(queue, options) : boss.createQueue(queue, options));
    // Fills pg-boss's cache: inside a transaction of the embedded database it could not ask for the queue.
    await boss.findJobs(queue, { id: randomUUID() });
  }
}

async function declareSchedules(boss: PgBoss, schedules: Scheduled[]): Promise<void> {
  const existing = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const { queue, cron, timeZone } of schedules) {
    // A run that fell due while the application was down is made up for, once.
    const options = { tz: timeZone, missed: "once" } as const;
    const now = existing.get(queue);
    if (now && isWithin({ cron, timezone: timeZone }, now) && isWithin(options, now.options ?? {})) continue;
    await boss.schedule(queue, cron, {}, options);
  }
}

const isWithin = (some: object, all: object) =>
  Object.entries(some).every(([name, value]) => (all as Record<string, unknown>)[name] === value);

/**
 * Only one process can have the embedded database open, so what is marked as running at its start was
 * cut off by the last one's end. It is freed at once instead of after its heartbeat runs out.
 */
async function releaseOrphans(open: OpenDatabase): Promise<void> {
  await open.executeSql("update pgboss.job set state = 'retry', heartbeat_on = null where state = 'active'");
}
