import { and, eq, inArray, type SQL } from "drizzle-orm";
import { daySlots, days } from "#features/days/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Config } from "#kit/server/config/config.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { isKey } from "#kit/server/secrets/secret-key.ts";
import { type BookingEvent, LIVE_STATES } from "../booking-state.ts";
import { bookingKey } from "./booking-key.ts";
import { bookingEvents, bookings } from "./bookings.table.ts";

export type Booking = typeof bookings.$inferSelect;

/** A slot with its day. */
export type RideSlot = {
  slot: typeof daySlots.$inferSelect;
  day: typeof days.$inferSelect;
};

/** The booking that a link opens. Throws NOT_FOUND for a wrong key as for a booking that is not there. */
export async function bookingByKey(
  config: Pick<Config, "TOKEN_SECRET">,
  db: Database,
  { id, key }: { id: number; key: string },
): Promise<Booking> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
  if (!booking || booking.anonymised_at || !isKey(bookingKey(config, booking), key))
    throw new Refusal("NOT_FOUND");
  return booking;
}

/** A booking, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockBooking(tx: Database, id: number): Promise<Booking> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
  if (!booking) throw new Refusal("NOT_FOUND");
  return booking;
}

/** The slot of a booking with its day; null where it has none any more. */
export async function rideSlot(db: Database, slotId: number | null): Promise<RideSlot | null> {
  if (slotId === null) return null;
  const [found] = await db
    .select({ slot: daySlots, day: days })
    .from(daySlots)
    .innerJoin(days, eq(days.id, daySlots.day_id))
    .where(eq(daySlots.id, slotId));
  return found ?? null;
}

/** Bookings that take a seat and match. */
export function isLive(match: SQL | undefined): SQL | undefined {
  return and(inArray(bookings.state, [...LIVE_STATES]), match);
}

/** The live booking of a voucher; null where it has none. */
export async function bookingOfVoucher(db: Database, voucherId: number): Promise<Booking | null> {
  const [found] = await db
    .select()
    .from(bookings)
    .where(isLive(eq(bookings.voucher_id, voucherId)));
  return found ?? null;
}

/** Changes a booking whose row the caller holds, and says so in its log. */
export async function changeBooking(
  context: Pick<Context, "now" | "user">,
  tx: Database,
  id: number,
  change: Partial<typeof bookings.$inferInsert>,
  event?: { kind: BookingEvent; note?: string },
): Promise<Booking> {
  const [row] = await tx
    .update(bookings)
    .set({ ...change, updated_at: context.now() })
    .where(eq(bookings.id, id))
    .returning();
  if (event) await noteEvent(context, tx, id, event.kind, event.note);
  return row as Booking;
}

/** One line of a booking's log. */
export async function noteEvent(
  { now, user }: Pick<Context, "now" | "user">,
  tx: Database,
  booking_id: number,
  kind: BookingEvent,
  note = "",
): Promise<void> {
  const by = user ? user.name || user.email : "";
  await tx.insert(bookingEvents).values({ booking_id, at: now(), by, kind, note });
}
