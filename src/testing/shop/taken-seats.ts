import { and, asc, eq, ne } from "drizzle-orm";
import { bookings } from "#features/bookings/server/bookings.table.ts";
import { moveSeats, takeSeats } from "#features/days/server/index.ts";
import type { Services } from "#kit/server/context.ts";

/** Takes seats with a booking of nobody, as whoever books does: asked for first, then written. */
export function takePlaces({ db }: Pick<Services, "db">, slot_id: number, seats = 1): Promise<void> {
  return db.transaction(async (tx) => {
    const { starts_at } = await takeSeats(tx, slot_id, seats);
    await tx.insert(bookings).values({
      slot_id,
      seats,
      starts_at,
      state: "booked",
      product_id: "a-ride",
      names: { en: "Ride", cs: "Jízda" },
      language: "cs",
    });
  });
}

/** Cancels the first booking of a slot. */
export function freePlaces({ db }: Pick<Services, "db">, slot_id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const [first] = await tx
      .select()
      .from(bookings)
      .where(and(eq(bookings.slot_id, slot_id), ne(bookings.state, "cancelled")))
      .orderBy(asc(bookings.id));
    if (!first) throw new Error(`Slot ${slot_id} has no booking.`);
    const change = { state: "cancelled", cancelled_why: "team" } as const;
    await tx.update(bookings).set(change).where(eq(bookings.id, first.id));
  });
}

/** Moves a booking of one seat from one slot to another. */
export function movePlace({ db }: Pick<Services, "db">, from: number, to: number): Promise<void> {
  return db.transaction(async (tx) => {
    await moveSeats(tx, from, to, 1);
    const [first] = await tx
      .select()
      .from(bookings)
      .where(and(eq(bookings.slot_id, from), ne(bookings.state, "cancelled")))
      .orderBy(asc(bookings.id));
    if (!first) throw new Error(`Slot ${from} has no booking.`);
    await tx.update(bookings).set({ slot_id: to }).where(eq(bookings.id, first.id));
  });
}
