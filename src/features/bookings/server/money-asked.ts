import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { orderItems } from "#features/orders/server/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";
import { bookings } from "./bookings.table.ts";

/**
 * Rides of days that the team has cancelled or moved, whose customers ask for the money back, as long as their orders
 * have them: their voucher is neither void nor used, the piece is not taken back.
 */
const ASKED = sql`${bookings}
  left join ${vouchers} on ${vouchers.id} = ${bookings.voucher_id}
  left join ${orderItems} on ${orderItems.id} = ${bookings.order_item_id}
  where ${bookings.state} = 'cancelled' and ${bookings.money_asked_at} is not null
    and case when ${vouchers.id} is null then ${bookings.piece} <= ${orderItems.quantity} - ${orderItems.taken_back}
      else ${vouchers.voided_at} is null and ${vouchers.used_at} is null end`;
const ORDER = sql`coalesce(${bookings.order_id}, ${vouchers.order_id})`;

/** Ids of the orders that have such rides, as a query within another. */
export const ORDERS_ASKED_BACK = sql`select ${ORDER} from ${ASKED}`;

/** Such rides of an order, for the team: what and when. */
export async function ridesAskedBack(db: Database, orderId: number) {
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${bookings.id} as id from ${ASKED} and ${ORDER} = ${orderId}`,
  );
  if (rows.length === 0) return [];
  return db
    .select({ names: bookings.names, starts_at: bookings.starts_at })
    .from(bookings)
    .where(
      inArray(
        bookings.id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(bookings.starts_at), asc(bookings.id));
}

/** The booking with which the money for a voucher is asked back; null where it is not. */
export async function askedBooking(db: Database, voucherId: number) {
  const [asked] = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.voucher_id, voucherId),
        eq(bookings.state, "cancelled"),
        isNotNull(bookings.money_asked_at),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(1);
  return asked ?? null;
}
