import { asc, eq, inArray, or } from "drizzle-orm";
import { vouchers } from "#features/vouchers/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { rideMoment } from "../ride-time.ts";
import { bookingKey } from "./booking-key.ts";
import { isLive } from "./booking-rows.ts";
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

/** Codes of an order's vouchers: those that are booked, and those whose money is asked for. */
export async function bookedVouchers(db: Database, orderId: number) {
  const rows = await db
    .select({ code: vouchers.code, state: bookings.state, asked: bookings.money_asked_at })
    .from(vouchers)
    .innerJoin(bookings, eq(bookings.voucher_id, vouchers.id))
    .where(eq(vouchers.order_id, orderId))
    .orderBy(asc(bookings.id));
  const codes = (all: typeof rows) => all.map(({ code }) => code);
  return {
    booked: codes(rows.filter(({ state }) => state === "booked")),
    askedBack: codes(rows.filter(({ asked }) => asked !== null)),
  };
}

/**
 * Day and time of those vouchers that have a place. One that has just been issued is known by its piece: its seat is
 * booked with it in the same transaction. One that the waiting list only offers is not booked.
 */
export async function placesOfVouchers(
  db: Database,
  rows: (typeof vouchers.$inferSelect)[],
): Promise<ReadonlyMap<number, string>> {
  const ids = rows.map(({ id }) => id);
  const items = rows.flatMap(({ order_item_id }) => order_item_id ?? []);
  const booked = await db
    .select()
    .from(bookings)
    .where(isLive(or(inArray(bookings.voucher_id, ids), inArray(bookings.order_item_id, items))));
  return new Map(
    rows.flatMap(({ id, order_item_id, piece, language }): [number, string][] => {
      const place = booked.find((one) =>
        one.voucher_id === null
          ? one.order_item_id === order_item_id && one.piece === piece
          : one.voucher_id === id && one.state !== "held",
      );
      return place ? [[id, rideMoment(place.starts_at, language)]] : [];
    }),
  );
}
