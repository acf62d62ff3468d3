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

/** Counts one order of the caller's network. Throws TOO_MANY_REQUESTS with the seconds until the next. */
export async function countOrder({ address, now }: Context, tx: Database): Promise<void> {
  const network = clientNetwork(address);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${network}`}, 0))`);
  const at = now();
  const since = new Date(at.getTime() - WINDOW_MS);
  const [oldest] = await tx
    .select({ at: orderOrigins.at })
    .from(orderOrigins)
    .where(and(eq(orderOrigins.network, network), gt(orderOrigins.at, since)))
    .orderBy(desc(orderOrigins.at))
    .offset(ORDERS_PER_WINDOW - 1)
    .limit(1);
  if (oldest) {
    const seconds = Math.ceil((oldest.at.getTime() + WINDOW_MS - at.getTime()) / 1000);
    throw new Refusal("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, seconds) });
  }
  await tx.insert(orderOrigins).values({ network, at });
}

/** Addresses are kept for a day, which is long enough to count with. */
export async function forgetOrderOrigins(db: Database, now: Date): Promise<void> {
  await db.delete(orderOrigins).where(lt(orderOrigins.at, new Date(now.getTime() - KEPT_MS)));
}
