import { and, eq, inArray, isNull, not, type SQL, sql } from "drizzle-orm";
import { isLive, lacksDemandedFactor, sessions, users } from "#features/accounts/server/index.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { MakeNotice } from "#kit/server/feature.ts";
import type { JobRun } from "#kit/server/jobs/jobs.ts";
import { PUSH_WORDS } from "../push.words.ts";
import { PUSH_ROLES, type PushKind } from "../push-kinds.ts";
import { pushDevices } from "./push.table.ts";
import { sendPush } from "./send-push.ts";

const QUEUE = "push";
/** After a day a notification is no news: the dashboard shows what waits. */
const TTL_SECONDS = 24 * 3600;
/** With waits of 20 s doubling to an hour, half a day of trying. */
const RETRY = { retryLimit: 18, retryDelay: 20, retryDelayMax: 3600 };

/** No texts and no names: these are read when they are sent, and nothing has to be erased here. */
interface Job {
  kind: PushKind;
  about: string;
  /** When it happened, milliseconds. */
  at: number;
  /** One device; all that want it where none is named. */
  device?: number;
}

/** For a query: whether any device wants to be told. Nothing else is done for an event that nobody waits for. */
export function someDeviceWants(kind: PushKind): SQL<boolean> {
  return sql<boolean>`exists (select from ${pushDevices} where ${kind} = any(${pushDevices.kinds}))`;
}

/**
 * Tells the team's devices of a record, in the transaction in which it happens. `isWanted` for those who have asked
 * `someDeviceWants` in a query of theirs.
 */
export async function tellTeam(
  { jobs, now }: Pick<Context, "jobs" | "now">,
  tx: Database,
  kind: PushKind,
  about: string | number,
  isWanted?: boolean,
): Promise<void> {
  if (!(isWanted ?? (await isWantedNow(tx, kind)))) return;
  await jobs.enqueue(tx, QUEUE, { kind, about: String(about), at: now().getTime() } satisfies Job);
}

async function isWantedNow(tx: Database, kind: PushKind): Promise<boolean> {
  const { rows } = await tx.execute<{ wanted: boolean }>(sql`select ${someDeviceWants(kind)} as wanted`);
  return rows[0]?.wanted === true;
}

/** Declares the job that tells devices: `notices` say what. */
export function declarePush(services: Services, notices: Readonly<Record<string, MakeNotice>>): void {
  services.jobs.work<Job>(
    QUEUE,
    (job, run) => (job.device === undefined ? fanOut(services, job) : deliver(services, notices, job, run)),
    { ...RETRY, concurrency: 2, keepSeconds: 3600 },
  );
}

/** One job for each device, so that one that is away holds up no other. */
async function fanOut({ db, jobs, ...services }: Services, job: Job): Promise<void> {
  const found = await db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(listening({ ...services, db, jobs }, job.kind));
  if (found.length === 0) return;
  await jobs.enqueueAll(
    db,
    QUEUE,
    found.map(({ id }) => ({ ...job, device: id })),
  );
}

/** Devices whose owner is signed in there, may see it now, and wants it. */
function listening(services: Services, kind: PushKind): SQL | undefined {
  const lacks = lacksDemandedFactor(services.db);
  return and(
    sql`${kind} = any(${pushDevices.kinds})`,
    eq(pushDevices.user_id, sessions.user_id),
    isLive(services),
    isNull(users.ended_at),
    inArray(users.role, ["owner", ...PUSH_ROLES[kind]]),
    lacks && not(lacks),
  );
}

async function deliver(
  services: Services,
  notices: Readonly<Record<string, MakeNotice>>,
  job: Job & { device?: number },
  { attempt }: JobRun,
): Promise<void> {
  const { db, jobs, now, log } = services;
  const { kind, about, device: id = 0 } = job;
  const seconds = Math.floor((job.at - now().getTime()) / 1000) + TTL_SECONDS;
  if (seconds <= 0) return;
  // Asked again: somebody may have signed out, or may no longer see it, since the last try.
  const [found] = await db
    .select({ device: pushDevices, language: users.language })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(pushDevices.id, id), listening(services, kind)));
  if (!found) return;
  const { device, language } = found;
  const notice = await notices[kind]?.(services, about, language);
  if (!notice) return;
  const many = { title: PUSH_WORDS[language].many[kind], path: PUSH_LISTS[kind] };
  const sent = await sendPush(services, device, { ...notice, kind, tag: `${kind} ${about}`, many }, seconds);
  if (sent.result !== "away") return;
  if (sent.retryAfter !== null) {
    // Not before it says, and at most an hour later: nobody has to believe a year.
    const startAfterSeconds = Math.min(Math.max(sent.retryAfter, 1), RETRY.retryDelayMax);
    await jobs.enqueue(db, QUEUE, job, { startAfterSeconds });
    return;
  }
  if (attempt <= RETRY.retryLimit) throw new Error("The push service does not answer.");
  log.warn(
    { device: device.id, kind },
    "A notification is given up: its push service has not answered for hours",
  );
}

/** What a click on several of a kind opens. */
const PUSH_LISTS: Record<PushKind, string> = {
  order: "/admin/orders",
  message: "/admin/messages",
  payment: "/admin/bank-transfers",
  withdrawal: "/admin/orders",
  seat: "/admin/days",
  health: "/admin/health",
};
