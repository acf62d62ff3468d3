import { and, asc, inArray, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { voucherEvents, vouchers } from "../vouchers.table.ts";
import { giveaways } from "./giveaways.table.ts";

/** Kept as long as orders are. */
const YEARS = 5;

const of = (email: string) => sql`lower(${giveaways.email}) = ${email.toLowerCase()}`;

/** How many giveaways name the address. */
export function countGiveawaysOf(db: Database, email: string): Promise<number> {
  return db.$count(giveaways, of(email));
}

/** Everything stored about what was given to the address, oldest first. */
export async function giveawaysOf(db: Database, email: string) {
  const found = await db.select().from(giveaways).where(of(email)).orderBy(asc(giveaways.id));
  const ids = found.map(({ id }) => id);
  const { giveaway_id, code, valid_until, used_at, voided_at } = vouchers;
  const issued = await db
    .select({ giveaway_id, code, valid_until, used_at, voided_at })
    .from(vouchers)
    .where(inArray(giveaway_id, ids))
    .orderBy(asc(vouchers.id));
  return found.map(({ key: _, body_hash: __, ...given }) => ({
    ...given,
    vouchers: issued.filter((one) => one.giveaway_id === given.id),
  }));
}

/** Takes the person out of what was given to her; the vouchers stay good, as a code. Answers how many giveaways. */
export function eraseGiveawaysOf(tx: Database, email: string, now: Date): Promise<number> {
  return anonymise(tx, of(email), now);
}

/** The daily work: whom old vouchers were for. */
export async function applyGiveawayRetention(db: Database, now: Date): Promise<void> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - YEARS);
  await db.transaction((tx) => anonymise(tx, lt(giveaways.at, limit), now));
}

async function anonymise(tx: Database, match: SQL, now: Date): Promise<number> {
  const done = await tx
    .update(giveaways)
    .set({ name: "", email: "", dedication: "", reason: "", anonymised_at: now })
    .where(and(match, isNull(giveaways.anonymised_at)))
    .returning({ id: giveaways.id });
  const ids = done.map(({ id }) => id);
  // A reason may name somebody.
  if (ids.length > 0)
    await tx
      .update(voucherEvents)
      .set({ note: "" })
      .where(
        and(
          ne(voucherEvents.kind, "extended"),
          inArray(
            voucherEvents.voucher_id,
            tx.select({ id: vouchers.id }).from(vouchers).where(inArray(vouchers.giveaway_id, ids)),
          ),
        ),
      );
  return ids.length;
}
