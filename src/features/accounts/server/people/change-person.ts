import { and, eq, ne } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Role } from "#kit/contract/roles.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { Person } from "../../people.contract.ts";
import { users } from "../accounts.table.ts";
import { dropLinks, newLink } from "../links/account-links.ts";
import { confirmEmailMail } from "../links/link-mails.ts";
import { teamName } from "../links/team-name.ts";
import { EMAIL_IS_TAKEN } from "../links/use-links.ts";
import { removePasskeys } from "../passkeys/remove-passkeys.ts";
import { removeSecondFactor } from "../second-factor/remove-second-factor.ts";
import { endSessionsOf } from "../sessions/end-sessions.ts";
import { getPerson } from "./list-people.ts";
import { logPerson } from "./log-person.ts";
import { anotherOwner, ownerStill } from "./owners.ts";

type Account = typeof users.$inferSelect;

interface Change {
  name?: string | undefined;
  email?: string | undefined;
  role?: Role | undefined;
  language?: Language | undefined;
}

/**
 * Changes name, role and language at once. A new e-mail waits until it is confirmed at the new address; typing the old
 * one again takes that back.
 *
 * @throws Refusal NOT_FOUND; CONFLICT for the last owner's role; INVALID (422, `email`) for an address of somebody else;
 * FORBIDDEN where who asks is no owner any more
 */
export async function changePerson(context: Context, id: number, change: Change): Promise<Person> {
  const { email, ...direct } = change;
  await context.db.transaction(async (tx) => {
    const owners = await ownerStill(context, tx);
    const before = await lockPerson(tx, id);
    if (before.role === "owner" && (direct.role ?? "owner") !== "owner") anotherOwner(owners, id);
    const given = Object.fromEntries(Object.entries(direct).filter(([, value]) => value !== undefined));
    const after = { ...before, ...given };
    if (Object.keys(given).some((key) => before[key as keyof Change] !== after[key as keyof Change])) {
      await tx
        .update(users)
        .set({ ...given, updated_at: context.now() })
        .where(eq(users.id, id));
      await logPerson(context, tx, before, after);
    }
    if (email !== undefined) await askToConfirm(context, tx, after, email);
  });
  return getPerson(context, id);
}

async function askToConfirm(
  context: Context,
  tx: Database,
  account: Account,
  newEmail: string,
): Promise<void> {
  await dropLinks(tx, account.id, "email");
  if (newEmail === account.email) return;
  if ((await tx.$count(users, and(eq(users.email, newEmail), ne(users.id, account.id)))) > 0)
    throw invalidField("email", EMAIL_IS_TAKEN, context.language);
  const link = await newLink(context, tx, { purpose: "email", account, newEmail });
  await context.mailer.queueMail(tx, confirmEmailMail(account, newEmail, await teamName(tx), link));
}

/**
 * Ends an account: its sessions end at once, its password, passkeys, second factor and links are gone, its name stays in the log.
 *
 * @throws Refusal NOT_FOUND; CONFLICT for the last owner; FORBIDDEN where who asks is no owner any more
 */
export async function endAccount(context: Context, id: number): Promise<Person> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const owners = await ownerStill(context, tx);
    const before = await lockPerson(tx, id);
    if (before.role === "owner") anotherOwner(owners, id);
    await tx
      .update(users)
      .set({ ended_at: now, password_hash: null, updated_at: now })
      .where(eq(users.id, id));
    await endSessionsOf(tx, id, now);
    await removePasskeys(tx, id);
    await removeSecondFactor(tx, id);
    await dropLinks(tx, id);
    await logPerson(context, tx, before, { ...before, ended_at: now });
  });
  context.log.info({ user: id }, "An account was ended");
  return getPerson(context, id);
}

/** The account of somebody who has accepted and not ended. */
async function lockPerson(tx: Database, id: number): Promise<Account> {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  if (!account || account.ended_at || !account.joined_at) throw new Refusal("NOT_FOUND");
  return account;
}
