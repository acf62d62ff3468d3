import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";

/** What the log of changes tells of it: never a secret, never a code. */
interface State {
  second_factor: boolean;
  /** How many recovery codes there were left. */
  recovery_codes: number;
}

/** Writes into the log of changes that the second factor of who is signed in is another one now. */
export async function logSecondFactor(
  context: Context,
  tx: Database,
  before: State,
  after: State,
): Promise<void> {
  const { id = 0, email = "" } = context.user ?? {};
  const label = { en: email, cs: email };
  await writeEntry(context, tx, { type: "accounts", id, action: "changed", label, before, after });
}

export const OFF: State = { second_factor: false, recovery_codes: 0 };
