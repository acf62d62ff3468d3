import { and, asc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { bookingEvents, bookings, bookingWaiting, gateActs } from "./bookings.table.ts";

/** Bookings are kept as long as the orders that they belong to; waiting lists are of no use after their day. */
const YEARS = 5;
const WAITING_DAYS = 30;

const NOBODY = {
  customer_name: "",
  customer_email: "",
  customer_phone: "",
  riders: [] as string[],
  note: "",
};

/** A person by the address, or the bookings of somebody who left none. */
export type BookingsOf = string | readonly number[];

const of = (who: BookingsOf) =>
  typeof who === "string"
    ? sql`lower(${bookings.customer_email}) = ${who.toLowerCase()}`
    : inArray(bookings.id, [...who]);
const waits = (email: string) => sql`lower(${bookingWaiting.email}) = ${email.toLowerCase()}`;

/** Bookings and entries of waiting lists of the address. */
export async function countBookingsOf(db: Database, email: string): Promise<number> {
  return (await db.$count(bookings, of(email))) + (await db.$count(bookingWaiting, waits(email)));
}

/** Everything stored about the bookings of the address, oldest first. */
export async function bookingsOf(db: Database, who: BookingsOf) {
  const found = await db.select().from(bookings).where(of(who)).orderBy(asc(bookings.id));
  const ids = found.map(({ id }) => id);
  const events = await db
    .select()
    .from(bookingEvents)
    .where(inArray(bookingEvents.booking_id, ids))
    .orderBy(asc(bookingEvents.id));
  const gate = await db.select().from(gateActs).where(inArray(gateActs.booking_id, ids));
  const waiting =
    typeof who === "string"
      ? await db.select().from(bookingWaiting).where(waits(who)).orderBy(asc(bookingWaiting.id))
      : [];
  return {
    bookings: found.map(({ searched: _, ...booking }) => ({
      ...booking,
      events: events.filter(({ booking_id }) => booking_id === booking.id),
      gate: gate.filter(({ booking_id }) => booking_id === booking.id).map(({ body_hash: _, ...act }) => act),
    })),
    waiting_lists: waiting,
  };
}

/**
 * Takes the person out of the bookings that are over, and of waiting lists; answers how many. Who still has a seat to
 * come keeps it: her order, or her cancelling, comes first.
 */
export async function eraseBookingsOf(tx: Database, who: BookingsOf, now: Date): Promise<number> {
  const done = await anonymise(tx, and(of(who), isOver(now)), now);
  if (typeof who !== "string") return done;
  const left = await tx.delete(bookingWaiting).where(waits(who)).returning({ id: bookingWaiting.id });
  return done + left.length;
}

/** How many seats to come the person has. */
export function seatsToCome(db: Database, who: BookingsOf, now: Date): Promise<number> {
  return db.$count(
    bookings,
    and(of(who), inArray(bookings.state, ["held", "booked"]), gt(bookings.starts_at, now)),
  );
}

/** The daily work: riders of old days, holds that nobody ordered, lists of past days. */
export async function applyBookingRetention(db: Database, now: Date): Promise<void> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - YEARS);
  const month = new Date(now.getTime() - WAITING_DAYS * 86_400_000);
  await db.transaction(async (tx) => {
    await anonymise(tx, lt(bookings.starts_at, limit), now);
    await tx.delete(bookingWaiting).where(lt(bookingWaiting.created_at, limit));
    await tx.delete(bookingWaiting).where(
      sql`exists (select 1 from days where days.id = ${bookingWaiting.day_id}
          and days.date < ${month.toISOString().slice(0, 10)}::date)`,
    );
    // An offer of a waiting list, or a place in a cart, that nobody took: it has never been a booking.
    await tx.delete(bookings).where(
      and(
        eq(bookings.state, "cancelled"),
        isNull(bookings.order_id),
        lt(bookings.starts_at, month),
        sql`not exists (select 1 from ${bookingEvents} where ${bookingEvents.booking_id} = ${bookings.id}
            and ${bookingEvents.kind} = 'booked')`,
      ),
    );
    await tx
      .delete(bookings)
      .where(
        and(
          eq(bookings.state, "cancelled"),
          isNull(bookings.order_id),
          isNull(bookings.voucher_id),
          eq(bookings.customer_email, ""),
          eq(bookings.customer_name, ""),
          lt(bookings.created_at, month),
        ),
      );
  });
}

function isOver(now: Date): SQL | undefined {
  return or(
    and(ne(bookings.state, "held"), ne(bookings.state, "booked")),
    sql`${bookings.starts_at} <= ${now.toISOString()}::timestamptz`,
  );
}

async function anonymise(tx: Database, match: SQL | undefined, now: Date): Promise<number> {
  const done = await tx
    .update(bookings)
    .set({ ...NOBODY, anonymised_at: now })
    .where(and(match, isNull(bookings.anonymised_at)))
    .returning({ id: bookings.id });
  const ids = done.map(({ id }) => id);
  // Remarks of the team may name people.
  if (ids.length > 0)
    await tx.update(bookingEvents).set({ note: "" }).where(inArray(bookingEvents.booking_id, ids));
  if (ids.length > 0) await tx.update(gateActs).set({ note: "" }).where(inArray(gateActs.booking_id, ids));
  return ids.length;
}
