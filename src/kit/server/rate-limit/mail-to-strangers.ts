import { createHmac } from "node:crypto";
import type { Context } from "../context.ts";
import type { Database } from "../database/database.ts";
import { clientNetwork } from "./client-network.ts";
import { requireHit, takeHits } from "./rate-limit.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Of one network, in an hour and a day: a phone network may have many people behind one address. */
const OF_NETWORK = { hour: 20, day: 60 };
/** Of the whole site in an hour, from wherever they come. */
const OF_ALL = 600;

/**
 * Counts a form that mails an address which anybody may have typed. False where the box behind it was mailed `most`
 * times today: then the form answers as always, and mails nothing. Throws TOO_MANY_REQUESTS where a network, or
 * everybody together, sends too many.
 */
export async function mayMailStranger(
  { config, now, address }: Pick<Context, "config" | "now" | "address">,
  tx: Database,
  { what, email, most }: { what: string; email: string; most: number },
): Promise<boolean> {
  const limited = { db: tx, now };
  const network = clientNetwork(address);
  await requireHit(limited, { key: `${what} hour ${network}`, limit: OF_NETWORK.hour, windowMs: HOUR_MS });
  await requireHit(limited, { key: `${what} day ${network}`, limit: OF_NETWORK.day, windowMs: DAY_MS });
  await requireHit(limited, { key: `${what} of all`, limit: OF_ALL, windowMs: HOUR_MS });
  const box = createHmac("sha256", `box ${config.TOKEN_SECRET}`).update(boxOf(email)).digest("base64url");
  return (await takeHits(limited, [{ key: `${what} to ${box}`, limit: most, windowMs: DAY_MS }])).allowed;
}

/** One box behind an address: what stands after `+` leads to the same. */
function boxOf(email: string): string {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf("@");
  const [name = ""] = lower.slice(0, at).split("+", 1);
  return name + lower.slice(at);
}
