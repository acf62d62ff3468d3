import { asc, eq, isNull } from "drizzle-orm";
import { addDays, pragueDay } from "#kit/contract/days.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
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
  return rows.map(shown);
}

/** Marks a withdrawal as settled, or not. Throws NOT_FOUND. */
export async function settleWithdrawal({ db, now }: Context, id: number, settled: boolean) {
  const [row] = await db
    .update(withdrawals)
    .set({ settled_at: settled ? now() : null })
    .where(eq(withdrawals.id, id))
    .returning();
  if (!row) throw new Refusal("NOT_FOUND");
  return shown(row);
}

function shown(row: typeof withdrawals.$inferSelect) {
  return { ...row, refund_by: addDays(pragueDay(row.received_at), REFUND_DAYS) };
}
