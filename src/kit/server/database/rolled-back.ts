import type { Database } from "./database.ts";

/** Ends a transaction that was only to be looked at. */
class LookedAt extends Error {}

/** Does something in a transaction of its own and takes it back; answers what `work` saw. Within a transaction too. */
export async function rolledBack<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  let seen: { it: T } | null = null;
  try {
    await db.transaction(async (tx) => {
      seen = { it: await work(tx) };
      throw new LookedAt();
    });
  } catch (error) {
    if (!(error instanceof LookedAt)) throw error;
  }
  // `work` has ended: nothing else throws it.
  return (seen as unknown as { it: T }).it;
}
