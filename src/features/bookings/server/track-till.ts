import { and, asc, eq, inArray } from "drizzle-orm";
import { priceOnDay } from "#features/days/server/index.ts";
import type { MoneyWay } from "#features/orders/index.ts";
import { products } from "#features/products/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type Booking, changeBooking, noteEvent, rideSlot } from "./booking-rows.ts";
import { bookings } from "./bookings.table.ts";

/** Seats that are sold to be paid at the track. */
export interface SeatsSold {
  /** The first of them, with its customer. */
  booking: Booking;
  quantity: number;
  price_halere: Halere;
  /** Gives them to the order that was just stored, in its transaction. */
  give: (tx: Database, orderId: number, itemId: number) => Promise<void>;
}

/**
 * What takes money at the track. Orders are placed and paid by features that know bookings, never the other way round
 * (decision 0131).
 */
export interface TrackTill {
  /** Places the order; answers its id. Throws as placing an order does. */
  sell(context: Context, tx: Database, sold: SeatsSold): Promise<number>;
  /** Notes money for an order, with its papers; false where nothing is to be paid any more. */
  take(
    context: Context,
    tx: Database,
    orderId: number,
    money: { how: MoneyWay; amount: Halere },
  ): Promise<boolean>;
  /** When the payments were taken that are noted for an order by hand, and stand. */
  noted(tx: Database, orderId: number): Promise<Date[]>;
  /** Takes a payment back that was noted by mistake. Throws CONFLICT where there is no way back. */
  undo(context: Context, tx: Database, orderId: number): Promise<void>;
  /** Ends an unpaid order that was made to be paid at the track, once none of its seats is left. */
  close(context: Context, tx: Database, orderId: number): Promise<void>;
}

declare module "#kit/server/context.ts" {
  interface Parts {
    till: TrackTill;
  }
}

/**
 * The order of bookings that somebody pays at the track: made now for those that have none, a piece for each seat.
 * Throws as placing an order does, NOT_FOUND where the product is gone.
 */
export async function sellBookings(context: Context, tx: Database, rows: Booking[]): Promise<number> {
  const single: Booking[] = [];
  for (const row of rows) single.push(...(await split(context, tx, row)));
  const [booking] = single as [Booking];
  const price_halere = await priceOf(tx, booking);
  if (price_halere === null) throw new Refusal("NOT_FOUND");
  return context.parts.till.sell(context, tx, {
    ...{ booking, quantity: single.length, price_halere },
    async give(inner, order_id, order_item_id) {
      for (const [at, { id }] of single.entries())
        await changeBooking(context, inner, id, { order_id, order_item_id, piece: at + 1 });
    },
  });
}

/** What a seat of a booking costs: on its day, else as the product costs by itself; null where it is gone. */
export async function priceOf(
  db: Database,
  { slot_id, product_id }: Pick<Booking, "slot_id" | "product_id">,
): Promise<Halere | null> {
  const ride = await rideSlot(db, slot_id);
  const own = ride && (await priceOnDay(db, ride.day.id, product_id));
  if (own !== null && own !== undefined) return own;
  const [product] = await db
    .select({ price: products.price_halere })
    .from(products)
    .where(eq(products.id, product_id));
  return product?.price ?? null;
}

/** A sold piece is one seat: each has its rider, its voucher and its check-in. What is signed stays with the first. */
async function split(context: Context, tx: Database, row: Booking): Promise<Booking[]> {
  if (row.seats === 1) return [row];
  const first = await changeBooking(context, tx, row.id, { seats: 1, riders: row.riders.slice(0, 1) });
  const { id: _id, searched: _searched, ...rest } = row;
  const others = await tx
    .insert(bookings)
    .values(
      Array.from({ length: row.seats - 1 }, (_unused, at) => ({
        ...rest,
        ...{ seats: 1, riders: row.riders.slice(at + 1, at + 2), updated_at: context.now() },
      })),
    )
    .returning();
  for (const { id } of others) await noteEvent(context, tx, id, "booked");
  return [first, ...others.toSorted((a, b) => a.id - b.id)];
}

/** Ends the unpaid order of a seat that was cancelled, where it was its last. */
export async function closeSale(context: Context, tx: Database, { order_id }: Booking): Promise<void> {
  if (order_id === null) return;
  const left = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.order_id, order_id),
        inArray(bookings.state, ["held", "booked", "checked-in", "no-show"]),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(1);
  if (left.length === 0) await context.parts.till.close(context, tx, order_id);
}
