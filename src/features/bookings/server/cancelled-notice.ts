import { eq } from "drizzle-orm";
import { daySlots } from "#features/days/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { formatShortMoment } from "#kit/contract/time/format-date.ts";
import type { MakeNotice } from "#kit/server/feature.ts";
import { bookings } from "./bookings.table.ts";

const CANCELLED: Both<(seats: number) => string> = {
  en: (seats) =>
    seats === 1 ? "A customer cancelled a booking" : `A customer cancelled a booking for ${seats} places`,
  cs: (seats) => (seats === 1 ? "Zákazník zrušil rezervaci" : `Zákazník zrušil rezervaci ${seats} míst`),
};

/** `about`: the booking's id. */
export const noticeOfSeat: MakeNotice = async ({ db }, about, language) => {
  const [found] = await db
    .select({ booking: bookings, day: daySlots.day_id })
    .from(bookings)
    .leftJoin(daySlots, eq(daySlots.id, bookings.slot_id))
    .where(eq(bookings.id, Number(about)));
  if (found?.booking.state !== "cancelled") return null;
  const { names, starts_at, seats } = found.booking;
  const ride = names[language] || names.cs || names.en;
  return {
    title: CANCELLED[language](seats),
    text: [ride, formatShortMoment(starts_at.toISOString(), language)].join(", "),
    path: found.day ? `/admin/days/${found.day}` : "/admin/days",
  };
};
