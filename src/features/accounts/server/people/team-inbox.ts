import { and, asc, isNotNull, isNull, notLike } from "drizzle-orm";
import { settingTexts } from "#features/settings/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";
import { users } from "../accounts.table.ts";
import { isOwner } from "./owners.ts";

/**
 * Where the team reads its own mail: the address for orders and messages, else the team's contact, else every owner's.
 * Only the first administrator of a site that was never told an e-mail (`admin@localhost`) has no mail.
 */
export async function teamInbox(db: Database): Promise<string[]> {
  const { orders_email, contact_email } = await settingTexts(db, ["orders_email", "contact_email"], "cs");
  const own = orders_email || contact_email;
  return own ? [own] : ownerEmails(db);
}

async function ownerEmails(db: Database): Promise<string[]> {
  const owners = await db
    .select({ email: users.email })
    .from(users)
    .where(
      and(isOwner, isNull(users.ended_at), isNotNull(users.joined_at), notLike(users.email, "%@localhost")),
    )
    .orderBy(asc(users.id));
  return owners.map(({ email }) => email);
}
