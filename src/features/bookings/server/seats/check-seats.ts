import { asc, eq, gt, ne, sql } from "drizzle-orm";
import { daySlots, days } from "#features/days/server/index.ts";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";

const booked = sql<number>`(select coalesce(sum(b.seats), 0)::int from bookings b
  where b.slot_id = day_slots.id and b.state <> 'cancelled')`;

/**
 * Puts right what slots say is taken where it is not what their bookings take: the trigger counts anew at any write.
 * Before there was one, a refused change of time at the gate left such counts behind. Answers how many were wrong.
 */
export async function putSeatsRight({ db, log, responseCache }: Services): Promise<number> {
  const wrong = await db
    .select({ id: daySlots.id, starts_at: daySlots.starts_at, taken: daySlots.taken, booked })
    .from(daySlots)
    .where(ne(daySlots.taken, booked))
    .orderBy(asc(daySlots.id));
  for (const slot of wrong) {
    await db.update(daySlots).set({ taken: slot.booked }).where(eq(daySlots.id, slot.id));
    log.warn(slot, "A slot said that other seats are taken than its bookings take: it was counted anew");
  }
  if (wrong.length > 0) await responseCache.invalidate();
  const twice = await soldTwice({ db, now: () => new Date(0) });
  if (twice.length > 0) log.warn({ slots: twice }, "Slots that were sold beyond their seats");
  return wrong.length;
}

/** Slots to come that more people have booked than there are places: somebody has to be moved. */
export function soldTwice({ db, now }: { db: Database; now: () => Date }) {
  return db
    .select({
      day: daySlots.day_id,
      date: days.date,
      starts_at: daySlots.starts_at,
      seats: daySlots.seats,
      taken: daySlots.taken,
    })
    .from(daySlots)
    .innerJoin(days, eq(days.id, daySlots.day_id))
    .where(sql`${daySlots.taken} > ${daySlots.seats} and ${gt(daySlots.starts_at, now())}`)
    .orderBy(asc(daySlots.starts_at), asc(daySlots.id))
    .limit(20);
}
