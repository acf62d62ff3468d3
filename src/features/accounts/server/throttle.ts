import { setTimeout as sleep } from "node:timers/promises";
import { and, desc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { signInAttempts } from "./accounts.table.ts";
import { clientNetwork } from "./client-network.ts";

type Needs = Pick<Services, "db" | "now">;

const WINDOW_MS = 10 * 60 * 1000;
const LIMIT_ACCOUNT_FROM_ADDRESS = 10;
const LIMIT_FROM_ADDRESS = 30;
/** A try waits this long for the ones before it, whose passwords are still being checked. */
const PATIENCE_MS = 5000;
const LOOK_AGAIN_MS = 50;

/**
 * Runs one try of a password under these limits: ten failures for one account from one address, or thirty
 * from one address, in 10 minutes. Failures of the account from other addresses only slow it down.
 * Each try takes its place before the password is checked, so that many at once, in several processes too,
 * get no more answers than one after another.
 *
 * @throws Refusal TOO_MANY_REQUESTS with the seconds until the next try
 */
export async function throttled(
  services: Needs,
  tried: { account: string; address: string },
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const attempt = await takePlace(services, { ...tried, address: clientNetwork(tried.address) });
  const own = eq(signInAttempts.id, attempt.id);
  await sleep(slowdown(attempt.accountFailures));
  let right: boolean;
  try {
    right = await isRight();
  } catch (error) {
    await services.db.delete(signInAttempts).where(own);
    throw error;
  }
  if (right) await services.db.delete(signInAttempts).where(own);
  else await services.db.update(signInAttempts).set({ failed: true }).where(own);
  return right;
}

/** How much longer an account's answers take after so many failures from everywhere, milliseconds. */
export function slowdown(failures: number): number {
  return Math.min(Math.max(0, failures - LIMIT_ACCOUNT_FROM_ADDRESS) * 250, 4000);
}

type Tried = { account: string; address: string };

async function takePlace(services: Needs, tried: Tried): Promise<{ id: number; accountFailures: number }> {
  for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
    const place = await services.db.transaction((tx) => placeIn(tx, tried, services.now()));
    if ("id" in place) return place;
    if (place.full || waited >= PATIENCE_MS) {
      throw new Refusal("TOO_MANY_REQUESTS", { retryAfter: place.retryAfter });
    }
    await sleep(LOOK_AGAIN_MS);
  }
}

type Place = { id: number; accountFailures: number } | { full: boolean; retryAfter: number };

async function placeIn(tx: Database, tried: Tried, now: Date): Promise<Place> {
  // Both limits are an address's, so one try at a time from each is enough to count right.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${tried.address}`}, 0))`);
  const since = new Date(now.getTime() - WINDOW_MS);
  const ofAccount = eq(signInAttempts.account, tried.account);
  const ofAddress = eq(signInAttempts.address, tried.address);
  const ofBoth = sql`${ofAccount} and ${ofAddress}`;
  const counted = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
  const failed = signInAttempts.failed;
  const [counts] = await tx
    .select({
      both: counted(ofBoth),
      bothFailed: counted(sql`${ofBoth} and ${failed}`),
      address: counted(ofAddress),
      addressFailed: counted(sql`${ofAddress} and ${failed}`),
      accountFailures: counted(sql`${ofAccount} and ${failed}`),
    })
    .from(signInAttempts)
    .where(and(gt(signInAttempts.at, since), or(ofAccount, ofAddress)));
  if (!counts) throw new Error("a count without a row");
  const limits = [
    { taken: counts.both, failed: counts.bothFailed, limit: LIMIT_ACCOUNT_FROM_ADDRESS, where: ofBoth },
    { taken: counts.address, failed: counts.addressFailed, limit: LIMIT_FROM_ADDRESS, where: ofAddress },
  ].filter(({ taken, limit }) => taken >= limit);
  if (limits.length > 0) {
    let retryAfter = 0;
    for (const { where, limit } of limits)
      retryAfter = Math.max(retryAfter, await freeIn(tx, where, limit, now));
    return { full: limits.some((each) => each.failed >= each.limit), retryAfter };
  }
  const [row] = await tx
    .insert(signInAttempts)
    .values({ ...tried, at: now })
    .returning({ id: signInAttempts.id });
  if (!row) throw new Error("an insert without a row");
  return { id: row.id, accountFailures: counts.accountFailures };
}

/** Seconds until fewer than `limit` of these tries are in the window. */
async function freeIn(tx: Database, where: SQL, limit: number, now: Date): Promise<number> {
  const [row] = await tx
    .select({ at: signInAttempts.at })
    .from(signInAttempts)
    .where(where)
    .orderBy(desc(signInAttempts.at))
    .offset(limit - 1)
    .limit(1);
  const free = (row?.at.getTime() ?? now.getTime()) + WINDOW_MS;
  return Math.max(1, Math.ceil((free - now.getTime()) / 1000));
}
