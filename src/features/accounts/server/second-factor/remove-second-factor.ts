import { eq } from "drizzle-orm";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { users } from "../accounts.table.ts";
import { endSessionsOf } from "../sessions/end-sessions.ts";
import { dropUnneededCodes } from "./has-second-factor.ts";
import { secondFactors } from "./second-factor.table.ts";

/** Deletes a user's authenticator app, with recovery codes that nothing is left for; says whether there was one. */
export async function removeSecondFactor(tx: Database, userId: number): Promise<boolean> {
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.user_id, userId))
    .returning({ confirmed_at: secondFactors.confirmed_at });
  await dropUnneededCodes(tx, userId);
  return removed.some(({ confirmed_at }) => confirmed_at !== null);
}

/**
 * For somebody who has lost the app and the recovery codes: what the person at the server's own console may do. It
 * ends that user's sessions, for the lost phone may have one.
 */
export async function resetSecondFactor(
  { db, now }: Pick<Services, "db" | "now">,
  email: string,
): Promise<"turned off" | "was off" | "nobody"> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email.trim().toLowerCase()));
    if (!user) return "nobody";
    if (!(await removeSecondFactor(tx, user.id))) return "was off";
    await endSessionsOf(tx, user.id, now());
    return "turned off";
  });
}
