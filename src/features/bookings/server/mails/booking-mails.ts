import { eq } from "drizzle-orm";
import { sellerOf } from "#features/orders/server/index.ts";
import { askRider } from "#features/reviews/server/index.ts";
import { countSigned } from "#features/statements/server/index.ts";
import { bookingLink } from "#features/vouchers/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import { localised } from "#kit/contract/language/language.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type MailPart, mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { type Allowed, latestChange } from "../../booking-state.ts";
import { arrivalOf, rideLimit, rideMoment, rideTime } from "../../ride-time.ts";
import { allowedNow } from "../allowed-now.ts";
import { BOOKING_MAILS } from "../booking.mails.ts";
import { bookingPath } from "../booking-key.ts";
import { type Booking, type RideSlot, rideSlot } from "../booking-rows.ts";
import { bookingMails } from "../bookings.table.ts";
import { calendarAttachment, calendarOf } from "./booking-calendar.ts";
import { BOOKING_MAIL_WORDS, type BookingMailKind } from "./booking-mail-words.ts";

/** These bring the calendar file, also where it replaces an earlier one or takes it out. */
const WITH_CALENDAR: BookingMailKind[] = [
  ...(["booked", "again", "moved", "day-moved", "week"] as const),
  ...(["cancelled", "day-cancelled"] as const),
];
/** These are about a change, and each change is told. */
const EACH_TIME: BookingMailKind[] = [
  "again",
  "moved",
  "day-moved",
  "cancelled",
  "day-cancelled",
  "late",
  "no-day",
  "sign-again",
];
/** These say when and where one is expected. */
const WITH_PLACE: BookingMailKind[] = [
  ...(["booked", "again", "moved", "day-moved"] as const),
  ...(["week", "day", "today", "offer"] as const),
];
/** These are news of a place as it was before it moved or ended; what goes out later only misleads. */
const OF_PLACE: BookingMailKind[] = [...WITH_PLACE, "sign-again", "no-day"];
/** These ask for the signatures that are missing. */
const WITH_STATEMENT: BookingMailKind[] = ["booked", "week", "day", "today", "sign-again"];

/** These say when the ride is. */
export const TELLS_START: readonly BookingMailKind[] = WITH_PLACE;

/**
 * Queues a mail about a booking in its language, in the caller's transaction, once: the kind and the start that it is
 * about are its key; `why`: a reason in the team's words. Answers whether it was this call. A booking without an address
 * gets none.
 */
export async function queueBookingMail(
  context: Context,
  tx: Database,
  booking: Booking,
  kind: BookingMailKind,
  why = "",
): Promise<boolean> {
  if (!booking.customer_email || booking.anonymised_at) return false;
  const [first] = await tx
    .insert(bookingMails)
    .values({ booking_id: booking.id, kind, occasion: occasionOf(booking, kind), at: context.now() })
    .onConflictDoNothing()
    .returning();
  if (!first) return false;
  const { language } = booking;
  const words = BOOKING_MAIL_WORDS[language];
  const ride = await rideSlot(tx, booking.slot_id);
  const { seller, inbox } = await sellerOf(tx, language);
  const mail = BOOKING_MAILS[kind];
  const t = await mailTexts(tx, mail, language, {
    customer: booking.customer_name,
    ride: booking.names[language] || booking.names.en,
    when: rideMoment(booking.starts_at, language),
  });
  const parts = await partsOf(context, tx, booking, ride, { kind, why, t });
  if (seller.name) parts.push({ kind: "text", text: seller.name });
  await context.mailer.queueMail(tx, {
    kind: mail.kind,
    to: booking.customer_email,
    ...(inbox && { replyTo: inbox }),
    language,
    subject: [t.subject, seller.name].filter(Boolean).join(" – "),
    text: mailText(parts),
    html: mailHtml(parts, language),
    about: aboutBooking(booking.id),
    notAfter: lastMoment(booking, kind),
    ...(WITH_CALENDAR.includes(kind) && {
      attachments: [calendarAttachment(words.file, await calendarOf(context, tx, booking, ride))],
    }),
  });
  return true;
}

/** A booking moves or ends: mails that wait for a mail server and speak of what was before are not sent any more. */
export async function overtakeMails({ mailer }: Context, tx: Database, id: number): Promise<void> {
  const kinds = OF_PLACE.map((kind) => BOOKING_MAILS[kind].kind);
  await mailer.overtake(tx, aboutBooking(id), kinds);
}

export function aboutBooking(id: number): string {
  return `bookings/${id}`;
}

/** When what a mail says stops being true; null where it stays true. */
function lastMoment({ starts_at, hold_until }: Booking, kind: BookingMailKind): Date | null {
  const before = (days: number) => pragueMoment(addDays(pragueDay(starts_at), -days), "00:00");
  if (kind === "week") return before(5);
  if (kind === "day") return before(0);
  if (kind === "offer") return hold_until;
  return WITH_PLACE.includes(kind) || kind === "sign-again" ? starts_at : null;
}

/** A booking that moves back and forth is told each time; what is about a start is told once for it. */
function occasionOf({ starts_at, updated_at, hold_until }: Booking, kind: BookingMailKind): string {
  const start = starts_at.toISOString();
  if (kind === "offer") return `${start} ${hold_until?.toISOString()}`;
  return EACH_TIME.includes(kind) ? `${start} ${updated_at.toISOString()}` : start;
}

/** Whose words name the page: what can be chosen anew is offered, as with a day that the team moved or cancelled. */
function choiceOf(booking: Booking, kind: BookingMailKind, { move, money }: Allowed): BookingMailKind {
  if (kind === "moved" && booking.changed_by_us_at) return "day-moved";
  return kind === "cancelled" && (move || money) ? "late" : kind;
}

type Texts = Record<"greeting" | "introduction" | "closing", string>;

async function partsOf(
  context: Context,
  tx: Database,
  booking: Booking,
  ride: RideSlot | null,
  { kind, why, t }: { kind: BookingMailKind; why: string; t: Texts },
): Promise<MailPart[]> {
  const { language } = booking;
  const words = BOOKING_MAIL_WORDS[language];
  const texts = ride && localised(ride.day.translations, language);
  const moment = (at: Date) => rideMoment(at, language);
  const isPlaced = WITH_PLACE.includes(kind);
  const reason =
    (kind === "day-cancelled" && ride?.day.cancel_reason) || (kind === "day-moved" && ride?.day.moved_reason);
  const rows: [string, string][] = [
    [ride?.day.kind === "course" ? words.course : words.what, booking.names[language] || booking.names.en],
    [kind === "no-day" ? words.earlier : words.when, moment(booking.starts_at)],
  ];
  const { moved_from, starts_at } = booking;
  const hasMoved = moved_from !== null && moved_from.getTime() !== starts_at.getTime();
  if ((kind === "moved" || kind === "day-moved") && hasMoved) rows.push([words.earlier, moment(moved_from)]);
  if (isPlaced && texts) rows.push([words.where, [texts.place, ride.day.address].filter(Boolean).join(", ")]);
  if (booking.riders.length > 0) rows.push([words.who, booking.riders.join(", ")]);
  if (why) rows.push([words.why, why]);
  if (reason) rows.push([words.why, reason[language] || reason.en || reason.cs]);
  if (isPlaced && ride) {
    const [time, minutes] = arrivalOf(ride, language);
    if (minutes > 0) rows.splice(2, 0, [words.arrival, time]);
    if (ride.day.kind === "course") rows.push([words.end, rideTime(ride.slot.ends_at, language)]);
  }
  if (kind === "offer" && booking.hold_until)
    rows.push([words.until, rideLimit(booking.hold_until, language)]);
  const parts: MailPart[] = [...textParts(t.greeting, t.introduction), { kind: "rows", rows }];
  if (isPlaced && ride?.day.map_url) parts.push({ kind: "link", text: words.map, url: ride.day.map_url });
  if (isPlaced && texts?.what_to_bring)
    parts.push({ kind: "heading", text: words.bring }, { kind: "text", text: texts.what_to_bring });
  if ((kind === "booked" || kind === "moved" || kind === "week") && ride && !booking.changed_by_us_at) {
    const until = latestChange({ ...ride.slot, ...ride.day, starts_at: ride.slot.starts_at });
    if (until > context.now()) parts.push({ kind: "text", text: words.change(rideLimit(until, language)) });
  }
  const [voucher] =
    booking.state !== "cancelled" || booking.voucher_id === null
      ? []
      : await tx.select().from(vouchers).where(eq(vouchers.id, booking.voucher_id));
  if (voucher && !voucher.voided_at && !voucher.used_at)
    parts.push({ kind: "text", text: words.validUntil(formatDay(voucher.valid_until, language)) });
  const path = bookingPath(context.config, booking);
  if (WITH_STATEMENT.includes(kind) && (await countSigned(tx, booking.id)) < booking.seats)
    parts.push({
      kind: "button",
      text: words.sign,
      label: words.signButton,
      url: linkTo(context, `${path}/statement`, language),
    });
  if (kind === "thanks") parts.push(...(await askRider(context, tx, booking)));
  parts.push(...textParts(t.closing));
  const may = await allowedNow({ ...context, db: tx }, booking);
  if (may.rebook && voucher) {
    const url = bookingLink(linkTo(context, "/", language), voucher.code) ?? linkTo(context, path, language);
    parts.push({ kind: "button", text: words.rebook.page, label: words.rebook.button, url });
    return parts;
  }
  const { page, button } = pageWords(words, choiceOf(booking, kind, may), may);
  parts.push({ kind: "button", text: page, label: button, url: linkTo(context, path, language) });
  return parts;
}

/** The button and what is before it, by what the page really offers. */
function pageWords(
  { kinds }: (typeof BOOKING_MAIL_WORDS)["en"],
  kind: BookingMailKind,
  { move, money }: Allowed,
) {
  const { page, pageMove, pageOver, button } = kinds[kind];
  if (pageOver !== undefined && !move) return { page: pageOver, button };
  if (pageMove === undefined || money) return { page, button };
  return move ? { page: pageMove, button } : kinds.cancelled;
}
