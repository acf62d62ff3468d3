import { and, eq, isNotNull } from "drizzle-orm";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { passkeys } from "../passkeys/passkeys.table.ts";
import { recoveryCodes, secondFactors } from "./second-factor.table.ts";

type Needs = Pick<Services, "db">;

/** Whether a password alone does not let this user in: they have an authenticator app or a passkey. */
export async function hasSecondFactor(needs: Needs, userId: number): Promise<boolean> {
  return (await hasApp(needs, userId)) || (await hasPasskey(needs, userId));
}

/** Whether this user has turned on the codes of an authenticator app. */
export async function hasApp({ db }: Needs, userId: number): Promise<boolean> {
  const on = and(eq(secondFactors.user_id, userId), isNotNull(secondFactors.confirmed_at));
  return (await db.$count(secondFactors, on)) > 0;
}

export async function hasPasskey({ db }: Needs, userId: number): Promise<boolean> {
  return (await db.$count(passkeys, eq(passkeys.user_id, userId))) > 0;
}

/** Deletes the codes of a user for whom they would replace nothing: without an app and without passkeys. */
export async function dropUnneededCodes(tx: Database, userId: number): Promise<void> {
  if (!(await hasSecondFactor({ db: tx }, userId)))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
}
