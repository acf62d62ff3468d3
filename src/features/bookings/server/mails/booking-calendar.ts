import { eq } from "drizzle-orm";
import { sellerOf } from "#features/orders/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { localised } from "#kit/contract/language/language.ts";
import { isWebAddress } from "#kit/contract/validation/web-address.ts";
import { calendarDomain, calendarSequence } from "#kit/server/calendar/calendar-identity.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { arrivalOf } from "../../ride-time.ts";
import { bookingPath } from "../booking-key.ts";
import type { Booking, RideSlot } from "../booking-rows.ts";
import { bookingEvents } from "../bookings.table.ts";
import { BOOKING_MAIL_WORDS } from "./booking-mail-words.ts";

const MAKER = "booking-calendar";

/** All that a calendar file of a booking shows. */
export interface BookingCalendar {
  id: string;
  /** ISO 8601 in UTC. */
  starts_at: string;
  ends_at: string;
  stamp: string;
  sequence: number;
  /** Takes the entry out of the calendar. */
  is_cancelled: boolean;
  summary: string;
  location: string;
  description: string;
  url: string;
  organizer: { name: string; email: string } | null;
  language: Language;
}

/** Calendar files of mails are made in the mail's job. */
export function declareBookingAttachment({ mailer }: Pick<Services, "mailer">): void {
  mailer.attachmentMaker(MAKER, async (from: BookingCalendar) => Buffer.from(await calendarText(from)));
}

/** The attachment of a mail. */
export function calendarAttachment(name: string, calendar: BookingCalendar) {
  return { name, type: "text/calendar", made: { by: MAKER, from: calendar } };
}

/**
 * What a booking's calendar file says, in the booking's language. A later file of the same booking replaces it, and that
 * of a cancelled one takes it out.
 */
export async function calendarOf(
  context: Context,
  db: Database,
  booking: Booking,
  ride: RideSlot | null,
): Promise<BookingCalendar> {
  const { language, names, starts_at } = booking;
  const texts = ride && localised(ride.day.translations, language);
  const { seller, inbox } = await sellerOf(db, language);
  const changes = await db.$count(bookingEvents, eq(bookingEvents.booking_id, booking.id));
  const changed = [booking.updated_at, ...(ride ? [ride.slot.updated_at, ride.day.updated_at] : [])];
  const words = BOOKING_MAIL_WORDS[language];
  const is_cancelled = booking.state === "cancelled";
  return {
    id: `booking-${booking.id}@${await calendarDomain({ db, config: context.config })}`,
    starts_at: (ride?.slot.starts_at ?? starts_at).toISOString(),
    ends_at: (ride?.slot.ends_at ?? starts_at).toISOString(),
    stamp: booking.updated_at.toISOString(),
    sequence: calendarSequence(new Date(Math.max(...changed.map(Number))), changes),
    is_cancelled,
    summary: names[language] || names.en,
    location: [texts?.place, ride?.day.address].filter(Boolean).join(", "),
    description: [ride && !is_cancelled && words.arrive(...arrivalOf(ride, language)), texts?.what_to_bring]
      .filter(Boolean)
      .join("\n\n"),
    url: linkTo(context, bookingPath(context.config, booking), language),
    organizer: inbox && seller.name ? { name: seller.name, email: inbox } : null,
    language,
  };
}

/** The file itself (RFC 5545, RFC 5546). Its library is loaded when somebody asks. */
export async function calendarText(from: BookingCalendar): Promise<string> {
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import("ical-generator");
  const calendar = ical({
    method: from.is_cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: "Paddock", product: "Bookings", language: from.language.toUpperCase() },
  });
  calendar.createEvent({
    id: from.id,
    start: new Date(from.starts_at),
    end: new Date(from.ends_at),
    stamp: new Date(from.stamp),
    sequence: from.sequence,
    status: from.is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: from.summary,
    location: from.location,
    description: from.description,
    ...(from.organizer && { organizer: from.organizer }),
    ...(isWebAddress(from.url) && { url: from.url }),
  });
  return calendar.toString();
}
