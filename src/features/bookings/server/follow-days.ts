import { and, asc, eq, gt, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { type DayChange, daySlots, days } from "#features/days/server/index.ts";
import { TEAM_LANGUAGE } from "#features/orders/server/index.ts";
import { monthsLater } from "#features/vouchers/index.ts";
import { extendAtLeast, vouchers } from "#features/vouchers/server/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { programContext } from "#kit/server/program-context.ts";
import { EXTENSION_MONTHS, holdUntil } from "../booking-state.ts";
import { type Booking, changeBooking, type RideSlot, rideSlot } from "./booking-rows.ts";
import { bookings, bookingWaiting } from "./bookings.table.ts";
import { overtakeMails, queueBookingMail } from "./mails/booking-mails.ts";
import { queueWaitingMail } from "./mails/waiting-mails.ts";
import { lockForChange } from "./seats/change-seat.ts";
import { offerPlaces, releaseSeats } from "./seats/release-seats.ts";
import { waitingOfDay } from "./seats/waiting-list.ts";
import { askChildrenAgain } from "./statements-that-hold.ts";

const QUEUE = "bookings-of-day";
/** Rides that are over longer than this follow nothing any more. */
const PAST_MS = 2 * 86_400_000;

/**
 * The team has changed a day: its bookings follow by a job of the same transaction, so that none is forgotten. Who waits
 * for a day that moves is told in that transaction itself.
 */
export async function dayChanged(
  context: Context,
  tx: Database,
  { before, after }: DayChange,
): Promise<void> {
  await context.jobs.enqueue(tx, QUEUE, { day: after.id });
  if (before.date === after.date || after.cancelled_at) return;
  for (const entry of await waitingOfDay(tx, after.id))
    if (entry.state === "waiting") await queueWaitingMail(context, tx, entry, "moved");
}

/** Declares the job that brings bookings to what their day is now. */
export function declareFollowDays(services: Services): void {
  services.jobs.work<{ day: number }>(QUEUE, ({ day }) => followDay(services, day), { retryLimit: 20 });
}

/**
 * Brings the bookings of a day to what it is now, each in a transaction of its own: of a cancelled day they are
 * cancelled, of a moved slot they have its new time, and their customers are told once. Vouchers get more time. Places
 * that were added go to who waits. What stopped half-way is done by the next call. Without a day: of all days to come.
 */
export async function followDay(services: Services, dayId?: number): Promise<void> {
  const context = programContext(services, TEAM_LANGUAGE);
  const behind = await services.db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(daySlots, eq(daySlots.id, bookings.slot_id))
    .innerJoin(days, eq(days.id, daySlots.day_id))
    .where(
      and(
        dayId === undefined ? undefined : eq(days.id, dayId),
        inArray(bookings.state, ["held", "booked"]),
        gt(bookings.starts_at, new Date(context.now().getTime() - PAST_MS)),
        or(isNotNull(days.cancelled_at), ne(daySlots.starts_at, bookings.starts_at)),
      ),
    )
    .orderBy(asc(bookings.id));
  for (const { id } of behind) await services.db.transaction((tx) => followOne(context, tx, id));
  await tellWhoWaited(context, dayId);
  if (dayId !== undefined) await services.db.transaction((tx) => offerPlaces(context, tx, dayId));
  if (behind.length > 0) await services.responseCache.invalidate();
}

/** Who waits for a day that is off waits for nothing: each is told once, with other days. */
async function tellWhoWaited(context: Context, dayId?: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const off = tx
      .select({ id: days.id })
      .from(days)
      .where(and(isNotNull(days.cancelled_at), dayId === undefined ? undefined : eq(days.id, dayId)));
    const left = await tx
      .update(bookingWaiting)
      .set({ state: "left" })
      .where(and(eq(bookingWaiting.state, "waiting"), inArray(bookingWaiting.day_id, off)))
      .returning();
    const today = pragueDay(context.now());
    for (const entry of left.sort((a, b) => a.id - b.id)) {
      const [day] = await tx.select().from(days).where(eq(days.id, entry.day_id));
      if (day && day.date >= today) await queueWaitingMail(context, tx, entry, "gone");
    }
  });
}

async function followOne(context: Context, tx: Database, id: number): Promise<void> {
  // In the order in which everybody locks: the voucher, days, the booking.
  await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .innerJoin(bookings, and(eq(bookings.voucher_id, vouchers.id), eq(bookings.id, id)))
    .for("update", { of: vouchers });
  const booking = await lockForChange(tx, id);
  const ride = await rideSlot(tx, booking.slot_id);
  if (!ride || (booking.state !== "held" && booking.state !== "booked")) return;
  if (ride.day.cancelled_at) await cancelByUs(context, tx, booking);
  else if (ride.slot.starts_at.getTime() !== booking.starts_at.getTime())
    await moveByUs(context, tx, booking, ride);
}

/** A seat that is only held, without an order, has nobody to tell. */
async function cancelByUs(context: Context, tx: Database, booking: Booking): Promise<void> {
  await extend(context, tx, booking, booking.starts_at);
  const isPaid = booking.state === "booked";
  await releaseSeats(context, tx, booking, isPaid ? "day" : "order", "day");
  const change = { changed_by_us_at: context.now() };
  await queueBookingMail(context, tx, await changeBooking(context, tx, booking.id, change), "day-cancelled");
}

async function moveByUs(
  context: Context,
  tx: Database,
  booking: Booking,
  { slot: { starts_at: to }, day }: RideSlot,
): Promise<void> {
  await extend(context, tx, booking, to);
  const { hold_until } = booking;
  const slot = { ...day, starts_at: to };
  const moved = await changeBooking(
    context,
    tx,
    booking.id,
    {
      starts_at: to,
      moved_from: booking.starts_at,
      changed_by_us_at: context.now(),
      ...(hold_until && { hold_until: holdUntil(hold_until, slot, context.now()) }),
    },
    { kind: "day-moved", note: `${booking.starts_at.toISOString()} ${to.toISOString()}` },
  );
  await overtakeMails(context, tx, booking.id);
  await askChildrenAgain(context, tx, moved);
  await queueBookingMail(context, tx, moved, "day-moved");
}

/** The rule: six months from the day on which one would have ridden, or will. */
async function extend(context: Context, tx: Database, { voucher_id }: Booking, ride: Date): Promise<void> {
  if (voucher_id === null) return;
  await extendAtLeast(context, tx, voucher_id, monthsLater(pragueDay(ride), EXTENSION_MONTHS));
}

/** Days on which somebody waits though a place is free: more seats, or a job that was cut off. */
export async function offerForgotten(services: Services): Promise<void> {
  const context = programContext(services, TEAM_LANGUAGE);
  const found = await services.db.execute<{ day_id: number }>(sql`
    select distinct w.day_id from booking_waiting w
    join day_slots s on s.day_id = w.day_id and s.taken < s.seats and s.starts_at > ${context.now().toISOString()}::timestamptz
    where w.state = 'waiting'`);
  for (const { day_id } of found.rows)
    await services.db.transaction((tx) => offerPlaces(context, tx, day_id));
}
