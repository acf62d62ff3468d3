import { and, asc, eq, exists, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Person } from "../../people.contract.ts";
import { accountLinks, sessions, users } from "../accounts.table.ts";
import { passkeys } from "../passkeys/passkeys.table.ts";
import { secondFactors } from "../second-factor/second-factor.table.ts";
import { stateOf } from "./log-person.ts";

/** Everybody with an account: who is active first, then who is invited, then whose account has ended. */
export async function listPeople(context: Context): Promise<Person[]> {
  return peopleWhere(context);
}

/** One of them. Throws NOT_FOUND. */
export async function getPerson(context: Context, id: number): Promise<Person> {
  const [person] = await peopleWhere(context, eq(users.id, id));
  if (!person) throw new Refusal("NOT_FOUND");
  return person;
}

async function peopleWhere({ db, now }: Context, where?: SQL): Promise<Person[]> {
  const seen = db
    .select({ user_id: sessions.user_id, at: sql<string>`max(${sessions.last_seen})`.as("at") })
    .from(sessions)
    .groupBy(sessions.user_id)
    .as("seen");
  const hasPasskey = sql<boolean>`${exists(
    db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.user_id, users.id)),
  )}`;
  const rows = await db
    .select({ account: users, lastSeen: seen.at, factor: secondFactors.confirmed_at, hasPasskey })
    .from(users)
    .leftJoin(seen, eq(seen.user_id, users.id))
    .leftJoin(secondFactors, and(eq(secondFactors.user_id, users.id), isNotNull(secondFactors.confirmed_at)))
    .where(where)
    .orderBy(
      sql`${users.ended_at} is not null`,
      sql`${users.joined_at} is null`,
      asc(users.name),
      asc(users.id),
    );
  const links = await db.select().from(accountLinks).where(gt(accountLinks.expires_at, now()));
  return rows.map(({ account, lastSeen, factor, hasPasskey }) => {
    const { id, name, email, roles, language } = account;
    const linkOf = (purpose: string) => links.find((link) => link.user_id === id && link.purpose === purpose);
    return {
      id,
      name,
      email,
      roles,
      language,
      state: stateOf(account),
      last_seen: lastSeen === null ? null : new Date(lastSeen).toISOString(),
      second_factor: factor !== null || hasPasskey,
      invited_until: linkOf("invitation")?.expires_at.toISOString() ?? null,
      new_email: linkOf("email")?.new_email ?? null,
    };
  });
}
