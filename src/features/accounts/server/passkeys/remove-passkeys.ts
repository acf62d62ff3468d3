import { eq } from "drizzle-orm";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { users } from "../accounts.table.ts";
import { dropUnneededCodes } from "../second-factor/has-second-factor.ts";
import { endSessionsOf } from "../sessions/end-sessions.ts";
import { passkeys } from "./passkeys.table.ts";

/** Deletes all passkeys of a user, with recovery codes that nothing is left for; answers how many there were. */
export async function removePasskeys(tx: Database, userId: number): Promise<number> {
  const removed = await tx
    .delete(passkeys)
    .where(eq(passkeys.user_id, userId))
    .returning({ id: passkeys.id });
  await dropUnneededCodes(tx, userId);
  return removed.length;
}

/**
 * For somebody who has lost all devices with passkeys: what the person at the server's own console may do. It ends that
 * user's sessions, for a lost device may have one.
 */
export async function resetPasskeys(
  { db, now }: Pick<Services, "db" | "now">,
  email: string,
): Promise<{ removed: number; hasPassword: boolean } | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, hash: users.password_hash })
      .from(users)
      .where(eq(users.email, email.trim().toLowerCase()))
      .for("update");
    if (!user) return null;
    const removed = await removePasskeys(tx, user.id);
    if (removed > 0) await endSessionsOf(tx, user.id, now());
    return { removed, hasPassword: user.hash !== null };
  });
}
