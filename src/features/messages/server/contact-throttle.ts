import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { clientNetwork } from "#features/accounts/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { contactTries } from "./messages.table.ts";

/** Limits for the messages of one network. */
const WINDOW_MS = 10 * 60 * 1000;
const MOST_TRIED = 30;
const MOST_STORED = 5;

/**
 * Counts a try of the sender's address, before anything of it is looked at, and answers its id. Tries that are
 * past the window go. Throws TOO_MANY_REQUESTS with the seconds until the next one.
 */
export async function countTry({ db, now, address }: Context): Promise<number> {
  const network = clientNetwork(address);
  return db.transaction(async (tx) => {
    await oneAtATime(tx, network);
    await tx
      .delete(contactTries)
      .where(and(eq(contactTries.address, network), lte(contactTries.at, windowStart(now()))));
    await refuseBeyond(tx, network, now(), MOST_TRIED, false);
    const [row] = await tx
      .insert(contactTries)
      .values({ address: network, stored: false, at: now() })
      .returning({ id: contactTries.id });
    if (!row) throw new Error("an insert without a row");
    return row.id;
  });
}

/** Counts the try as stored, in the transaction that stores its message. Throws TOO_MANY_REQUESTS. */
export async function countStored({ now, address }: Context, tx: Database, attempt: number): Promise<void> {
  const network = clientNetwork(address);
  await oneAtATime(tx, network);
  await refuseBeyond(tx, network, now(), MOST_STORED, true);
  await tx.update(contactTries).set({ stored: true }).where(eq(contactTries.id, attempt));
}

/** Messages sent at once by one address are counted one after another. */
async function oneAtATime(tx: Database, network: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${network}`}, 0))`);
}

async function refuseBeyond(tx: Database, network: string, now: Date, most: number, stored: boolean) {
  const [oldest] = await tx
    .select({ at: contactTries.at })
    .from(contactTries)
    .where(
      and(
        eq(contactTries.address, network),
        gt(contactTries.at, windowStart(now)),
        stored ? eq(contactTries.stored, true) : undefined,
      ),
    )
    .orderBy(desc(contactTries.at))
    .offset(most - 1)
    .limit(1);
  if (!oldest) return;
  const wait = Math.ceil((oldest.at.getTime() + WINDOW_MS - now.getTime()) / 1000);
  throw new Refusal("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, wait) });
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW_MS);
}
