import { asc, eq, isNull } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";
import { withdrawals } from "./withdrawals.table.ts";

/** The money goes back within so many days (Civil Code section 1832). */
const REFUND_DAYS = 14;

/** Withdrawals that wait for the team, oldest first; or all of one order. */
export async function listWithdrawals({ db }: Context, order: number | undefined) {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(order ? eq(withdrawals.order_id, order) : isNull(withdrawals.settled_at))
    .orderBy(asc(withdrawals.received_at));
  return rows.map(toWithdrawal);
}

/** Marks a withdrawal as settled, or not. Throws NOT_FOUND. */
export async function settleWithdrawal(context: Context, id: number, settled: boolean) {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for("update");
    if (!before) throw new Refusal("NOT_FOUND");
    const [row = before] = await tx
      .update(withdrawals)
      .set({ settled_at: settled ? now() : null })
      .where(eq(withdrawals.id, id))
      .returning();
    await writeEntry(context, tx, {
      ...{ type: "withdrawals", id, action: "changed", label: { en: `#${id}`, cs: `#${id}` } },
      before: { settled: before.settled_at !== null },
      after: { settled },
    });
    return toWithdrawal(row);
  });
}

function toWithdrawal(row: typeof withdrawals.$inferSelect) {
  return { ...row, refund_by: refundBy(row.received_at) };
}

/** The last day to send the money back, YYYY-MM-DD in Prague. */
export function refundBy(received_at: Date): string {
  return addDays(pragueDay(received_at), REFUND_DAYS);
}
