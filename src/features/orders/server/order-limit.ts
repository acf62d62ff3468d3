import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { clientNetwork } from "#features/accounts/server/client-network.ts";
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

/** Counts one order of the caller's network. Throws TOO_MANY_REQUESTS with the seconds until the next. */
export function countOrder(context: Context, tx: Database): Promise<void> {
  return count(context, tx, clientNetwork(context.address), ORDERS_PER_WINDOW);
}

/** Counts one withdrawal of the caller's network. Throws TOO_MANY_REQUESTS. */
export function countWithdrawal(context: Context, tx: Database): Promise<void> {
  return count(context, tx, `withdrawal ${clientNetwork(context.address)}`, WITHDRAWALS_PER_WINDOW);
}

async function count({ now }: Context, tx: Database, network: string, most: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${network}`}, 0))`);
  const at = now();
  const since = new Date(at.getTime() - WINDOW_MS);
  const counted = await tx.execute(sql`insert into ${orderOrigins} (network, at)
    select ${network}, ${at.toISOString()}::timestamptz where (select count(*) from ${orderOrigins} where
      ${orderOrigins.network} = ${network} and ${orderOrigins.at} > ${since.toISOString()}::timestamptz) < ${most}
    returning id`);
  if ((counted as unknown as { rows: unknown[] }).rows.length > 0) return;
  const [oldest] = await tx
    .select({ at: orderOrigins.at })
    .from(orderOrigins)
    .where(and(eq(orderOrigins.network, network), gt(orderOrigins.at, since)))
    .orderBy(desc(orderOrigins.at))
    .offset(most - 1)
    .limit(1);
  const seconds = Math.ceil(((oldest?.at ?? at).getTime() + WINDOW_MS - at.getTime()) / 1000);
  throw new Refusal("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, seconds) });
}

/** Addresses are kept for a day, which is long enough to count with. */
export async function forgetOrderOrigins(db: Database, now: Date): Promise<void> {
  await db.delete(orderOrigins).where(lt(orderOrigins.at, new Date(now.getTime() - KEPT_MS)));
}
