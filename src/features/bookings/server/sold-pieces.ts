import { and, eq, sql } from "drizzle-orm";
import { isPaidBack, orderItems, orders } from "#features/orders/server/index.ts";
import { voucherState } from "#features/vouchers/index.ts";
import { isWithdrawn, vouchers } from "#features/vouchers/server/index.ts";
import { withdrawnItems } from "#features/withdrawals/server/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { isLive } from "./booking-rows.ts";
import { bookings } from "./bookings.table.ts";
import { askedBooking } from "./money-asked.ts";

type Booking = typeof bookings.$inferSelect;
type Order = typeof orders.$inferSelect;

/** Whether an order sells nothing any more: cancelled, hidden or refunded as a whole. */
export async function isOver(db: Database, order: Order): Promise<boolean> {
  return order.status === "cancelled" || order.hidden_at !== null || (await isPaidBack(db, order));
}

/**
 * Whether a booked piece is not sold any more: all of its item was withdrawn from, or it is one of the last pieces, which
 * go back first. Where vouchers are issued, the voucher of the piece decides.
 */
export function isTakenBack(
  { quantity, taken_back }: typeof orderItems.$inferSelect,
  withdrawn: number,
  { piece }: Booking,
  hasVoucher: boolean,
): boolean {
  if (withdrawn >= quantity || taken_back >= quantity) return true;
  return !hasVoucher && piece !== null && piece > quantity - taken_back;
}

/** What its customer has of a booking, whatever became of the seat. */
export async function ownership({ db, now }: Pick<Context, "db" | "now">, booking: Booking) {
  const [voucher] =
    booking.voucher_id === null
      ? []
      : await db.select().from(vouchers).where(eq(vouchers.id, booking.voucher_id));
  const sold = await soldAs(db, booking, voucher !== undefined);
  if (!voucher) return { ...sold, is_voucher_free: false };
  const other = await db.$count(
    bookings,
    and(isLive(eq(bookings.voucher_id, voucher.id)), sql`${bookings.id} <> ${booking.id}`),
  );
  const isOwned = voucher.used_at === null && voucher.voided_at === null && other === 0;
  return {
    ...sold,
    // There is no money to ask back for a voucher that the team gave away.
    is_paid: sold.is_paid && isOwned && voucher.giveaway_id === null,
    is_voucher_free:
      isOwned &&
      voucherState(voucher, pragueDay(now())) === "valid" &&
      !(await isWithdrawn(db, voucher)) &&
      !(await askedBooking(db, voucher.id)),
  };
}

/** What is paid on the spot is not paid until that is noted. */
async function soldAs(db: Database, booking: Booking, hasVoucher: boolean) {
  const { order_id, order_item_id } = booking;
  if (order_id === null) return { is_sold: true, is_paid: hasVoucher };
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id));
  const [item] =
    order_item_id === null ? [] : await db.select().from(orderItems).where(eq(orderItems.id, order_item_id));
  const pieces = item ? ((await withdrawnItems(db, order_id)).get(item.id)?.pieces ?? 0) : 0;
  const is_sold =
    order !== undefined &&
    !(await isOver(db, order)) &&
    !(item && isTakenBack(item, pieces, booking, hasVoucher));
  return { is_sold, is_paid: is_sold && order.paid_at !== null };
}
