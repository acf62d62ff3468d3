import { asc, eq, inArray, or } from "drizzle-orm";
import { daySlots, days } from "#features/days/server/index.ts";
import { type BookedPlace, vouchers } from "#features/vouchers/server/index.ts";
import { type Language, localised } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { arrivalOf, rideMoment, rideTime } from "../ride-time.ts";
import { bookingKey } from "./booking-key.ts";
import { type Booking, isLive, type RideSlot } from "./booking-rows.ts";
import { bookings } from "./bookings.table.ts";
import { BOOKING_MAIL_WORDS } from "./mails/booking-mail-words.ts";

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
): Promise<ReadonlyMap<number, BookedPlace>> {
  const ids = rows.map(({ id }) => id);
  const items = rows.flatMap(({ order_item_id }) => order_item_id ?? []);
  const booked = await db
    .select({ booking: bookings, slot: daySlots, day: days })
    .from(bookings)
    .leftJoin(daySlots, eq(daySlots.id, bookings.slot_id))
    .leftJoin(days, eq(days.id, daySlots.day_id))
    .where(isLive(or(inArray(bookings.voucher_id, ids), inArray(bookings.order_item_id, items))))
    .orderBy(asc(bookings.id));
  return new Map(
    rows.flatMap(({ id, order_item_id, piece, language }): [number, BookedPlace][] => {
      const found = booked.find(({ booking }) =>
        booking.voucher_id === null
          ? booking.order_item_id === order_item_id && booking.piece === piece
          : booking.voucher_id === id && booking.state !== "held",
      );
      return found ? [[id, placeOf(found.booking, rideOf(found), language)]] : [];
    }),
  );
}

function rideOf({ slot, day }: { slot: RideSlot["slot"] | null; day: RideSlot["day"] | null }) {
  return slot && day && { slot, day };
}

function placeOf({ starts_at }: Booking, ride: RideSlot | null, language: Language): BookedPlace {
  const words = BOOKING_MAIL_WORDS[language];
  const texts = ride && localised(ride.day.translations, language);
  const end = ride?.day.kind === "course" ? [words.endsAt(rideTime(ride.slot.ends_at, language))] : [];
  return {
    when: rideMoment(starts_at, language),
    where: [texts?.place, ride?.day.address].filter(Boolean).join(", "),
    come: ride ? [words.arrive(...arrivalOf(ride, language)), ...end] : [],
  };
}
