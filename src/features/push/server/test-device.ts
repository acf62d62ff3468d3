import { eq } from "drizzle-orm";
import { users } from "#features/accounts/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import { requireHit } from "#kit/server/rate-limit/rate-limit.ts";
import { PUSH_WORDS } from "../push.words.ts";
import { ofAsker } from "./own-devices.ts";
import { pushDevices } from "./push.table.ts";
import { type Sent, sendPush } from "./send-push.ts";

/** Whoever waits for a test looks at the phone now. */
const TTL_SECONDS = 60;
const LIMIT = { limit: 10, windowMs: 10 * 60_000 };

/**
 * Sends a test to one's own device while one waits, and says what its push service answered.
 *
 * @throws Refusal NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function testDevice(context: Context, id: number): Promise<{ result: Sent["result"] }> {
  const [found] = await context.db
    .select({ device: pushDevices, language: users.language })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.user_id))
    .where(ofAsker(context, id));
  if (!found) throw new Refusal("NOT_FOUND");
  await requireHit(context, { key: `push-test ${found.device.user_id}`, ...LIMIT });
  const { test } = PUSH_WORDS[found.language];
  const message = { ...test, kind: "test" as const, tag: "test", path: "/admin/account#phone" };
  const { result } = await sendPush(context, found.device, message, TTL_SECONDS);
  return { result };
}
