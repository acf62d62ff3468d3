import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "#kit/contract/errors.ts";
import type { Services } from "#kit/server/context.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import {
  confirmHits,
  countHits,
  type RateLimit,
  recordHit,
  releaseHits,
  takeHits,
} from "#kit/server/rate-limit/rate-limit.ts";

type Needs = Pick<Services, "db" | "now">;

const WINDOW_MS = 10 * 60 * 1000;
const LIMIT_ACCOUNT_FROM_ADDRESS = 10;
const LIMIT_FROM_ADDRESS = 30;
/** A try waits this long for the ones before it, whose passwords are still being checked. */
const PATIENCE_MS = 5000;
const LOOK_AGAIN_MS = 50;

/** Tries of one network, whatever accounts they name. */
export function signInLimit({ address }: { address: string }): RateLimit {
  return { key: `sign-in ${clientNetwork(address)}`, limit: LIMIT_FROM_ADDRESS, windowMs: WINDOW_MS };
}

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
  { account, address }: { account: string; address: string },
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const network = clientNetwork(address);
  // Networks have no spaces: no account makes one key look like another.
  const hits = await takePlace(services, [
    { key: `sign-in ${network} ${account}`, limit: LIMIT_ACCOUNT_FROM_ADDRESS, windowMs: WINDOW_MS },
    signInLimit({ address }),
  ]);
  const everywhere = `sign-in-failures ${account}`;
  let right: boolean;
  try {
    await sleep(slowdown(await countHits(services, everywhere, WINDOW_MS)));
    right = await isRight();
  } catch (error) {
    await releaseHits(services.db, hits);
    throw error;
  }
  if (right) await releaseHits(services.db, hits);
  else {
    await confirmHits(services.db, hits);
    await recordHit(services, everywhere, WINDOW_MS);
  }
  return right;
}

/** How much longer an account's answers take after so many failures from everywhere, milliseconds. */
export function slowdown(failures: number): number {
  return Math.min(Math.max(0, failures - LIMIT_ACCOUNT_FROM_ADDRESS) * 250, 4000);
}

async function takePlace(services: Needs, limits: RateLimit[]): Promise<number[]> {
  for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
    const place = await takeHits(services, limits, { pending: true });
    if (place.allowed) return place.ids;
    if (place.isFinal || waited >= PATIENCE_MS) {
      throw new Refusal("TOO_MANY_REQUESTS", { retryAfter: place.retryAfter });
    }
    await sleep(LOOK_AGAIN_MS);
  }
}
