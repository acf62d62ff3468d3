import { and, desc, eq, gt, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Services } from "../context.ts";
import type { Database } from "../database/database.ts";
import { rateLimitHits as hits } from "./rate-limit.table.ts";

/**
 * At most `limit` hits of `key` in any `windowMs`. The key says what is limited and for whom, for example
 * `contact 192.0.2.1`; addresses go through `clientNetwork` first.
 */
export interface RateLimit {
  key: string;
  limit: number;
  windowMs: number;
}

export type Verdict =
  | { allowed: true; ids: number[] }
  /** Seconds until there is room; `isFinal` where no pending hit can make room before. */
  | { allowed: false; retryAfter: number; isFinal: boolean };

type Needs = Pick<Services, "db" | "now">;

/**
 * Counts one hit of every limit, or `count` of each, or none where one of them has no room for all. Exact under parallel calls from several
 * processes: hits of a key wait for each other, until the end of the transaction where `db` is one. A refused hit does
 * not count, and neither does one whose transaction is rolled back.
 *
 * A pending hit takes its place too; whoever took it calls `confirmHits` or `releaseHits`.
 */
export async function takeHits(
  { db, now }: Needs,
  limits: RateLimit[],
  { pending = false, count = 1 } = {},
): Promise<Verdict> {
  const at = now();
  const tooLong = limits.find(({ windowMs }) => windowMs > LONGEST_MS);
  if (tooLong) throw new Error(`The window of "${tooLong.key}" is longer than hits are kept.`);
  return db.transaction(async (tx) => {
    // In one order, so that no two calls wait for each other.
    const keys = limits.map(({ key }) => key).sort();
    await tx.execute(sql`select ${sql.join(keys.map(lockHits), sql`, `)}`);
    await tx.delete(hits).where(and(inArray(hits.key, keys), isOver(at)));
    const full: Full[] = [];
    for (const limit of limits) full.push(...(await whenFull(tx, limit, at, count)));
    if (full.length > 0) {
      const retryAfter = Math.max(...full.map((each) => each.retryAfter));
      return { allowed: false, retryAfter, isFinal: full.some(({ isFinal }) => isFinal) };
    }
    const rows = limits.flatMap(({ key, windowMs }) => {
      const hit = { key, expires_at: new Date(at.getTime() + windowMs), is_pending: pending };
      return Array.from({ length: count }, () => hit);
    });
    const taken = await tx.insert(hits).values(rows).returning({ id: hits.id });
    return { allowed: true, ids: taken.map(({ id }) => id) };
  });
}

/** Counts hits. Throws Refusal TOO_MANY_REQUESTS, with the seconds until there is room, where the limit has none for all. */
export async function requireHit(needs: Needs, limit: RateLimit, count = 1): Promise<void> {
  const verdict = await takeHits(needs, [limit], { count });
  if (!verdict.allowed) throw new Refusal("TOO_MANY_REQUESTS", { retryAfter: verdict.retryAfter });
}

/** Throws TOO_MANY_REQUESTS where the limit is full, and counts nothing. */
export async function requireRoom({ db, now }: Needs, limit: RateLimit): Promise<void> {
  const at = now();
  if ((await whenFull(db, limit, at)).length > 0) throw await refusalOf(db, limit, at);
}

/** Counts one hit of a key that has no limit, for `countHits`. */
export async function recordHit({ db, now }: Needs, key: string, windowMs: number): Promise<void> {
  await db.insert(hits).values({ key, expires_at: new Date(now().getTime() + windowMs) });
}

/** Pending hits count from now on like all others. */
export async function confirmHits(db: Database, ids: number[]): Promise<void> {
  await db.update(hits).set({ is_pending: false }).where(inArray(hits.id, ids));
}

/** Takes hits back: they do not count. */
export async function releaseHits(db: Database, ids: number[]): Promise<void> {
  await db.delete(hits).where(inArray(hits.id, ids));
}

/** How many hits of the key, each of this window, count now; pending ones do not. */
export function countHits({ db, now }: Needs, key: string, windowMs: number): Promise<number> {
  return db.$count(hits, and(eq(hits.key, key), eq(hits.is_pending, false), isCounted(now(), windowMs)));
}

/** Part of a statement: hits of this key wait for each other until the transaction ends. */
export function lockHits(key: string): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended('rate limit ' || ${key}::text, 0))`;
}

/**
 * The same as `takeHits` as a part of a larger statement: inserts one hit and returns its id where there is room. The
 * lock of `lockHits` has to be taken by an earlier statement, because one that waits does not see what it waited for.
 * Where no row comes back, `refusalOf` is what to throw.
 */
export function insertHit({ key, limit, windowMs }: RateLimit, now: Date): SQL {
  const at = now.toISOString();
  const until = new Date(now.getTime() + windowMs).toISOString();
  const latest = new Date(now.getTime() + windowMs + AHEAD_MS).toISOString();
  // A hit that ends later than one of now was counted by a clock that was ahead.
  return sql`insert into ${hits} (key, expires_at) select ${key}::text, ${until}::timestamptz
    where (select count(*) from ${hits} where ${hits.key} = ${key}::text
      and ${hits.expires_at} > ${at}::timestamptz and ${hits.expires_at} <= ${latest}::timestamptz) < ${limit}::int
    returning id`;
}

/** TOO_MANY_REQUESTS with the seconds until this limit has room again. */
export async function refusalOf(db: Database, limit: RateLimit, now: Date): Promise<Refusal> {
  const [full] = await whenFull(db, limit, now);
  return new Refusal("TOO_MANY_REQUESTS", { retryAfter: full?.retryAfter ?? 1 });
}

/** Hits that count: their window is not over, and does not end later than one that begins now. */
function isCounted(now: Date, windowMs: number): SQL | undefined {
  return and(gt(hits.expires_at, now), lte(hits.expires_at, new Date(now.getTime() + windowMs + AHEAD_MS)));
}

interface Full {
  retryAfter: number;
  isFinal: boolean;
}

/** One entry where the limit has no room for `count` more, none otherwise. */
async function whenFull(
  db: Database,
  { key, limit, windowMs }: RateLimit,
  now: Date,
  count = 1,
): Promise<Full[]> {
  const others = limit - count + 1;
  const newest = await db
    .select({ expiresAt: hits.expires_at, isPending: hits.is_pending })
    .from(hits)
    .where(and(eq(hits.key, key), isCounted(now, windowMs)))
    .orderBy(desc(hits.expires_at))
    .limit(others);
  const first = newest[others - 1];
  if (!first) return [];
  const retryAfter = Math.max(1, Math.ceil((first.expiresAt.getTime() - now.getTime()) / 1000));
  return [{ retryAfter, isFinal: newest.every(({ isPending }) => !isPending) }];
}

/** How much the clocks of two processes may differ. */
const AHEAD_MS = 60_000;

/** The longest window of any limit: a hit that ends later was counted by a clock that was ahead. */
const LONGEST_MS = 24 * 3_600_000;

/** Hits whose window is over, and those that a clock has counted which was ahead: no window ends so late. */
function isOver(now: Date): SQL | undefined {
  return or(lte(hits.expires_at, now), gt(hits.expires_at, new Date(now.getTime() + LONGEST_MS + AHEAD_MS)));
}

/** Daily work: hits hold addresses, which are of no use once their window is over. */
export async function forgetHits(db: Database, now: Date): Promise<void> {
  await db.delete(hits).where(isOver(now));
}
