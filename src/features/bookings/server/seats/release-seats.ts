import { and, asc, desc, eq, gt, lt, lte } from "drizzle-orm";
import { daySlots, days, holdDayOf, type Slot, takeSeats } from "#features/days/server/index.ts";
import { isWithdrawn, vouchers } from "#features/vouchers/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { type CancelReason, OFFER_HOURS } from "../../booking-state.ts";
import { BOOKING_MAILS } from "../booking.mails.ts";
import { type Booking, bookingOfVoucher, changeBooking, noteEvent } from "../booking-rows.ts";
import { bookings, bookingWaiting } from "../bookings.table.ts";
import { aboutBooking, overtakeMails, queueBookingMail } from "../mails/booking-mails.ts";
import { askedBooking } from "../money-asked.ts";

/**
 * Cancels a live booking, whose row the caller holds, and gives its seats to the first who waits for them. Whom the
 * place was offered, leaves the list.
 */
export async function releaseSeats(
  context: Context,
  tx: Database,
  booking: Booking,
  why: CancelReason,
  note = "",
): Promise<Booking> {
  const dayId = booking.slot_id === null ? null : await holdDayOf(tx, booking.slot_id);
  const row = await changeBooking(
    context,
    tx,
    booking.id,
    { state: "cancelled", cancelled_why: why, hold_until: null },
    { kind: "cancelled", note: note || why },
  );
  await overtakeMails(context, tx, booking.id);
  await tx
    .update(bookingWaiting)
    .set({ state: why === "expired" ? "lapsed" : "left" })
    .where(and(eq(bookingWaiting.booking_id, booking.id), eq(bookingWaiting.state, "offered")));
  if (dayId !== null) await offerPlaces(context, tx, dayId);
  return row;
}

/** Who was offered a place has it. */
export async function noteTaken(tx: Database, bookingId: number): Promise<void> {
  await tx
    .update(bookingWaiting)
    .set({ state: "taken" })
    .where(and(eq(bookingWaiting.booking_id, bookingId), eq(bookingWaiting.state, "offered")));
}

/** Offers the free places of a day to those who wait, in their order, each for twelve hours, or until its start. */
export async function offerPlaces(context: Context, tx: Database, dayId: number): Promise<void> {
  const [day] = await tx.select().from(days).where(eq(days.id, dayId));
  if (!day?.is_active || day.cancelled_at) return;
  for (;;) {
    const [slot] = await tx
      .select()
      .from(daySlots)
      .where(
        and(
          eq(daySlots.day_id, dayId),
          lt(daySlots.taken, daySlots.seats),
          gt(daySlots.starts_at, context.now()),
        ),
      )
      .orderBy(asc(daySlots.starts_at))
      .limit(1);
    if (!slot) return;
    // Somebody else may be giving a place to the first: then the second is next.
    const [entry] = await tx
      .select()
      .from(bookingWaiting)
      .where(and(eq(bookingWaiting.day_id, dayId), eq(bookingWaiting.state, "waiting")))
      .orderBy(asc(bookingWaiting.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!entry) return;
    if (!(await isStillWaiting(tx, entry, day.date))) {
      await tx.update(bookingWaiting).set({ state: "left" }).where(eq(bookingWaiting.id, entry.id));
      continue;
    }
    if (await tryTake(tx, slot.id, 1)) await offer(context, tx, entry, slot);
  }
}

/** Takes seats where they are free; false where they are not, or the day is off. The transaction goes on. */
export async function tryTake(tx: Database, slotId: number, seats: number): Promise<boolean> {
  try {
    await takeSeats(tx, slotId, seats);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

type Entry = typeof bookingWaiting.$inferSelect;

/** A voucher may have been used, booked elsewhere or may have run out meanwhile. */
async function isStillWaiting(tx: Database, { voucher_id }: Entry, date: string): Promise<boolean> {
  if (voucher_id === null) return true;
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, voucher_id));
  if (!voucher || voucher.used_at || voucher.voided_at) return false;
  if ((await askedBooking(tx, voucher_id)) || (await isWithdrawn(tx, voucher))) return false;
  if (voucher.valid_until < date) return false;
  return (await bookingOfVoucher(tx, voucher_id)) === null;
}

async function offer(context: Context, tx: Database, entry: Entry, slot: Slot): Promise<void> {
  const at = context.now();
  const { product_id, names, voucher_id, language } = entry;
  const [booking] = await tx
    .insert(bookings)
    .values({
      slot_id: slot.id,
      starts_at: slot.starts_at,
      product_id,
      names,
      voucher_id,
      language,
      state: "held",
      hold_until: offerEnd(context, slot.starts_at),
      riders: [entry.name],
      customer_name: entry.name,
      customer_email: entry.email,
      customer_phone: entry.phone,
      created_at: at,
      updated_at: at,
    })
    .returning();
  const held = booking as Booking;
  await tx
    .update(bookingWaiting)
    .set({ state: "offered", booking_id: held.id })
    .where(eq(bookingWaiting.id, entry.id));
  await noteEvent(context, tx, held.id, "offered");
  await queueBookingMail(context, tx, held, "offer");
}

/** Ends the holds whose time is over, each in a transaction of its own; of one slot alone where it is named. */
export async function expireHolds(context: Context, slotId?: number): Promise<number> {
  const due = await context.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, "held"),
        lte(bookings.hold_until, context.now()),
        slotId === undefined ? undefined : eq(bookings.slot_id, slotId),
      ),
    )
    .orderBy(asc(bookings.id));
  let ended = 0;
  for (const { id } of due) if (await expireHold(context, id)) ended++;
  if (ended > 0) await context.responseCache.invalidate();
  return ended;
}

async function expireHold(context: Context, id: number): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(bookings)
      .where(and(eq(bookings.id, id), eq(bookings.state, "held"), lte(bookings.hold_until, context.now())))
      .for("update");
    if (!held || (await offerAgain(context, tx, held))) return false;
    const ended = await releaseSeats(context, tx, held, "expired");
    if (held.order_id !== null) await queueBookingMail(context, tx, ended, "hold-ended");
    return true;
  });
}

/**
 * An offer whose mail the mail server has not taken, or only when half of its time was over, stands anew: nobody lapses
 * on a list for what nobody could read. Answers whether it does.
 */
async function offerAgain(context: Context, tx: Database, held: Booking): Promise<boolean> {
  const { id, hold_until, starts_at, order_id } = held;
  // Without a mail server it is written to a file at once.
  if (!context.config.SMTP_URL || order_id !== null || !hold_until || starts_at <= context.now())
    return false;
  const [told] = await tx
    .select({ state: mails.state, sent_at: mails.sentAt })
    .from(mails)
    .where(and(eq(mails.about, aboutBooking(id)), eq(mails.kind, BOOKING_MAILS.offer.kind)))
    .orderBy(desc(mails.id))
    .limit(1);
  const half = new Date(hold_until.getTime() - (OFFER_HOURS / 2) * 3_600_000);
  const isUntold =
    told?.state === "queued" ||
    told?.state === "late" ||
    (told?.state === "sent" && told.sent_at !== null && told.sent_at > half);
  if (!isUntold) return false;
  await overtakeMails(context, tx, id);
  const anew = await changeBooking(context, tx, id, { hold_until: offerEnd(context, starts_at) });
  await queueBookingMail(context, tx, anew, "offer");
  return true;
}

/** Twelve hours from now, or the start. */
function offerEnd({ now }: Context, starts_at: Date): Date {
  return new Date(Math.min(now().getTime() + OFFER_HOURS * 3_600_000, starts_at.getTime()));
}
