import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";
import type { users } from "../accounts.table.ts";

type Account = typeof users.$inferSelect;

/** Which state an account is in, as people see it. */
export function stateOf({ joined_at, ended_at }: Pick<Account, "joined_at" | "ended_at">) {
  if (ended_at) return "ended";
  return joined_at ? "active" : "invited";
}

/** Writes into the log of changes what became of an account: never a password, never a link. */
export async function logPerson(
  context: Context,
  tx: Database,
  before: Account | null,
  after: Account | null,
): Promise<void> {
  const known = after ?? before;
  if (!known) return;
  const action = before && after ? "changed" : after ? "added" : "deleted";
  const label = { en: known.name, cs: known.name };
  await writeEntry(context, tx, {
    type: "accounts",
    id: known.id,
    action,
    label,
    before: before && told(before),
    after: after && told(after),
  });
}

function told(account: Account) {
  const { name, email, roles, language } = account;
  return { name, email, roles, language, state: stateOf(account) };
}
