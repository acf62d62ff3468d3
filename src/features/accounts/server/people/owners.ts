import { and, arrayContains, asc, isNotNull, isNull } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { users } from "../accounts.table.ts";

/** Whether an account has the tick of an owner. */
export const isOwner = arrayContains(users.roles, ["owner"]);

/**
 * Locks all owners until the end of the transaction: what owners do to people goes one after another, so two who take
 * each other's role in one moment can't both succeed. Answers their ids.
 *
 * @throws Refusal FORBIDDEN where who asks is no owner any more
 */
export async function ownerStill({ user }: Pick<Context, "user">, tx: Database): Promise<number[]> {
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isOwner, isNull(users.ended_at), isNotNull(users.joined_at)))
    .orderBy(asc(users.id))
    .for("update");
  const ids = owners.map(({ id }) => id);
  if (!user || !ids.includes(user.id)) throw new Refusal("FORBIDDEN");
  return ids;
}

/** Refuses what would leave the site without an owner. Throws CONFLICT. */
export function anotherOwner(owners: number[], id: number): void {
  if (owners.every((owner) => owner === id)) throw new Refusal("CONFLICT", { words: LAST_OWNER });
}

const LAST_OWNER = {
  en: "This is the last owner. Make someone else an owner first.",
  cs: "Toto je poslední majitel. Nejdřív udělejte majitelem někoho dalšího.",
};
