import { asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { MONEY_HERE, MONEY_OF_VOUCHERS, orders } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";
import { withdrawals } from "./withdrawals.table.ts";

/** The money goes back within so many days (Civil Code section 1832). */
const REFUND_DAYS = 14;

/** Withdrawals that wait for the team, oldest first; or all of one order. */
export async function listWithdrawals({ db }: Context, order: number | undefined) {
  return shownWithdrawals(db, order ? eq(withdrawals.order_id, order) : isNull(withdrawals.settled_at));
}

/** Marks a withdrawal as settled, or not. Throws NOT_FOUND. */
export async function settleWithdrawal(context: Context, id: number, settled: boolean) {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for("update");
    if (!before) throw new Refusal("NOT_FOUND");
    await tx
      .update(withdrawals)
      .set({ settled_at: settled ? now() : null })
      .where(eq(withdrawals.id, id));
    await writeEntry(context, tx, {
      type: "withdrawals",
      id,
      action: "changed",
      label: { en: `#${id}`, cs: `#${id}` },
      before: { settled: before.settled_at !== null },
      after: { settled },
    });
    const [shown] = await shownWithdrawals(tx, eq(withdrawals.id, id));
    if (!shown) throw new Error("a withdrawal went while it was locked");
    return shown;
  });
}

async function shownWithdrawals(db: Database, which: SQL) {
  const rows = await db
    .select({
      withdrawal: withdrawals,
      // One whose order was not found may have been paid.
      mayBePaid: sql<boolean>`${orders.id} is null or ${orders.paid_at} is not null or ${MONEY_HERE} > ${MONEY_OF_VOUCHERS}`,
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.order_id))
    .where(which)
    .orderBy(asc(withdrawals.received_at));
  return rows.map(({ withdrawal, mayBePaid }) => ({
    ...withdrawal,
    // The team decides first whether what is in doubt holds.
    refund_by: mayBePaid && !isInDoubt(withdrawal) ? refundBy(withdrawal.received_at) : null,
  }));
}

/** Whether nothing that was stated can be withdrawn from, as far as the shop knows. */
function isInDoubt({ is_late, items }: typeof withdrawals.$inferSelect): boolean {
  return is_late || (items.length > 0 && items.every(({ doubt }) => doubt !== undefined));
}

/** The last day to send the money back, YYYY-MM-DD in Prague. */
export function refundBy(received_at: Date): string {
  return addDays(pragueDay(received_at), REFUND_DAYS);
}
