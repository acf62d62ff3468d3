import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { daySlots } from "#features/days/server/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Finder, Sought } from "#kit/server/search/finder.ts";
import { bookings } from "./bookings.table.ts";
import { matchingBookings } from "./search-bookings.ts";

/** So many of the latest tell who somebody is, and which orders are theirs. */
const LATEST = 40;

/** Bookings that somebody looks for, the latest start first; read once for all that is found by them. */
export function soughtBookings(db: Database, { typed, once }: Sought) {
  const { id, customer_name, customer_email, customer_phone, riders, names, starts_at, state } = bookings;
  return once("bookings", () =>
    db
      .select({
        id,
        customer_name,
        customer_email,
        customer_phone,
        riders,
        names,
        starts_at,
        state,
        order_id: bookings.order_id,
        order_of_voucher: vouchers.order_id,
        day: daySlots.day_id,
      })
      .from(bookings)
      .leftJoin(daySlots, eq(daySlots.id, bookings.slot_id))
      .leftJoin(vouchers, eq(vouchers.id, bookings.voucher_id))
      .where(and(isNull(bookings.anonymised_at), ne(state, "held"), matchingBookings(typed)))
      .orderBy(desc(starts_at), desc(id))
      .limit(LATEST),
  );
}

/** Bookings by who booked and who rides: a call about a ride is answered at once. */
export const bookingsFinder: Finder = {
  kind: "bookings",
  name: { en: "Bookings", cs: "Rezervace" },
  roles: ["shop", "track"],
  async find({ db }, sought) {
    const rows = await soughtBookings(db, sought);
    return rows
      .filter(({ state }) => state !== "cancelled")
      .map(({ customer_name, riders, names, starts_at, day }) => {
        const who = [...new Set([customer_name, ...riders])].filter(Boolean).join(", ");
        return {
          to: day === null ? `/admin/bookings?q=${encodeURIComponent(who)}` : `/admin/days/${day}`,
          title: who,
          detail: `${formatMoment(starts_at.toISOString(), sought.language)}, ${names[sought.language] || names.en}`,
        };
      });
  },
};
