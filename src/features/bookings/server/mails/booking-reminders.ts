import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { daySlots, days } from "#features/days/server/index.ts";
import { TEAM_LANGUAGE } from "#features/orders/server/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import type { Context, Services } from "#kit/server/context.ts";
import { programContext } from "#kit/server/program-context.ts";
import { type Booking, lockBooking } from "../booking-rows.ts";
import { bookingMails, bookings } from "../bookings.table.ts";
import { queueBookingMail, TELLS_START } from "./booking-mails.ts";

type Reminder = "week" | "day" | "today" | "thanks";

const MORNING = "09:00";
const DAY_MS = 86_400_000;
/** A thank-you later than this would be odd. */
const THANKS_DAYS = 14;

/**
 * Reminds riders a week and a day before and thanks them the day after, by the clock that is given; each booking in a
 * transaction of its own. Who was told of this start since a reminder's own morning needs none.
 */
export async function remindRiders(services: Services): Promise<void> {
  const context = programContext(services, TEAM_LANGUAGE);
  const now = context.now();
  for (const { booking, kind } of [...(await ahead(services, now)), ...(await ridden(services, now))])
    await services.db.transaction(async (tx) => {
      const locked = await lockBooking(tx, booking.id);
      const isSame =
        locked.state === booking.state && locked.starts_at.getTime() === booking.starts_at.getTime();
      if (isSame) await queueBookingMail(context, tx, locked, kind);
    });
}

async function ahead({ db }: Services, now: Date): Promise<{ booking: Booking; kind: Reminder }[]> {
  // What the team has changed is told first, and who has used the voucher otherwise expects nothing.
  const rows = await db
    .select({ booking: bookings })
    .from(bookings)
    .innerJoin(daySlots, eq(daySlots.id, bookings.slot_id))
    .innerJoin(days, eq(days.id, daySlots.day_id))
    .leftJoin(vouchers, eq(vouchers.id, bookings.voucher_id))
    .where(
      and(
        eq(bookings.state, "booked"),
        ...[isNull(days.cancelled_at), eq(daySlots.starts_at, bookings.starts_at), isNull(vouchers.used_at)],
        gt(bookings.starts_at, now),
        lte(bookings.starts_at, new Date(now.getTime() + 8 * DAY_MS)),
        notMailed(sql`${bookingMails.kind} in ('day', 'today')`),
      ),
    )
    .orderBy(asc(bookings.id));
  const due = rows.flatMap(({ booking }) => {
    const kind = reminderOf(booking, now);
    return kind ? [{ booking, kind }] : [];
  });
  const told = await toldSince(
    db,
    due.map(({ booking }) => booking.id),
  );
  return due.filter(({ booking, kind }) => (told.get(booking.id) ?? 0) < morningOf(booking, kind).getTime());
}

/**
 * The reminder whose morning has come last, where it still says what is true. After a standstill "in a week" is left out
 * once it is not, and on the day itself the mail says "today".
 */
function reminderOf(booking: Booking, now: Date): "week" | "day" | "today" | null {
  const [today, ride] = [pragueDay(now), pragueDay(booking.starts_at)];
  if (now >= morningOf(booking, "day")) return today === ride ? "today" : "day";
  return now >= morningOf(booking, "week") && today <= addDays(ride, -6) ? "week" : null;
}

function morningOf({ starts_at }: Booking, kind: Reminder): Date {
  return pragueMoment(addDays(pragueDay(starts_at), kind === "week" ? -7 : -1), MORNING);
}

/** When each booking's customer was last told when the ride is, in milliseconds. */
async function toldSince(db: Context["db"], ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: bookingMails.booking_id, at: sql<string>`max(${bookingMails.at})` })
    .from(bookingMails)
    .where(and(inArray(bookingMails.booking_id, ids), inArray(bookingMails.kind, [...TELLS_START])))
    .groupBy(bookingMails.booking_id);
  return new Map(rows.map(({ id, at }) => [id, new Date(at).getTime()]));
}

/** Who was checked in, or whose voucher was used without it. */
async function ridden({ db }: Services, now: Date): Promise<{ booking: Booking; kind: Reminder }[]> {
  const rows = await db
    .select({ booking: bookings })
    .from(bookings)
    .leftJoin(vouchers, eq(vouchers.id, bookings.voucher_id))
    .where(
      and(
        inArray(bookings.state, ["checked-in", "booked"]),
        or(eq(bookings.state, "checked-in"), isNotNull(vouchers.used_at)),
        gt(bookings.starts_at, new Date(now.getTime() - THANKS_DAYS * DAY_MS)),
        lte(bookings.starts_at, now),
        notMailed(sql`${bookingMails.kind} = 'thanks'`),
      ),
    )
    .orderBy(asc(bookings.id));
  return rows
    .filter(({ booking }) => now >= pragueMoment(addDays(pragueDay(booking.starts_at), 1), MORNING))
    .map(({ booking }) => ({ booking, kind: "thanks" as const }));
}

/** A mail of this kind about this very start was not sent yet. */
function notMailed(kind: ReturnType<typeof sql>) {
  return notExists(
    sql`(select 1 from ${bookingMails} where ${bookingMails.booking_id} = ${bookings.id} and ${kind}
      and ${bookingMails.occasion} = to_char(${bookings.starts_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  );
}
