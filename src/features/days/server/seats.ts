import { and, asc, eq, inArray } from "drizzle-orm";
import { products } from "#features/products/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Database } from "#kit/server/database/database.ts";
import { dayProducts, daySlots, days } from "./days.table.ts";

/**
 * Seats of slots, for those who book. A trigger counts what a slot's bookings take (decision 0054); here is asked whether
 * there is room, and the slot is held until the caller's transaction, which writes the booking, ends. Everybody locks
 * days before slots and both by id, so that nobody waits in a circle: who books holds the day against being changed or
 * cancelled, who changes it holds it against bookings.
 * Public answers show free seats: a call of the API drops them by itself, a job calls `responseCache.invalidate`.
 */

export type Slot = typeof daySlots.$inferSelect;

/**
 * Holds `n` seats for a booking that the caller's transaction writes. Throws NOT_FOUND for a slot of a day that
 * is not published, DAY_CANCELLED, SLOT_FULL with `free` where fewer than `n` are left.
 */
export async function takeSeats(tx: Database, slotId: number, n: number): Promise<Slot> {
  const [day] = await lockDays(tx, [slotId]);
  requireOpen(day);
  return requireRoom(await lockSlots(tx, [slotId]), slotId, n);
}

/** Holds the day of a slot whose booking the caller ends. Answers the day's id; null where the slot is gone. */
export async function holdDayOf(tx: Database, slotId: number): Promise<number | null> {
  const [day] = await lockDays(tx, [slotId]);
  return day?.day_id ?? null;
}

/**
 * Holds `n` seats for a booking that the caller's transaction moves there from another slot, of the same day or of
 * another one, also away from a cancelled day. Throws as `takeSeats` does.
 */
export async function moveSeats(tx: Database, from: number, to: number, n: number): Promise<Slot> {
  const locked = await lockDays(tx, [from, to]);
  requireOpen(locked.find(({ slot_id }) => slot_id === to));
  return requireRoom(await lockSlots(tx, [from, to]), to, n);
}

/** Holds slots with their days for a caller that leaves some of them and enters others, one after the other. */
export async function holdSlots(tx: Database, ids: number[]): Promise<void> {
  await lockDays(tx, ids);
  await lockSlots(tx, ids);
}

/** What a product costs on a day, in haléře; null where the day does not serve it. */
export async function priceOnDay(db: Database, dayId: number, productId: string): Promise<number | null> {
  const [row] = await db
    .select({ own: dayProducts.price_halere, usual: products.price_halere })
    .from(dayProducts)
    .innerJoin(products, eq(products.id, dayProducts.product_id))
    .where(and(eq(dayProducts.day_id, dayId), eq(dayProducts.product_id, productId)));
  return row ? (row.own ?? row.usual) : null;
}

type Locked = { slot_id: number; day_id: number; is_active: boolean; cancelled_at: Date | null };

/** The days of slots, held until the transaction ends; others may book on them at the same time. */
async function lockDays(tx: Database, slotIds: number[]): Promise<Locked[]> {
  const ids = tx.select({ id: daySlots.day_id }).from(daySlots).where(inArray(daySlots.id, slotIds));
  const locked = await tx
    .select({ day_id: days.id, is_active: days.is_active, cancelled_at: days.cancelled_at })
    .from(days)
    .where(inArray(days.id, ids))
    .orderBy(asc(days.id))
    .for("share");
  const slots = await tx
    .select({ slot_id: daySlots.id, day_id: daySlots.day_id })
    .from(daySlots)
    .where(inArray(daySlots.id, slotIds));
  return slots.flatMap((slot) =>
    locked.filter(({ day_id }) => day_id === slot.day_id).map((day) => ({ ...day, ...slot })),
  );
}

/** Where two want the last seat, the second one waits here and finds it taken. */
function lockSlots(tx: Database, ids: number[]): Promise<Slot[]> {
  return tx
    .select()
    .from(daySlots)
    .where(inArray(daySlots.id, ids))
    .orderBy(asc(daySlots.id))
    .for("no key update");
}

function requireOpen(day: Locked | undefined): void {
  if (!day?.is_active) throw new Refusal("NOT_FOUND");
  if (day.cancelled_at) throw new Refusal("DAY_CANCELLED");
}

function requireRoom(slots: Slot[], id: number, n: number): Slot {
  const slot = slots.find((one) => one.id === id);
  if (!slot) throw new Refusal("NOT_FOUND");
  const free = Math.max(0, slot.seats - slot.taken);
  if (free < n) throw new Refusal("SLOT_FULL", { detail: { free } });
  return slot;
}
