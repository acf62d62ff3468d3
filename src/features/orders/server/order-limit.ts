import { and, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { clientNetwork } from "#features/accounts/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { orderOrigins } from "./orders.table.ts";

const WINDOW_MS = 10 * 60 * 1000;
const KEPT_MS = 24 * 3600 * 1000;
/** Stored orders of one address in the window; a household or an office stays far below. */
const ORDERS_PER_WINDOW = 30;

/** Withdrawals of one address in the window: each sends a mail to an address that a stranger types. */
const WITHDRAWALS_PER_WINDOW = 10;

/** The caller's network, by which orders are counted. */
export function orderNetwork({ address }: Context): string {
  return clientNetwork(address);
}

/**
 * Makes the orders and withdrawals of one network wait for each other until the transaction ends: a part of a
 * statement that runs before the one with `countedOrigin`.
 */
export function networkLock(network: string): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended('order ' || ${network}::text, 0))`;
}

/** Stores one origin where the window (from `since`) has less than `most`, and answers its id then. */
function countedOrigin({ network, at, since }: Counting, most: number): SQL {
  return sql`insert into ${orderOrigins} (network, at) select ${network}::text, ${at}::timestamptz
    where (select count(*) from ${orderOrigins} where ${orderOrigins.network} = ${network}::text
      and ${orderOrigins.at} > ${since}::timestamptz) < ${sql.raw(String(most))} returning id`;
}

/** The same for an order, with the values of `countingAt`. */
export function countedOrder(counting: Counting): SQL {
  return countedOrigin(counting, ORDERS_PER_WINDOW);
}

export interface Counting {
  network: string;
  at: string;
  since: string;
}

export function countingAt(network: string, at: Date): Counting {
  return { network, at: at.toISOString(), since: windowAt(at).toISOString() };
}

/** The refusal of an order that was not counted, with the seconds until the next. */
export function tooManyOrders(tx: Database, network: string, at: Date): Promise<Refusal> {
  return tooMany(tx, network, at, ORDERS_PER_WINDOW);
}

/** Counts one withdrawal of the caller's network. Throws TOO_MANY_REQUESTS. */
export async function countWithdrawal({ address, now }: Context, tx: Database): Promise<void> {
  const network = `withdrawal ${clientNetwork(address)}`;
  await tx.execute(sql`select ${networkLock(network)}`);
  const at = now();
  const counted = await tx.execute(countedOrigin(countingAt(network, at), WITHDRAWALS_PER_WINDOW));
  if (counted.rows.length > 0) return;
  throw await tooMany(tx, network, at, WITHDRAWALS_PER_WINDOW);
}

function windowAt(at: Date): Date {
  return new Date(at.getTime() - WINDOW_MS);
}

async function tooMany(tx: Database, network: string, at: Date, most: number): Promise<Refusal> {
  const [oldest] = await tx
    .select({ at: orderOrigins.at })
    .from(orderOrigins)
    .where(and(eq(orderOrigins.network, network), gt(orderOrigins.at, windowAt(at))))
    .orderBy(desc(orderOrigins.at))
    .offset(most - 1)
    .limit(1);
  const seconds = Math.ceil(((oldest?.at ?? at).getTime() + WINDOW_MS - at.getTime()) / 1000);
  return new Refusal("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, seconds) });
}

/** Addresses are kept for a day, which is long enough to count with. */
export async function forgetOrderOrigins(db: Database, now: Date): Promise<void> {
  await db.delete(orderOrigins).where(lt(orderOrigins.at, new Date(now.getTime() - KEPT_MS)));
}
