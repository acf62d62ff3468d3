import { may } from "#kit/contract/roles.ts";
import type { Context } from "#kit/server/context.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { countHits, type RateLimit, requireHit } from "#kit/server/rate-limit/rate-limit.ts";

/** Codes that do not exist, of vouchers and discounts alike, of one network: people mistype a few, guessers thousands. */
function missesOf({ address }: Context): RateLimit {
  return { key: `wrong code ${clientNetwork(address)}`, limit: 20, windowMs: 10 * 60 * 1000 };
}

const isTeam = ({ user }: Context) => user !== null && may(user.roles, ["shop"]);

/** What must have room before a code is read. */
export const codeLimits = (context: Context): RateLimit[] => (isTeam(context) ? [] : [missesOf(context)]);

/** Throws TOO_MANY_REQUESTS for a network that has tried too many wrong codes; the team may try all it likes. */
export async function requireFewMisses(context: Context): Promise<void> {
  const limit = missesOf(context);
  if (isTeam(context) || (await countHits(context, limit.key, limit.windowMs)) < limit.limit) return;
  await requireHit(context, limit);
}

/**
 * Counts codes that do not exist. Call it outside of a transaction, which would take them back with its refusal, and
 * before anything is said about them: of many at the same moment only as many are judged as the limit has room for.
 *
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function countMisses(context: Context, count = 1): Promise<void> {
  if (isTeam(context) || count === 0) return;
  const limit = missesOf(context);
  await requireHit(context, limit, Math.min(count, limit.limit));
}
