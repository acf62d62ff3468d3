import { and, eq, exists, isNotNull, not, type SQL } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { siteMarks } from "#kit/server/database/site-marks.table.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";
import type { SecondFactorDemand } from "../../people.contract.ts";
import { users } from "../accounts.table.ts";
import { passkeys } from "../passkeys/passkeys.table.ts";
import { ownerStill } from "../people/owners.ts";
import { hasSecondFactor } from "./has-second-factor.ts";
import { secondFactors } from "./second-factor.table.ts";

const MARK = "second-factor-demanded";
const isMark = eq(siteMarks.name, MARK);

/** Whether everybody of the team must have a second factor. */
export async function demandOf({ db }: { db: Database }): Promise<SecondFactorDemand> {
  return { demanded: (await db.$count(siteMarks, isMark)) > 0 };
}

/** For a query with the joined table `users`: whether this user must have a second factor and has none. */
export function lacksDemandedFactor(db: Database): SQL<unknown> | undefined {
  const own = and(eq(secondFactors.user_id, users.id), isNotNull(secondFactors.confirmed_at));
  const ownPasskeys = db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.user_id, users.id));
  return and(
    exists(db.select({ name: siteMarks.name }).from(siteMarks).where(isMark)),
    not(exists(db.select({ id: secondFactors.user_id }).from(secondFactors).where(own))),
    not(exists(ownPasskeys)),
  );
}

/** What signing in and `GET /auth/me` add for who must set a second factor up before anything else. */
export async function missingFactor(
  services: Pick<Services, "db">,
  userId: number,
): Promise<{ second_factor_missing?: true }> {
  const { demanded } = await demandOf(services);
  return demanded && !(await hasSecondFactor(services, userId)) ? { second_factor_missing: true } : {};
}

/**
 * Demands a second factor of everybody, or leaves it to each person again. It counts with everybody's next call.
 *
 * @throws Refusal CONFLICT where who asks has none; FORBIDDEN where who asks is no owner any more
 */
export async function setDemand(context: Context, demanded: boolean): Promise<SecondFactorDemand> {
  const { db, user, now, log } = context;
  if (!user) throw new Refusal("UNAUTHORIZED");
  await db.transaction(async (tx) => {
    await ownerStill(context, tx);
    if (demanded && !(await hasSecondFactor({ db: tx }, user.id)))
      throw new Refusal("CONFLICT", { words: YOURSELF_FIRST });
    const before = await demandOf({ db: tx });
    if (before.demanded === demanded) return;
    if (demanded) await tx.insert(siteMarks).values({ name: MARK, made_at: now() });
    else await tx.delete(siteMarks).where(isMark);
    await writeEntry(context, tx, {
      type: "accounts",
      id: MARK,
      action: "changed",
      label: EVERYBODYS,
      before: { second_factor_demanded: before.demanded },
      after: { second_factor_demanded: demanded },
    });
  });
  log.info({ user: user.id, demanded }, "Whether everybody needs a second factor was decided");
  return { demanded };
}

const EVERYBODYS = { en: "Everyone’s accounts", cs: "Účty všech" };
const YOURSELF_FIRST = {
  en: "Set two-step sign-in up for yourself first, or add a passkey, under My account.",
  cs: "Nejdřív si dvoufázové přihlášení nastavte sami, nebo si přidejte přístupový klíč, v části Můj účet.",
};
