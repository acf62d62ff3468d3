import { eq } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Role } from "#kit/contract/roles.ts";
import type { Context } from "#kit/server/context.ts";
import { type Database, isUniqueViolation } from "#kit/server/database/database.ts";
import type { Person } from "../../people.contract.ts";
import { users } from "../accounts.table.ts";
import { dropLinks, newLink } from "../links/account-links.ts";
import { invitationMail } from "../links/link-mails.ts";
import { teamName } from "../links/team-name.ts";
import { EMAIL_IS_TAKEN } from "../links/use-links.ts";
import { getPerson } from "./list-people.ts";
import { logPerson, stateOf } from "./log-person.ts";
import { ownerStill } from "./owners.ts";

interface Invited {
  name: string;
  email: string;
  roles: Role[];
  language: Language;
}

type Account = typeof users.$inferSelect;

/**
 * Invites somebody by e-mail; an account that has ended begins anew. Where no mail leaves, the link is answered to
 * whoever has just proved who asks, to be handed over.
 *
 * @throws Refusal INVALID (422, `email`) where the address has an account
 */
export async function invite(context: Context, invited: Invited): Promise<Person & { link: string | null }> {
  const { db } = context;
  const now = context.now();
  const taken = () => invalidField("email", EMAIL_IS_TAKEN, context.language);
  const fresh = { ...invited, password_hash: null, joined_at: null, ended_at: null, updated_at: now };
  try {
    const { id, link } = await db.transaction(async (tx) => {
      await ownerStill(context, tx);
      const [before] = await tx.select().from(users).where(eq(users.email, invited.email)).for("update");
      if (before && stateOf(before) !== "ended") throw taken();
      const [account] = before
        ? await tx.update(users).set(fresh).where(eq(users.id, before.id)).returning()
        : await tx
            .insert(users)
            .values({ ...fresh, created_at: now })
            .returning();
      if (!account) throw new Error("an insert without a row");
      await logPerson(context, tx, before ?? null, account);
      return { id: account.id, link: await sendInvitation(context, tx, account) };
    });
    return { ...(await getPerson(context, id)), link: context.config.SMTP_URL ? null : link };
  } catch (error) {
    // Two owners have invited one person in the same moment.
    if (isUniqueViolation(error)) throw taken();
    throw error;
  }
}

/** Sends the invitation again; links before are worth nothing. Throws NOT_FOUND where none waits. */
export async function inviteAgain(context: Context, id: number): Promise<Person> {
  await context.db.transaction(async (tx) => {
    await ownerStill(context, tx);
    await sendInvitation(context, tx, await invitedOne(tx, id));
  });
  return getPerson(context, id);
}

/** Withdraws an invitation: its link is worth nothing, and nothing is left of the account. Throws NOT_FOUND. */
export async function withdrawInvitation(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    await ownerStill(context, tx);
    const account = await invitedOne(tx, id);
    await tx.delete(users).where(eq(users.id, id));
    await logPerson(context, tx, account, null);
  });
}

async function invitedOne(tx: Database, id: number): Promise<Account> {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  if (!account || stateOf(account) !== "invited") throw new Refusal("NOT_FOUND");
  return account;
}

/** Answers the link that it brings. */
async function sendInvitation(context: Context, tx: Database, account: Account): Promise<string> {
  await dropLinks(tx, account.id, "invitation");
  const link = await newLink(context, tx, { purpose: "invitation", account });
  const by = context.user?.name || context.user?.email || "";
  await context.mailer.queueMail(tx, invitationMail(account, by, await teamName(tx), link));
  context.log.info({ user: account.id }, "An invitation was sent");
  return link;
}
