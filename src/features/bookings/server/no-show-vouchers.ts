import { and, asc, eq, gte, isNotNull, isNull, lt } from "drizzle-orm";
import { redeemVoucher, vouchers } from "#features/vouchers/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import type { Context } from "#kit/server/context.ts";
import { bookings } from "./bookings.table.ts";
import { endOfGate } from "./gate/gate-day.ts";

const TRIED_DAYS = 30;

/**
 * Whoever stayed away without a word has used the voucher, as the terms say: once the gate of the day is shut, so that
 * somebody who comes late after all, or is moved, has it still. The use has the moment of the no-show, so taking that
 * back, or moving the booking, gives the voucher back. What can't be used, as one that had run out or whose order is
 * being withdrawn from, is tried for some days and then left.
 */
export async function redeemOfNoShows(context: Context): Promise<void> {
  const now = context.now();
  // The latest day whose gate is shut.
  const today = pragueDay(now);
  const shut = endOfGate(addDays(today, -1)) <= now ? today : addDays(today, -1);
  const away = await context.db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(vouchers, eq(vouchers.id, bookings.voucher_id))
    .where(
      and(
        eq(bookings.state, "no-show"),
        isNotNull(bookings.gate_at),
        lt(bookings.starts_at, pragueMoment(shut, "00:00")),
        gte(bookings.starts_at, pragueMoment(addDays(today, -TRIED_DAYS), "00:00")),
        isNull(vouchers.used_at),
        isNull(vouchers.voided_at),
      ),
    )
    .orderBy(asc(bookings.id));
  for (const { id } of away) await redeemOf(context, id);
}

async function redeemOf(context: Context, id: number): Promise<void> {
  try {
    await context.db.transaction(async (tx) => {
      const [found] = await tx
        .select({ code: vouchers.code, at: bookings.gate_at })
        .from(vouchers)
        .innerJoin(bookings, eq(bookings.voucher_id, vouchers.id))
        .where(and(eq(bookings.id, id), eq(bookings.state, "no-show")))
        .for("update");
      if (found?.at) await redeemVoucher(context, tx, found.code, found.at);
    });
  } catch (error) {
    // It had run out before, or its order is being withdrawn from: then there is nothing to use up.
    if (!(error instanceof Refusal)) throw error;
  }
}
