import { and, eq, ne } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { User } from "#kit/contract/user.ts";
import type { Context } from "#kit/server/context.ts";
import { PASSWORD_REQUIRED } from "../../own-proof.ts";
import type { AskedForPasskey, Registration } from "../../passkey-answers.ts";
import { users } from "../accounts.table.ts";
import { askForPasskey } from "../passkeys/ask-passkeys.ts";
import { checkedPasskey, keepPasskey } from "../passkeys/own-passkeys.ts";
import { passwordError } from "../passwords/password-error.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { logPerson } from "../people/log-person.ts";
import { missingFactor } from "../second-factor/demand.ts";
import { endSessionsOf } from "../sessions/end-sessions.ts";
import { hashOf } from "../sessions/refresh-token.ts";
import { startSession } from "../sessions/start-session.ts";
import type { TokenPair } from "../sessions/token-pair.ts";
import { dropLinks, findLink, LINK_IS_OVER, lookAtLink, useLink } from "./account-links.ts";
import { emailChangedMail } from "./link-mails.ts";
import { teamName } from "./team-name.ts";

interface Chosen {
  token: string;
  new_password: string;
}

interface Accepted {
  token: string;
  new_password?: string | undefined;
  passkey?: Registration | undefined;
}

/** What the passkey of an invited person is made from. Throws NOT_FOUND for a link that does not work. */
export async function askInvited(context: Context, token: string): Promise<AskedForPasskey> {
  const { link, account } = await findLink(context, token);
  if (link.purpose !== "invitation") throw new Refusal("NOT_FOUND", { words: LINK_IS_OVER });
  return askForPasskey(context, account, invitedWith(token));
}

function invitedWith(token: string) {
  return { purpose: "invitation" as const, boundTo: hashOf(token) };
}

/**
 * Accepts an invitation with a password, a passkey or both, and signs in.
 *
 * @throws Refusal NOT_FOUND for a link that does not work; INVALID (422, `new_password` or `passkey`)
 */
export async function acceptInvitation(
  context: Context,
  chosen: Accepted,
): Promise<TokenPair & { user: User }> {
  const { db, log } = context;
  const { token, new_password, passkey } = chosen;
  const made = passkey && (await checkedPasskey(context, passkey, invitedWith(token)));
  if (!made && new_password === undefined)
    throw invalidField("new_password", PASSWORD_REQUIRED, context.language);
  const password_hash = new_password === undefined ? null : await hashedFor(context, { token, new_password });
  const now = context.now();
  const user = await db.transaction(async (tx) => {
    const { account } = await useLink(context, tx, token, "invitation");
    const { id, email, name, roles } = account;
    await tx.update(users).set({ password_hash, joined_at: now, updated_at: now }).where(eq(users.id, id));
    if (made) await keepPasskey(tx, id, made);
    await logPerson({ ...context, user: { id, email, name, roles } }, tx, account, {
      ...account,
      joined_at: now,
    });
    return { id, email, name, roles };
  });
  log.info({ user: user.id }, "An invitation was accepted");
  const session = await startSession(context, user.id, context.header("user-agent"));
  return { ...session, user: { ...user, ...(await missingFactor(context, user.id)) } };
}

/**
 * Sets a forgotten password anew and ends all sessions. It signs nobody in: whoever has a second factor is asked for it
 * as always (ASVS 6.4.3).
 *
 * @throws Refusal NOT_FOUND for a link that does not work; INVALID (422, `new_password`)
 */
export async function setForgottenPassword(context: Context, chosen: Chosen): Promise<void> {
  const { db, log } = context;
  const password_hash = await hashedFor(context, chosen);
  const now = context.now();
  await db.transaction(async (tx) => {
    const { account } = await useLink(context, tx, chosen.token, "password");
    await tx.update(users).set({ password_hash, updated_at: now }).where(eq(users.id, account.id));
    await endSessionsOf(tx, account.id, now);
    log.info({ user: account.id }, "A forgotten password was set anew");
  });
}

/**
 * Makes the confirmed address the account's, and tells the old one. Links for a new password that went to the old
 * address are worth nothing from then on.
 *
 * @throws Refusal NOT_FOUND for a link that does not work; CONFLICT where the address belongs to somebody by now
 */
export async function confirmNewEmail(context: Context, token: string): Promise<void> {
  const { db, mailer, log } = context;
  const now = context.now();
  await db.transaction(async (tx) => {
    const { account, newEmail } = await useLink(context, tx, token, "email");
    if (!newEmail) throw new Error("a link for a new e-mail without one");
    const { id, email, name, roles } = account;
    if ((await tx.$count(users, and(eq(users.email, newEmail), ne(users.id, id)))) > 0)
      throw new Refusal("CONFLICT", { words: EMAIL_IS_TAKEN });
    await tx.update(users).set({ email: newEmail, updated_at: now }).where(eq(users.id, id));
    await dropLinks(tx, id, "password");
    await logPerson({ ...context, user: { id, email, name, roles } }, tx, account, {
      ...account,
      email: newEmail,
    });
    await mailer.queueMail(tx, emailChangedMail(account, newEmail, await teamName(tx)));
    log.info({ user: id }, "An e-mail was changed");
  });
}

export const EMAIL_IS_TAKEN = {
  en: "Someone else already has an account with this e-mail.",
  cs: "S tímto e-mailem má účet někdo jiný.",
};

/** The hash of a password that its owner may have: made before the link is used up, for it takes its time. */
async function hashedFor(context: Context, { token, new_password }: Chosen): Promise<string> {
  const { email, name } = await lookAtLink(context, token);
  const error = await passwordError(context, { email, name }, new_password);
  if (error) throw invalidField("new_password", error, context.language);
  return hashPassword(new_password);
}
