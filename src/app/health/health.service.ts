import { readFileSync } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { and, count, desc, eq, getTableColumns, gt, lt, min, or, sql } from "drizzle-orm";
import { lastBooksCheck } from "#features/accounting/server/index.ts";
import { users } from "#features/accounts/server/accounts.table.ts";
import { bankEntries, bankLinks } from "#features/bank-transfers/server/index.ts";
import { soldTwice } from "#features/bookings/server/index.ts";
import { registerStates } from "#features/companies/server/index.ts";
import { transfers } from "#features/methods/server/index.ts";
import { orders } from "#features/orders/server/index.ts";
import { carrierLinks, orderParcels, pickupPoints } from "#features/parcels/server/index.ts";
import { cardGateway, refunds } from "#features/payments/server/index.ts";
import { pushDevices } from "#features/push/server/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { backupRuns } from "#kit/server/backup/backup-runs.table.ts";
import type { Services } from "#kit/server/context.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { VERSION } from "../start/version.ts";
import { HEALTH_PARTS } from "./health.contract.ts";
import {
  FAILED_MAILS_SINCE,
  judgeBackup,
  judgeBank,
  judgeBooks,
  judgeCards,
  judgeDisk,
  judgeFiles,
  judgeJobs,
  judgeMails,
  judgeNightly,
  judgeParcels,
  judgePush,
  judgeRegisters,
  judgeSettings,
  judgeTransfers,
  UNCERTAIN_AFTER,
  worstOf,
} from "./judge-health.ts";
import { settingErrors } from "./setting-errors.ts";

const COMMIT = commitOf(join(import.meta.dirname, "../../.."));
const STARTED = new Date();

/** How the site is, judged by `judge-health.ts`. */
export async function siteHealth(services: Services) {
  const now = services.now();
  const [first] = await services.db.select({ at: min(users.created_at) }).from(users);
  const installed = first?.at ?? now;
  const parts = {
    backup: await backupHealth(services, installed, now),
    mails: await mailHealth(services, now),
    ...(await jobHealth(services, installed, now)),
    disk: await diskHealth(services),
    files: await fileHealth(services),
    database: await databaseHealth(services),
    transfers: await transferHealth(services),
    bank: await bankHealth(services, now),
    cards: await cardHealth(services, now),
    books: await bookHealth(services, installed, now),
    places: await placeHealth(services),
    parcels: await parcelHealth(services, now),
    registers: await registerHealth(services, now),
    push: await pushHealth(services, now),
    settings: await settingHealth(services),
  };
  return {
    state: worstOf(HEALTH_PARTS.map((part) => parts[part].state)),
    version: VERSION,
    commit: COMMIT,
    started_at: STARTED,
    checked_at: now,
    ...parts,
  };
}

async function backupHealth({ db }: Services, installed: Date, now: Date) {
  const newest = db.select().from(backupRuns).orderBy(desc(backupRuns.at)).limit(1);
  const [last] = await newest;
  const [good] = last?.ok ? [last] : await newest.where(eq(backupRuns.ok, true));
  const runs = { lastOk: last?.ok ?? null, lastGood: good?.at ?? null };
  return {
    state: judgeBackup(runs, installed, now),
    last: last ? { at: last.at, ok: last.ok, bytes: last.bytes, fault: last.fault } : null,
    last_good: runs.lastGood,
  };
}

async function mailHealth({ db, config }: Services, now: Date) {
  const queued = eq(mails.state, "queued");
  const [oldest] = await db
    .select({ at: min(mails.createdAt) })
    .from(mails)
    .where(queued);
  const since = new Date(now.getTime() - FAILED_MAILS_SINCE);
  const found = {
    delivery: config.SMTP_URL ? ("smtp" as const) : ("files" as const),
    waiting: await db.$count(mails, queued),
    tried: await db.$count(mails, and(queued, gt(mails.attempts, 0))),
    oldest: oldest?.at ?? null,
    failed: await db.$count(mails, and(eq(mails.state, "failed"), gt(mails.createdAt, since))),
  };
  return { state: judgeMails(found, now), ...found };
}

async function jobHealth({ open }: Services, installed: Date, now: Date) {
  const { rows } = await open.executeSql(
    `select count(*) filter (where state in ('created', 'retry') and start_after <= $1)::int as waiting,
       count(*) filter (where state = 'active')::int as running,
       count(*) filter (where state = 'failed' and completed_on > $1::timestamptz - interval '1 day')::int as failed,
       min(start_after) filter (where state in ('created', 'retry') and start_after <= $1) as oldest,
       max(completed_on) filter (where name = 'daily' and state = 'completed') as daily
     from pgboss.job where name not like '\\_\\_pgboss%'`,
    [now.toISOString()],
  );
  const { waiting, running, failed, oldest, daily } = rows[0];
  return {
    jobs: { state: judgeJobs({ failed, oldest }, now), waiting, running, failed, oldest },
    daily: { state: judgeNightly(daily, installed, now), last: daily },
  };
}

/** Longer than this nobody waits for a picture. */
const FILES_ANSWER_MS = 5_000;

/** Asked while somebody looks: a bucket that is away is named at once. */
async function fileHealth({ config, media }: Services) {
  const kind = config.S3_ENDPOINT ? ("bucket" as const) : ("disk" as const);
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), FILES_ANSWER_MS);
  const asked = media.ping().then(
    () => true,
    () => false,
  );
  const answers = await Promise.race([asked, late.promise]);
  clearTimeout(timer);
  return { state: judgeFiles(answers), kind, answers };
}

/** The disks of DATA_DIR and, where it is another, of BACKUP_DIR; the fuller one is judged. */
async function diskHealth({ config: { DATA_DIR, BACKUP_DIR } }: Services) {
  const data = await roomIn(DATA_DIR);
  const folder = await nearestFolder(BACKUP_DIR);
  const isOther = (await stat(folder)).dev !== (await stat(DATA_DIR)).dev;
  const backups = isOther ? await roomIn(folder) : null;
  return { state: judgeDisk(Math.min(data.free, backups?.free ?? data.free)), ...data, backups };
}

/** Bytes of a folder's disk, as far as the server's own user may fill it. */
async function roomIn(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** The folder, or the one that it will be made in by the first backup. */
async function nearestFolder(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}

/** Whoever reads this has asked the database who they are: it answers. */
async function databaseHealth({ open, db }: Services) {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  return { state: "ok" as const, kind: open.kind, bytes: rows[0]?.bytes ?? 0 };
}

async function transferHealth({ db }: Services) {
  const found = await transfers(db);
  return { state: judgeTransfers(found), ...found };
}

async function bankHealth({ db }: Services, now: Date) {
  const [link] = await db
    .select({ expires_on: bankLinks.expires_on, last_ok_at: bankLinks.last_ok_at, fault: bankLinks.fault })
    .from(bankLinks);
  const isWaiting = eq(bankEntries.state, "waiting");
  const [oldest] = await db
    .select({ at: min(bankEntries.created_at) })
    .from(bankEntries)
    .where(isWaiting);
  const found = {
    link: link ?? null,
    waiting: await db.$count(bankEntries, isWaiting),
    oldest: oldest?.at ?? null,
  };
  return { state: judgeBank(found, pragueDay(now), now), ...found };
}

/** More are on the screen of the books. */
const SHOWN_DIFFERENCES = 10;

async function bookHealth({ db }: Services, installed: Date, now: Date) {
  const check = await lastBooksCheck(db);
  const last = check && {
    at: check.at,
    orders: check.orders,
    differences: check.differences.length,
    shown: check.differences.slice(0, SHOWN_DIFFERENCES),
  };
  return { state: judgeBooks(last, installed, now), last };
}

/** Two people for one place: somebody has to be moved before they both stand at the gate. */
async function placeHealth(services: Services) {
  const slots = await soldTwice(services);
  return { state: slots.length > 0 ? ("wrong" as const) : ("ok" as const), slots };
}

async function parcelHealth({ db }: Services, now: Date) {
  const [row] = await db.select().from(carrierLinks);
  const lost = new Date(now.getTime() - UNCERTAIN_AFTER);
  const isOpen = sql`${pickupPoints.id} is null and ${orders.hidden_at} is null
    and ${orders.status} in ('pending', 'processing')`;
  const [closed] = await db
    .select({ orders: count() })
    .from(orderParcels)
    .innerJoin(orders, eq(orders.id, orderParcels.order_id))
    .leftJoin(pickupPoints, eq(pickupPoints.id, orderParcels.point_id))
    .where(and(eq(orderParcels.state, "waiting"), isOpen));
  const found = {
    link: row ?? null,
    uncertain: await db.$count(
      orderParcels,
      and(eq(orderParcels.state, "asked"), lt(orderParcels.asked_at, lost)),
    ),
    // Without all of the carrier's points nobody knows which have closed.
    closed: row?.points_loaded_at ? (closed?.orders ?? 0) : 0,
  };
  return { state: judgeParcels(found, now), ...found };
}

async function registerHealth({ db }: Services, now: Date) {
  const { needed_at: _, ...told } = getTableColumns(registerStates);
  const all = await db.select(told).from(registerStates).orderBy(registerStates.register);
  return { state: judgeRegisters(all, now), all };
}

async function pushHealth({ db }: Services, now: Date) {
  const isAway = eq(pushDevices.fault, "away");
  const [oldest] = await db
    .select({ at: min(pushDevices.failing_since) })
    .from(pushDevices)
    .where(isAway);
  const found = {
    devices: await db.$count(pushDevices),
    away: await db.$count(pushDevices, isAway),
    failing_since: oldest?.at ?? null,
  };
  return { state: judgePush(found, now), ...found };
}

async function settingHealth({ db }: Services) {
  const errors = await settingErrors(db);
  return { state: judgeSettings(errors), ...errors };
}

async function cardHealth(services: Services, now: Date) {
  const { gateway, moves_money, check } = await cardGateway(services);
  const late = new Date(now.getTime() - 3_600_000);
  const cards = {
    gateway,
    moves_money,
    fault: check?.fault ?? null,
    failing_since: check?.failing_since ?? null,
    refunds: await services.db.$count(
      refunds,
      or(eq(refunds.state, "unclear"), and(eq(refunds.state, "opening"), lt(refunds.created_at, late))),
    ),
  };
  return { state: judgeCards(cards, now), ...cards };
}

/** The short hash of a checkout's commit, without asking git; null where the folder is none. */
function commitOf(root: string): string | null {
  const read = (path: string) => readFileSync(join(root, ".git", path), "utf8").trim();
  try {
    const head = read("HEAD");
    const branch = /^ref: (.+)$/.exec(head)?.[1];
    return (branch ? ofBranch(branch, read) : head)?.slice(0, 9) ?? null;
  } catch {
    return null;
  }
}

function ofBranch(branch: string, read: (path: string) => string): string | undefined {
  try {
    return read(branch);
  } catch {
    const line = read("packed-refs")
      .split("\n")
      .find((each) => each.endsWith(` ${branch}`));
    return line?.split(" ")[0];
  }
}
