import { and, asc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { products } from "#features/products/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Database } from "#kit/server/database/database.ts";
import { dayProducts, daySlots, days } from "./days.table.ts";

/**
 * Seats of slots, for those who book. Everybody locks days before slots and both by id, so that nobody waits in a
 * circle: who books holds the day against being changed or cancelled, who changes it holds it against bookings.
 * Public answers show free seats: a call of the API drops them by itself, a job calls `responseCache.invalidate`.
 */

export type Slot = typeof daySlots.$inferSelect;

/**
 * Takes `n` seats in the caller's transaction. Answers the slot after it. Throws NOT_FOUND for a slot of a day that
 * is not published, DAY_CANCELLED, SLOT_FULL with `free` where fewer than `n` are left.
 */
export async function takeSeats(tx: Database, slotId: number, n: number): Promise<Slot> {
  const [day] = await lockDays(tx, [slotId]);
  requireOpen(day);
  return take(tx, slotId, n);
}

/** Gives `n` seats back in the caller's transaction, of a cancelled day too. Answers the slot after it. */
export async function freeSeats(tx: Database, slotId: number, n: number): Promise<Slot> {
  await lockDays(tx, [slotId]);
  return free(tx, slotId, n);
}

/**
 * Moves `n` seats from one slot to another, of the same day or of another one, also away from a cancelled day.
 * Throws as `takeSeats` does; then nothing has moved.
 */
export async function moveSeats(tx: Database, from: number, to: number, n: number): Promise<Slot> {
  const locked = await lockDays(tx, [from, to]);
  requireOpen(locked.find(({ slot_id }) => slot_id === to));
  await tx
    .select({ id: daySlots.id })
    .from(daySlots)
    .where(inArray(daySlots.id, [from, to]))
    .orderBy(asc(daySlots.id))
    .for("update");
  const slot = await take(tx, to, n);
  await free(tx, from, n);
  return slot;
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

function requireOpen(day: Locked | undefined): void {
  if (!day?.is_active) throw new Refusal("NOT_FOUND");
  if (day.cancelled_at) throw new Refusal("DAY_CANCELLED");
}

/** One conditional statement: where two want the last seat, the second one finds it taken. */
async function take(tx: Database, id: number, n: number): Promise<Slot> {
  const [slot] = await tx
    .update(daySlots)
    .set({ taken: sql`${daySlots.taken} + ${n}` })
    .where(and(eq(daySlots.id, id), lte(sql`${daySlots.taken} + ${n}`, daySlots.seats)))
    .returning();
  if (slot) return slot;
  const [full] = await tx.select().from(daySlots).where(eq(daySlots.id, id));
  if (!full) throw new Refusal("NOT_FOUND");
  throw new Refusal("SLOT_FULL", { detail: { free: full.seats - full.taken } });
}

async function free(tx: Database, id: number, n: number): Promise<Slot> {
  const [slot] = await tx
    .update(daySlots)
    .set({ taken: sql`${daySlots.taken} - ${n}` })
    .where(and(eq(daySlots.id, id), gte(daySlots.taken, n)))
    .returning();
  if (!slot) throw new Error(`Slot ${id} has no ${n} taken seats to give back.`);
  return slot;
}
