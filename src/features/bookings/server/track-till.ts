import { and, asc, eq, inArray } from "drizzle-orm";
import { priceOnDay } from "#features/days/server/index.ts";
import type { MoneyWay } from "#features/orders/index.ts";
import { lockOrder } from "#features/orders/server/index.ts";
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
 * (decision 0071).
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
  /** Whether an order was made to be paid at the track, and is not yet. */
  isOpen(tx: Database, orderId: number): Promise<boolean>;
  /** Ends such an order, once none of its seats is left. */
  close(context: Context, tx: Database, orderId: number): Promise<void>;
  /** Takes a piece out of such an order, of which others are left: it costs less then. */
  takeOut(context: Context, tx: Database, orderId: number, itemId: number): Promise<void>;
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
    booking,
    quantity: single.length,
    price_halere,
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
  const { id: _id, searched: _searched, ...rest } = row;
  const others = await tx
    .insert(bookings)
    .values(
      Array.from({ length: row.seats - 1 }, (_unused, at) => ({
        ...rest,
        seats: 1,
        riders: row.riders.slice(at + 1, at + 2),
        updated_at: context.now(),
        slot_id: null,
      })),
    )
    .returning({ id: bookings.id });
  // In one statement, after which as many seats are taken as before: their slot may be sold beyond its seats.
  const ids = [row.id, ...others.map(({ id }) => id)].sort((a, b) => a - b);
  await tx.update(bookings).set({ slot_id: row.slot_id, seats: 1 }).where(inArray(bookings.id, ids));
  await changeBooking(context, tx, row.id, { riders: row.riders.slice(0, 1) });
  for (const { id } of others) await noteEvent(context, tx, id, "booked");
  return tx.select().from(bookings).where(inArray(bookings.id, ids)).orderBy(asc(bookings.id));
}

/** Of a booking that may end its sale the order is locked first: the order, the voucher, days, the booking (0158). */
export async function lockSale(tx: Database, id: number): Promise<void> {
  const [seen] = await tx.select({ order_id: bookings.order_id }).from(bookings).where(eq(bookings.id, id));
  if (typeof seen?.order_id === "number") await lockOrder(tx, seen.order_id);
}

/**
 * An unpaid order at the track ends with the last of its seats that is cancelled; while others are left, it costs one
 * seat less. The last pieces of an item count as gone, so a seat that stays takes the number of the one that goes.
 */
export async function closeSale(context: Context, tx: Database, booking: Booking): Promise<void> {
  const { id, order_id, order_item_id, piece } = booking;
  const { till } = context.parts;
  if (order_id === null || !(await till.isOpen(tx, order_id))) return;
  const left = await tx
    .select({ id: bookings.id, piece: bookings.piece, item: bookings.order_item_id })
    .from(bookings)
    .where(
      and(
        eq(bookings.order_id, order_id),
        inArray(bookings.state, ["held", "booked", "checked-in", "no-show"]),
      ),
    )
    .orderBy(asc(bookings.piece), asc(bookings.id));
  if (left.length === 0) return till.close(context, tx, order_id);
  if (order_item_id === null || piece === null) return;
  const last = left.findLast((one) => one.item === order_item_id);
  if (last?.piece && last.piece > piece) {
    await changeBooking(context, tx, id, { piece: last.piece });
    await changeBooking(context, tx, last.id, { piece });
  }
  await till.takeOut(context, tx, order_id, order_item_id);
}
