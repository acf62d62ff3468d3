import { eq } from "drizzle-orm";
import { signedAt } from "#features/statements/server/index.ts";
import { voucherState } from "#features/vouchers/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import { localised } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { allowedNow } from "./allowed-now.ts";
import { bookingKey } from "./booking-key.ts";
import { bookingByKey, bookingOfVoucher, rideSlot } from "./booking-rows.ts";
import { calendarOf, calendarText } from "./mails/booking-calendar.ts";
import { BOOKING_MAIL_WORDS } from "./mails/booking-mail-words.ts";
import { askedBooking } from "./money-asked.ts";
import { rideDays } from "./ride-days.ts";
import { productOfVoucher, voucherOfCode } from "./seats/book.ts";
import type { BookingAddress } from "./seats/change-seat.ts";
import { readHolds } from "./seats/hold-seats.ts";

/** What can be booked with a voucher. Throws NOT_FOUND, TOO_MANY_REQUESTS. */
export async function lookUpVoucher(context: Context, typed: string) {
  const { config, db, language, now } = context;
  const voucher = await voucherOfCode(context, typed);
  const { product_id, names } = await productOfVoucher(db, voucher);
  const asked = await askedBooking(db, voucher.id);
  const own = voucherState(voucher, pragueDay(now()));
  const state = asked && own === "valid" ? ("asked-back" as const) : own;
  const booking = (await bookingOfVoucher(db, voucher.id)) ?? asked;
  return {
    code: voucher.code,
    name: names[language] || names.en,
    product_id,
    state,
    valid_until: voucher.valid_until,
    booking: booking && { id: booking.id, key: bookingKey(config, booking) },
    days: state === "valid" && !booking ? await rideDays(context, product_id, voucher.valid_until) : [],
  };
}

/** A booking for its customer, in the asked language. Throws NOT_FOUND. */
export async function myBooking(context: Context, address: BookingAddress) {
  const { config, db, language, now } = context;
  const booking = await bookingByKey(config, db, address);
  const ride = await rideSlot(db, booking.slot_id);
  const texts = ride && localised(ride.day.translations, language);
  const [voucher] =
    booking.voucher_id === null
      ? []
      : await db.select().from(vouchers).where(eq(vouchers.id, booking.voucher_id));
  // Held only, it was let go with its day: an order may still bring it another.
  const isOff = booking.cancelled_why === "order" && booking.changed_by_us_at && ride?.day.cancelled_at;
  const isOffer = booking.state === "held" && booking.order_id === null && booking.voucher_id === null;
  return {
    ...booking,
    // Used without the gate: whoever scanned the voucher alone has let its rider in.
    state: booking.state === "booked" && voucher?.used_at ? ("checked-in" as const) : booking.state,
    cancelled_why: isOff ? ("day" as const) : booking.cancelled_why,
    name: booking.names[language] || booking.names.en,
    ends_at: ride?.slot.ends_at ?? null,
    day: ride && {
      title: texts?.title ?? "",
      place: texts?.place ?? "",
      what_to_bring: texts?.what_to_bring ?? "",
      address: ride.day.address,
      map_url: ride.day.map_url,
      arrives_at: new Date(ride.slot.starts_at.getTime() - ride.day.arrive_minutes * 60_000),
      is_course: ride.day.kind === "course",
      is_cancelled: ride.day.cancelled_at !== null,
      cancel_reason: ride.day.cancel_reason?.[language] ?? "",
    },
    voucher: voucher ? { code: voucher.code, valid_until: voucher.valid_until } : null,
    signed_at: await signedAt(db, booking),
    is_ordered: booking.order_id !== null,
    waits_for_payment: booking.state === "held" && booking.order_id !== null,
    to_pay:
      isOffer && booking.hold_until && booking.hold_until > now()
        ? await readHolds(context, [address])
        : null,
    may: await allowedNow(context, booking),
  };
}

/** A booking's calendar file, named in its language as in its mail; of a cancelled one it takes the entry out. */
export async function myCalendar(context: Context, address: BookingAddress) {
  const booking = await bookingByKey(context.config, context.db, address);
  const ride = await rideSlot(context.db, booking.slot_id);
  const { file: name } = BOOKING_MAIL_WORDS[booking.language];
  return { name, text: await calendarText(await calendarOf(context, context.db, booking, ride)) };
}
