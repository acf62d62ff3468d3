import { asc, eq, inArray, or } from "drizzle-orm";
import { vouchers } from "#features/vouchers/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import { bookingKey } from "./booking-key.ts";
import { bookings } from "./bookings.table.ts";

/** Seats of an order for its customer: those that it paid for, and those that its vouchers were booked for. */
export async function bookingsOfOrder(
  { config, db, language }: Pick<Context, "config" | "db" | "language">,
  orderId: number,
) {
  const issued = await db
    .select({ id: vouchers.id, code: vouchers.code })
    .from(vouchers)
    .where(eq(vouchers.order_id, orderId));
  const ids = issued.map(({ id }) => id);
  const rows = await db
    .select()
    .from(bookings)
    .where(or(eq(bookings.order_id, orderId), ids.length > 0 ? inArray(bookings.voucher_id, ids) : undefined))
    .orderBy(asc(bookings.starts_at), asc(bookings.id));
  return rows.map((row) => ({
    ...row,
    key: bookingKey(config, row),
    name: row.names[language] || row.names.en,
    voucher_code: issued.find(({ id }) => id === row.voucher_id)?.code ?? null,
  }));
}
