import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { daySlots } from "#features/days/server/index.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { type Finder, MOST_OF_A_KIND } from "#kit/server/search/finder.ts";
import { bookings } from "./bookings.table.ts";
import { matchingBookings } from "./search-bookings.ts";

/** Bookings by who booked and who rides; the latest start first, so that a call about a ride is answered at once. */
export const bookingsFinder: Finder = {
  kind: "bookings",
  name: { en: "Bookings", cs: "Rezervace" },
  roles: ["shop", "track"],
  async find({ db }, { typed, language }) {
    const { customer_name, riders, names, starts_at, state } = bookings;
    const rows = await db
      .select({ customer_name, riders, names, starts_at, day: daySlots.day_id })
      .from(bookings)
      .leftJoin(daySlots, eq(daySlots.id, bookings.slot_id))
      .where(
        and(
          isNull(bookings.anonymised_at),
          ne(state, "held"),
          ne(state, "cancelled"),
          matchingBookings(typed),
        ),
      )
      .orderBy(desc(starts_at), desc(bookings.id))
      .limit(MOST_OF_A_KIND);
    return rows.map(({ customer_name, riders, names, starts_at, day }) => {
      const who = [...new Set([customer_name, ...riders])].filter(Boolean).join(", ");
      return {
        to: day === null ? `/admin/bookings?q=${encodeURIComponent(who)}` : `/admin/days/${day}`,
        title: who,
        detail: `${formatMoment(starts_at.toISOString(), language)}, ${names[language] || names.en}`,
      };
    });
  },
};
