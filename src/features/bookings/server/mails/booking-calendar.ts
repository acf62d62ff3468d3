import type { Language } from "#kit/contract/language/language.ts";
import { localised } from "#kit/contract/language/language.ts";
import { isWebAddress } from "#kit/contract/validation/web-address.ts";
import type { Context } from "#kit/server/context.ts";
import type { Mailer } from "#kit/server/mail/mailer.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { bookingPath } from "../booking-key.ts";
import type { Booking, RideSlot } from "../booking-rows.ts";

const MAKER = "booking-calendar";

/** All that a calendar file of a booking shows. */
export interface BookingCalendar {
  id: string;
  /** ISO 8601 in UTC. */
  starts_at: string;
  ends_at: string;
  stamp: string;
  summary: string;
  location: string;
  description: string;
  url: string;
  language: Language;
}

/** Calendar files of mails are made in the mail's job. */
export function declareBookingAttachment(mailer: Mailer): void {
  mailer.attachmentMaker(MAKER, async (from: BookingCalendar) => Buffer.from(await calendarText(from)));
}

/** The attachment of a mail. */
export function calendarAttachment(name: string, calendar: BookingCalendar) {
  return { name, type: "text/calendar", made: { by: MAKER, from: calendar } };
}

/** What a booking's calendar file says, in the booking's language. A later file of the same booking replaces it. */
export function calendarOf(context: Context, booking: Booking, { slot, day }: RideSlot): BookingCalendar {
  const { language, names } = booking;
  const texts = localised(day.translations, language);
  return {
    id: `booking-${booking.id}@${new URL(context.origin).hostname}`,
    starts_at: slot.starts_at.toISOString(),
    ends_at: slot.ends_at.toISOString(),
    stamp: booking.updated_at.toISOString(),
    summary: names[language] || names.en,
    location: [texts.place, day.address].filter(Boolean).join(", "),
    description: texts.what_to_bring,
    url: linkTo(context, bookingPath(context.config, booking), language),
    language,
  };
}

/** The file itself (RFC 5545). Its library is loaded when somebody asks. */
export async function calendarText(from: BookingCalendar): Promise<string> {
  const { default: ical, ICalCalendarMethod } = await import("ical-generator");
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "Paddock", product: "Bookings", language: from.language.toUpperCase() },
  });
  calendar.createEvent({
    id: from.id,
    start: new Date(from.starts_at),
    end: new Date(from.ends_at),
    stamp: new Date(from.stamp),
    sequence: Math.floor(Date.parse(from.stamp) / 60_000) % 2_000_000_000,
    summary: from.summary,
    location: from.location,
    description: from.description,
    ...(isWebAddress(from.url) && { url: from.url }),
  });
  return calendar.toString();
}
