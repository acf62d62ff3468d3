import { and, eq } from "drizzle-orm";
import { daySlots, days, moveSeats, takeSeats } from "#features/days/server/index.ts";
import { tellTeam } from "#features/push/server/index.ts";
import {
  requireNotWithdrawn,
  requireUsable,
  undoRedeemed,
  vouchers,
} from "#features/vouchers/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { isUniqueViolation } from "#kit/server/database/database-errors.ts";
import { allowedNow } from "../allowed-now.ts";
import { type Booking, bookingByKey, changeBooking, lockBooking, rideSlot } from "../booking-rows.ts";
import { bookings } from "../bookings.table.ts";
import { overtakeMails, queueBookingMail } from "../mails/booking-mails.ts";
import { queueMoneyMail, queueNoDayMail } from "../mails/team-notices.ts";
import { askChildrenAgain, askOthersAgain } from "../statements-that-hold.ts";
import { closeSale, lockSale } from "../track-till.ts";
import { BOOKED_ALREADY, leaveLists, requireVoucherFor, rideFor } from "./book.ts";
import { expireHolds, noteTaken, offerPlaces, releaseSeats } from "./release-seats.ts";

/** A booking's address: its id and the key of its page. */
export interface BookingAddress {
  id: number;
  key: string;
}

const NO_CHANGE: Both<string> = {
  en: "This can’t be changed here any more. Please get in touch with us.",
  cs: "Tohle už tady změnit nejde. Ozvěte se nám prosím.",
};
const MOVED_MEANWHILE: Both<string> = {
  en: "The booking has changed in the meantime. Please load the page again.",
  cs: "Rezervace se mezitím změnila. Načtěte prosím stránku znovu.",
};

/** Between reading where a booking is and locking it, it went elsewhere. */
export class MovedMeanwhile extends Refusal {
  constructor() {
    super("CONFLICT", { words: MOVED_MEANWHILE });
  }
}

const ASKED_BACK: Both<string> = {
  en: "The money for this booking has been asked back. Take the request back first, then choose a day.",
  cs: "U této rezervace je požádáno o vrácení peněz. Nejdřív vezměte žádost zpět, potom vyberte termín.",
};

/** The money or the ride, never both. Throws CONFLICT. */
export function requireNotAsked({ money_asked_at }: Pick<Booking, "money_asked_at">): void {
  if (money_asked_at) throw new Refusal("CONFLICT", { words: ASKED_BACK });
}

/**
 * Moves a booking to another slot for its customer; also one that the team's doing has cancelled. The slot that it has
 * already changes nothing, so a double click moves once.
 *
 * @throws Refusal NOT_FOUND, CONFLICT after the latest change, VOUCHER_EXPIRED, SLOT_FULL, DAY_CANCELLED
 */
export async function moveByCustomer(context: Context, address: BookingAddress, slotId: number) {
  await bookingByKey(context.config, context.db, address);
  await expireHolds(context, slotId);
  await changed(context, async (tx) => {
    const booking = await lockForChange(tx, address.id, slotId);
    if (booking.state === "booked" && booking.slot_id === slotId) return;
    requireNotAsked(booking);
    if (!(await allowedNow({ ...context, db: tx }, booking)).move)
      throw new Refusal("CONFLICT", { words: NO_CHANGE });
    const moved = await moveBooking(context, tx, booking, slotId, "customer");
    await queueBookingMail(context, tx, moved, moved.moved_from ? "moved" : "again");
  });
}

/**
 * The booking, locked after the days that it leaves and enters: whoever changes a day holds it first, too. Throws
 * NOT_FOUND, CONFLICT where it moved elsewhere between the two.
 */
export async function lockForChange(tx: Database, id: number, slotId?: number): Promise<Booking> {
  const [seen] = await tx.select({ slot_id: bookings.slot_id }).from(bookings).where(eq(bookings.id, id));
  for (const slot of [seen?.slot_id, slotId].filter((one) => typeof one === "number").sort((a, b) => a - b))
    await tx
      .select({ id: days.id })
      .from(days)
      .innerJoin(daySlots, and(eq(daySlots.day_id, days.id), eq(daySlots.id, slot)))
      .for("share", { of: days });
  const booking = await lockBooking(tx, id);
  // The second of a double click finds it where it wants it.
  if (booking.slot_id !== seen?.slot_id && booking.slot_id !== slotId) throw new MovedMeanwhile();
  return booking;
}

/**
 * Moves a locked booking, live or cancelled by the team's doing, and gives the place that it leaves to who waits. What
 * the team moves, its buyer may still change or ask the money for; what the customer has chosen is chosen. Who did not
 * come, and is moved, is expected again. `at` is when it was done, where that is told later.
 */
export async function moveBooking(
  context: Context,
  tx: Database,
  booking: Booking,
  slotId: number,
  by: "customer" | "team",
  at: Date = context.now(),
) {
  const isLive = booking.state !== "cancelled";
  const from = isLive ? booking.slot_id : null;
  if (from === slotId) return booking;
  if (from === null) await takeSeats(tx, slotId, booking.seats);
  else await moveSeats(tx, from, slotId, booking.seats);
  const ride = await rideFor({ now: () => at }, tx, slotId, booking.product_id);
  const wasAway = booking.state === "no-show";
  if (booking.voucher_id !== null) {
    // A no-show has used it up; whoever may come after all has it again.
    if (wasAway && booking.gate_at) await undoRedeemed(context, tx, booking.voucher_id, booking.gate_at);
    const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, booking.voucher_id));
    if (voucher) {
      requireUsable(voucher, earlier(pragueDay(at), ride.day.date));
      requireVoucherFor(voucher, ride);
    }
    await leaveLists(tx, booking.voucher_id);
  }
  const moved = await changeBooking(
    context,
    tx,
    booking.id,
    {
      slot_id: slotId,
      starts_at: ride.slot.starts_at,
      ...movedFrom(booking, ride.slot),
      ...((!isLive || wasAway) && { state: "booked", cancelled_why: null, gate_at: null, gate_by: null }),
      changed_by_us_at: by === "team" ? changedByTeam(context, booking) : null,
    },
    { kind: "moved", note: `${booking.starts_at.toISOString()} ${ride.slot.starts_at.toISOString()}` },
  );
  await overtakeMails(context, tx, booking.id);
  await askChildrenAgain(context, tx, moved);
  if (from !== null) {
    const left = await rideSlot(tx, from);
    if (left) await offerPlaces(context, tx, left.day.id);
  }
  return moved;
}

/** After midnight a ride is still one of its day. */
function earlier(a: string, b: string): string {
  return a < b ? a : b;
}

/** Given its own time back, it has not moved. */
function movedFrom({ starts_at }: Booking, to: { starts_at: Date }): { moved_from: Date | null } {
  return { moved_from: starts_at.getTime() === to.starts_at.getTime() ? null : starts_at };
}

/** Whoever bought a place for a day can't withdraw from it; a voucher keeps what its day gave it. */
function changedByTeam({ now }: Context, { state, order_id, changed_by_us_at }: Booking): Date | null {
  return order_id !== null && state !== "held" ? now() : changed_by_us_at;
}

/** So late a seat that got free changes the day's plan, and may stay empty. */
const NEAR_MS = 72 * 3_600_000;

/** Cancels a booking for its customer; again, it changes nothing. Throws NOT_FOUND, CONFLICT after the latest change. */
export async function cancelByCustomer(context: Context, address: BookingAddress) {
  await bookingByKey(context.config, context.db, address);
  await changed(context, async (tx) => {
    await lockSale(tx, address.id);
    const booking = await lockForChange(tx, address.id);
    if (booking.state === "cancelled") return;
    if (!(await allowedNow({ ...context, db: tx }, booking)).cancel)
      throw new Refusal("CONFLICT", { words: NO_CHANGE });
    const ended = await releaseSeats(context, tx, booking, "customer");
    await closeSale(context, tx, booking);
    if (booking.state !== "booked") return;
    await queueBookingMail(context, tx, ended, "cancelled");
    const isNear = booking.starts_at.getTime() - context.now().getTime() < NEAR_MS;
    if (isNear) await tellTeam(context, tx, "seat", booking.id);
    const { move } = await allowedNow({ ...context, db: tx }, ended);
    if (move && booking.voucher_id === null) await queueNoDayMail(context, tx, ended);
  });
}

/** Takes the place that the waiting list offers. Throws NOT_FOUND, CONFLICT once it is somebody else's. */
export async function takeOffer(context: Context, address: BookingAddress) {
  await bookingByKey(context.config, context.db, address);
  await changed(context, async (tx) => {
    const booking = await lockBooking(tx, address.id);
    if (booking.state === "booked") return;
    const isOpen = booking.hold_until && booking.hold_until > context.now();
    if (!isOpen || !(await allowedNow({ ...context, db: tx }, booking)).take)
      throw new Refusal("CONFLICT", { words: NO_CHANGE });
    if (booking.voucher_id !== null) {
      const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, booking.voucher_id));
      if (voucher) {
        requireUsable(voucher, pragueDay(context.now()));
        await requireNotWithdrawn(context, tx, voucher);
      }
    }
    const change = { state: "booked" as const, hold_until: null };
    const taken = await changeBooking(context, tx, booking.id, change, { kind: "booked" });
    await noteTaken(tx, booking.id);
    if (booking.voucher_id !== null) await leaveLists(tx, booking.voucher_id);
    await queueBookingMail(context, tx, taken, "booked");
  });
}

/** Writes who rides. Throws NOT_FOUND, CONFLICT for a booking that is over. */
export async function nameRiders(context: Context, address: BookingAddress, riders: string[]) {
  await bookingByKey(context.config, context.db, address);
  await context.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, address.id);
    if (booking.state !== "booked" && booking.state !== "held")
      throw new Refusal("CONFLICT", { words: NO_CHANGE });
    const named = riders.slice(0, booking.seats);
    await changeBooking(context, tx, booking.id, { riders: named }, { kind: "riders" });
    await askOthersAgain(context, tx, booking, named);
  });
}

/**
 * Asks for the money back where the team has changed the day. The seat is given back and the team gets a mail; again,
 * it changes nothing.
 *
 * @throws Refusal NOT_FOUND, CONFLICT
 */
export async function askMoneyBack(context: Context, address: BookingAddress) {
  const { voucher_id } = await bookingByKey(context.config, context.db, address);
  await changed(context, async (tx) => {
    // Whoever books with the voucher at the same moment holds it first, too.
    if (voucher_id !== null)
      await tx.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.id, voucher_id)).for("update");
    const booking = await lockForChange(tx, address.id);
    if (booking.money_asked_at) return;
    if (!(await allowedNow({ ...context, db: tx }, booking)).money)
      throw new Refusal("CONFLICT", { words: NO_CHANGE });
    if (booking.state !== "cancelled") await releaseSeats(context, tx, booking, "day");
    if (booking.voucher_id !== null) await leaveLists(tx, booking.voucher_id);
    const change = { money_asked_at: context.now() };
    await queueMoneyMail(
      context,
      tx,
      await changeBooking(context, tx, booking.id, change, { kind: "money-asked" }),
    );
  });
}

/** Takes that asking back: the ride can be chosen again. Again, it changes nothing. Throws NOT_FOUND, CONFLICT. */
export async function unaskMoneyBack(context: Context, address: BookingAddress) {
  await bookingByKey(context.config, context.db, address);
  await changed(context, (tx) => unask(context, tx, address.id));
}

/** The same for the team, whom its customer has told. */
export async function unask(context: Context, tx: Database, id: number): Promise<void> {
  const booking = await lockForChange(tx, id);
  if (booking.money_asked_at === null) return;
  if (!(await allowedNow({ ...context, db: tx }, booking)).unask)
    throw new Refusal("CONFLICT", { words: NO_CHANGE });
  await changeBooking(context, tx, id, { money_asked_at: null }, { kind: "money-unasked" });
}

async function changed(context: Context, work: (tx: Database) => Promise<void>): Promise<void> {
  try {
    await context.db.transaction(work);
  } catch (error) {
    if (isUniqueViolation(error, "bookings_live_voucher"))
      throw new Refusal("CONFLICT", { words: BOOKED_ALREADY });
    throw error;
  }
  await context.responseCache.invalidate();
}
