import { and, eq, ne, or } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Role } from "#kit/contract/roles.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { OwnProof } from "../../own-proof.ts";
import type { Person } from "../../people.contract.ts";
import { users } from "../accounts.table.ts";
import { dropLinks, newLink } from "../links/account-links.ts";
import { confirmEmailMail } from "../links/link-mails.ts";
import { teamName } from "../links/team-name.ts";
import { EMAIL_IS_TAKEN } from "../links/use-links.ts";
import { removePasskeys } from "../passkeys/remove-passkeys.ts";
import { proveAgain } from "../passwords/own-password.ts";
import { removeSecondFactor } from "../second-factor/remove-second-factor.ts";
import { endSessionsOf } from "../sessions/end-sessions.ts";
import { getPerson } from "./list-people.ts";
import { logPerson } from "./log-person.ts";
import { anotherOwner, ownerStill } from "./owners.ts";

type Account = typeof users.$inferSelect;

type Direct = Pick<Account, "name" | "roles" | "language">;

interface Change extends OwnProof {
  name?: string | undefined;
  email?: string | undefined;
  roles?: Role[] | undefined;
  language?: Language | undefined;
}

/**
 * Changes name, ticks and language at once. A new e-mail waits until it is confirmed at the new address; typing the old
 * one again takes that back.
 *
 * @throws Refusal NOT_FOUND; CONFLICT for the last owner's tick; INVALID (422, `email`) for an address of somebody else;
 * as `proveAgain` for a new e-mail or other ticks; FORBIDDEN where who asks is no owner any more
 */
export async function changePerson(context: Context, id: number, change: Change): Promise<Person> {
  const { email, current_password, passkey, ...direct } = change;
  // An e-mail is a way in and a tick a way to all else: whoever has a stolen session alone must move neither.
  if (await isNew(context, id, { email, roles: direct.roles }))
    await proveAgain(context, { current_password, passkey });
  await context.db.transaction(async (tx) => {
    const owners = await ownerStill(context, tx);
    const before = await lockPerson(tx, id);
    if (before.roles.includes("owner") && direct.roles && !direct.roles.includes("owner"))
      anotherOwner(owners, id);
    const given: Partial<Direct> = Object.fromEntries(
      Object.entries(direct).filter(([, value]) => value !== undefined),
    );
    const after = { ...before, ...given };
    if (
      Object.keys(given).some(
        (key) => String(before[key as keyof Direct]) !== String(after[key as keyof Direct]),
      )
    ) {
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

async function isNew(
  { db }: Context,
  id: number,
  { email, roles }: Pick<Change, "email" | "roles">,
): Promise<boolean> {
  const others = [
    email !== undefined && ne(users.email, email),
    roles !== undefined && ne(users.roles, roles),
  ];
  const differs = others.filter((each) => each !== false);
  return differs.length > 0 && (await db.$count(users, and(eq(users.id, id), or(...differs)))) > 0;
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
    if (before.roles.includes("owner")) anotherOwner(owners, id);
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

/**
 * Ends all sessions of somebody at once; password and passkeys stay. An owner's own session, the one that asks, goes on.
 *
 * @throws Refusal NOT_FOUND; FORBIDDEN where who asks is no owner any more
 */
export async function signOutPerson(context: Context, id: number): Promise<Person> {
  await context.db.transaction(async (tx) => {
    await ownerStill(context, tx);
    await lockPerson(tx, id);
    await endSessionsOf(tx, id, context.now(), context.sessionId ?? undefined);
  });
  context.log.info({ user: id }, "Somebody was signed out everywhere");
  return getPerson(context, id);
}

/** The account of somebody who has accepted and not ended. */
async function lockPerson(tx: Database, id: number): Promise<Account> {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  if (!account || account.ended_at || !account.joined_at) throw new Refusal("NOT_FOUND");
  return account;
}
