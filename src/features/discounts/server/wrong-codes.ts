import { may } from "#kit/contract/roles.ts";
import type { Context } from "#kit/server/context.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { countHits, type RateLimit, requireHit, takeHits } from "#kit/server/rate-limit/rate-limit.ts";

/** Codes that do not exist, of one network: people mistype a few, whoever guesses has no more. */
function missesOf({ address }: Context): RateLimit {
  return { key: `discount code ${clientNetwork(address)}`, limit: 20, windowMs: 10 * 60 * 1000 };
}

const isTeam = ({ user }: Context) => user !== null && may(user.role, ["shop"]);

/** What must have room before a code is read. */
export const codeLimits = (context: Context): RateLimit[] => (isTeam(context) ? [] : [missesOf(context)]);

/** Throws TOO_MANY_REQUESTS for a network that has tried too many wrong codes; the team may try all it likes. */
export async function requireFewMisses(context: Context): Promise<void> {
  const limit = missesOf(context);
  if (isTeam(context) || (await countHits(context, limit.key)) < limit.limit) return;
  await requireHit(context, limit);
}

/** Counts a code that does not exist; outside of a transaction, which would take it back with the refusal. */
export async function countMiss(context: Context): Promise<void> {
  if (!isTeam(context)) await takeHits(context, [missesOf(context)]);
}
