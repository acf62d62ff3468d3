import { and, asc, eq, isNull, ne } from "drizzle-orm";
import { daySlots, takeSeats } from "#features/days/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { requireNotWithdrawn, requireUsable, voucherBy } from "#features/vouchers/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { isUniqueViolation } from "#kit/server/database/database-errors.ts";
import type { Phoned } from "../admin-bookings.contract.ts";
import { allowedNow } from "./allowed-now.ts";
import { type Booking, bookingOfVoucher, changeBooking, lockBooking, noteEvent } from "./booking-rows.ts";
import { bookingEvents, bookings, gateActs } from "./bookings.table.ts";
import { afterOthers, doneBefore, hashOf } from "./gate/act-keys.ts";
import { isGateOpen } from "./gate/gate-day.ts";
import { listed } from "./list-bookings.ts";
import { queueBookingMail } from "./mails/booking-mails.ts";
import { BOOKED_ALREADY, leaveLists, productOfVoucher, requireVoucherFor, rideFor } from "./seats/book.ts";
import { lockForChange, moveBooking, requireNotAsked, unask } from "./seats/change-seat.ts";
import { expireHolds, releaseSeats } from "./seats/release-seats.ts";
import { waitingOfDay } from "./seats/waiting-list.ts";
import { isTrackAlone } from "./track-alone.ts";
import { closeSale, lockSale, sellBookings } from "./track-till.ts";

const ONE_SEAT = { en: "One voucher is for one place.", cs: "Jeden poukaz je na jedno místo." };
const OVER = {
  en: "This booking can no longer be changed: it was cancelled, or its rider has already arrived.",
  cs: "Tuto rezervaci už změnit nejde: je zrušená, nebo účastník už přijel.",
};

/** A voucher that the team makes void gives its seat back, and its rider is told. */
export async function endOfVoucher(
  context: Context,
  tx: Database,
  voucherId: number,
  reason: string,
): Promise<void> {
  await leaveLists(tx, voucherId);
  const live = await bookingOfVoucher(tx, voucherId);
  if (!live) return;
  const booking = await lockForChange(tx, live.id);
  if (booking.state !== "held" && booking.state !== "booked") return;
  const ended = await releaseSeats(context, tx, booking, "team", reason);
  if (booking.state === "booked") await queueBookingMail(context, tx, ended, "cancelled");
}

/** The bookings of a day in the order of their slots. */
export async function bookingsOfDay(context: Context, dayId: number, all: boolean) {
  await expireHolds(context);
  return listed(context, and(eq(daySlots.day_id, dayId), all ? undefined : ne(bookings.state, "cancelled")));
}

/** One booking as the team sees it; null where there is none. */
export async function adminBooking(context: Context, id: number) {
  const [row] = await listed(context, eq(bookings.id, id));
  return row ?? null;
}

/** One booking with its log. Throws NOT_FOUND. */
export async function getBooking(context: Context, id: number) {
  const { db } = context;
  const booking = await adminBooking(context, id);
  if (!booking) throw new Refusal("NOT_FOUND");
  const events = await db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.booking_id, id))
    .orderBy(asc(bookingEvents.id));
  const acts = await db
    .select()
    .from(gateActs)
    .where(eq(gateActs.booking_id, id))
    .orderBy(asc(gateActs.received_at));
  return { ...booking, events, gate_acts: acts };
}

/** Who waits for a place on a day. */
export async function waitingOf({ db, language }: Context, dayId: number) {
  return (await waitingOfDay(db, dayId)).map((entry) => ({
    ...entry,
    state: entry.state === "offered" ? ("offered" as const) : ("waiting" as const),
    product: entry.names[language] || entry.names.en,
    with_voucher: entry.voucher_id !== null,
  }));
}

/** What the gate has done twice and nobody has decided. */
export async function openConflicts(context: Context) {
  const acts = await context.db
    .select()
    .from(gateActs)
    .where(and(eq(gateActs.outcome, "conflict"), isNull(gateActs.decided_at)))
    .orderBy(asc(gateActs.received_at));
  const found = [];
  for (const act of acts) {
    const booking = await adminBooking(context, act.booking_id);
    if (booking) found.push({ ...act, booking });
  }
  return found;
}

/**
 * A booking made by telephone or at the gate, with a voucher or to be paid at the track: then one for each place, with
 * their order.
 *
 * A key that was used answers its booking again.
 *
 * @throws Refusal NOT_FOUND, FORBIDDEN at the track for another day, INVALID, CONFLICT, SLOT_FULL, DAY_CANCELLED, VOUCHER_USED, VOUCHER_VOID, VOUCHER_EXPIRED,
 *   IDEMPOTENCY_KEY_REUSED
 */
export async function addBooking(context: Context, wish: Phoned) {
  await expireHolds(context, wish.slot_id);
  const id = await afterOthers(() => written(context, (tx) => addOnce(context, tx, wish)));
  return getBooking(context, id);
}

async function addOnce(context: Context, tx: Database, { key, ...wish }: Phoned): Promise<number> {
  if (key === undefined) return (await add(context, tx, wish)).id;
  const hash = hashOf(wish);
  const earlier = await doneBefore(tx, key, hash);
  if (earlier) return earlier.booking_id;
  const { id } = await add(context, tx, wish);
  const { user, now } = context;
  await tx.insert(gateActs).values({
    key,
    booking_id: id,
    kind: "add",
    done_at: now(),
    received_at: now(),
    outcome: "done",
    by: user ? user.name || user.email : "",
    body_hash: hash,
  });
  return id;
}

async function add(context: Context, tx: Database, wish: Omit<Phoned, "key">): Promise<Booking> {
  if (wish.code !== undefined && wish.seats > 1) throw invalidField("seats", ONE_SEAT, context.language);
  const voucher = wish.code === undefined ? null : await voucherBy(tx, wish.code, true);
  if (voucher) {
    requireUsable(voucher, pragueDay(context.now()));
    await requireNotWithdrawn(context, tx, voucher);
  }
  const { product_id, names } = voucher
    ? await productOfVoucher(tx, voucher)
    : await productNamed(tx, wish.product_id);
  const { seats } = wish;
  await takeSeats(tx, wish.slot_id, seats);
  const ride = await rideFor(context, tx, wish.slot_id, product_id);
  if (voucher) {
    requireVoucherFor(voucher, ride);
    await leaveLists(tx, voucher.id);
  }
  if (isTrackAlone(context) && !isGateOpen(ride.day.date, context.now())) throw new Refusal("FORBIDDEN");
  const at = context.now();
  const riders = wish.riders.length > 0 ? wish.riders : [wish.name];
  const stored = await tx
    .insert(bookings)
    .values(
      Array.from({ length: seats }, (_, seat) => ({
        slot_id: ride.slot.id,
        starts_at: ride.slot.starts_at,
        product_id,
        names,
        state: "booked" as const,
        voucher_id: voucher?.id ?? null,
        language: wish.language,
        note: wish.note,
        riders: riders.slice(seat, seat + 1),
        customer_name: wish.name,
        customer_email: wish.email,
        customer_phone: wish.phone,
        created_at: at,
        updated_at: at,
      })),
    )
    .returning();
  const rows = stored.toSorted((a, b) => a.id - b.id);
  for (const { id } of rows) await noteEvent(context, tx, id, "booked");
  if (!voucher) await sellBookings(context, tx, rows);
  for (const { id } of rows) await queueBookingMail(context, tx, await lockBooking(tx, id), "booked");
  return rows[0] as Booking;
}

async function productNamed(tx: Database, id: string) {
  const [product] = await tx.select().from(products).where(eq(products.id, id));
  if (!product) throw new Refusal("NOT_FOUND");
  const { en, cs } = product.translations;
  return { product_id: id, names: { en: en.name, cs: cs.name } };
}

/** Moves a booking at any time and tells its customer. Throws as `moveByCustomer`, but for the latest change. */
export async function moveByTeam(context: Context, id: number, slotId: number) {
  await expireHolds(context, slotId);
  await written(context, async (tx) => {
    const booking = await lockForChange(tx, id, slotId);
    if (booking.slot_id === slotId && booking.state !== "cancelled") return;
    requireNotAsked(booking);
    const isOpen = booking.state !== "cancelled" || (await allowedNow({ ...context, db: tx }, booking)).move;
    if (booking.state === "checked-in" || !isOpen) throw new Refusal("CONFLICT", { words: OVER });
    const moved = await moveBooking(context, tx, booking, slotId, "team");
    await queueBookingMail(context, tx, moved, moved.moved_from ? "moved" : "again");
  });
  return getBooking(context, id);
}

/** Cancels a booking at any time and tells its customer. Throws NOT_FOUND, CONFLICT for one whose rider was here. */
export async function cancelByTeam(context: Context, id: number, reason: string) {
  await written(context, async (tx) => {
    await lockSale(tx, id);
    const booking = await lockForChange(tx, id);
    if (booking.state === "cancelled") return;
    if (booking.state === "checked-in") throw new Refusal("CONFLICT", { words: OVER });
    if (booking.state === "booked") await changeBooking(context, tx, id, { changed_by_us_at: context.now() });
    const ended = await releaseSeats(context, tx, booking, "team", reason);
    // The mail offers what is left once the order has ended, too.
    await closeSale(context, tx, booking);
    await queueBookingMail(context, tx, ended, "cancelled", reason);
  });
  return getBooking(context, id);
}

/** Takes back that its customer asked for the money: as told by telephone. Throws NOT_FOUND, CONFLICT. */
export async function unaskByTeam(context: Context, id: number) {
  await written(context, (tx) => unask(context, tx, id));
  return getBooking(context, id);
}

async function written<T>(context: Context, work: (tx: Database) => Promise<T>): Promise<T> {
  try {
    const done = await context.db.transaction(work);
    await context.responseCache.invalidate();
    return done;
  } catch (error) {
    if (isUniqueViolation(error, "bookings_live_voucher"))
      throw new Refusal("CONFLICT", { words: BOOKED_ALREADY });
    throw error;
  }
}
