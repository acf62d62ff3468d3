import { and, eq, gt, isNull } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import type { AccountLink, LINK_PURPOSES } from "../../account-links.contract.ts";
import { accountLinks, users } from "../accounts.table.ts";
import { hashOf, newRefreshToken } from "../sessions/refresh-token.ts";

type Purpose = (typeof LINK_PURPOSES)[number];
type Account = typeof users.$inferSelect;

const HOUR_MS = 3_600_000;
const LIFE_MS: Record<Purpose, number> = {
  invitation: 48 * HOUR_MS,
  password: HOUR_MS,
  email: 48 * HOUR_MS,
};

export const LINK_IS_OVER = {
  en: "This link no longer works: it has been used, has expired or has been replaced by a newer one.",
  cs: "Tento odkaz už neplatí: byl použit, vypršel, nebo ho nahradil novější.",
};

interface NewLink {
  purpose: Purpose;
  account: Pick<Account, "id" | "language">;
  newEmail?: string;
}

/**
 * A new link for a mail. The token (256 random bits) stands behind the `#` of the address: browsers send that part to no
 * server, so it is in no log and no `Referer`. Only its hash is stored.
 */
export async function newLink(
  services: Pick<Context, "config" | "now" | "origin">,
  tx: Database,
  { purpose, account, newEmail }: NewLink,
): Promise<string> {
  const token = newRefreshToken();
  const now = services.now();
  await tx.insert(accountLinks).values({
    hash: hashOf(token),
    purpose,
    user_id: account.id,
    new_email: newEmail ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + LIFE_MS[purpose]),
  });
  return `${linkTo(services, "/team-access", account.language)}#${token}`;
}

/** Makes all links of a purpose worth nothing. */
export async function dropLinks(tx: Database, userId: number, purpose?: Purpose): Promise<void> {
  const ofPurpose = purpose && eq(accountLinks.purpose, purpose);
  await tx.delete(accountLinks).where(and(eq(accountLinks.user_id, userId), ofPurpose));
}

/** Whose link it is and what for. Throws NOT_FOUND for one that does not work. */
export async function lookAtLink(services: Services, token: string): Promise<AccountLink> {
  const { link, account } = await findLink(services, token);
  const { name, language } = account;
  return { purpose: link.purpose, name, email: link.new_email ?? account.email, language };
}

/** A link that works, with its account; it stays as it is. Throws NOT_FOUND. */
export async function findLink({ db, now }: Services, token: string) {
  const [found] = await db
    .select({ link: accountLinks, account: users })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.user_id))
    .where(
      and(eq(accountLinks.hash, hashOf(token)), gt(accountLinks.expires_at, now()), isNull(users.ended_at)),
    );
  if (!found) throw new Refusal("NOT_FOUND", { words: LINK_IS_OVER });
  return found;
}

/**
 * Uses a link up within `tx`, and all others of its purpose: a second call at the same moment finds none. Answers whose
 * it is, locked.
 *
 * @throws Refusal NOT_FOUND for one that does not work
 */
export async function useLink(
  { now }: Pick<Services, "now">,
  tx: Database,
  token: string,
  purpose: Purpose,
): Promise<{ account: Account; newEmail: string | null }> {
  const own = and(
    eq(accountLinks.hash, hashOf(token)),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expires_at, now()),
  );
  const [link] = await tx.delete(accountLinks).where(own).returning();
  const [account] = link
    ? await tx
        .select()
        .from(users)
        .where(and(eq(users.id, link.user_id), isNull(users.ended_at)))
        .for("update")
    : [];
  if (!link || !account) throw new Refusal("NOT_FOUND", { words: LINK_IS_OVER });
  await dropLinks(tx, account.id, purpose);
  return { account, newEmail: link.new_email };
}
