import { and, eq } from "drizzle-orm";
import { priceOnDay, takeSeats } from "#features/days/server/index.ts";
import { orderItems } from "#features/orders/server/index.ts";
import {
  countMisses,
  giveaways,
  requireFewMisses,
  requireNotWithdrawn,
  requireUsable,
  voucherBy,
  type vouchers,
} from "#features/vouchers/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { isUniqueViolation } from "#kit/server/database/database-errors.ts";
import type { BookByVoucher } from "../../bookings.contract.ts";
import { type Booking, bookingOfVoucher, noteEvent, type RideSlot, rideSlot } from "../booking-rows.ts";
import { bookings, bookingWaiting } from "../bookings.table.ts";
import { queueBookingMail } from "../mails/booking-mails.ts";
import { expireHolds } from "./release-seats.ts";

export type Voucher = typeof vouchers.$inferSelect;

export const BOOKED_ALREADY: Both<string> = {
  en: "This voucher already has a booking. Move or cancel it on its own page.",
  cs: "K tomuto poukazu už rezervace existuje. Přesunout nebo zrušit ji můžete na její stránce.",
};
const NOT_SERVED: Both<string> = {
  en: "This ride isn’t offered on this day. Please choose another day.",
  cs: "Tato jízda se v tento den nejezdí. Vyberte prosím jiný den.",
};
const OVER: Both<string> = {
  en: "This time has passed. Please choose another one.",
  cs: "Tento čas už uplynul. Vyberte prosím jiný.",
};
const tooLate = (day: string): Both<string> => ({
  en: `The voucher is valid until ${formatDay(day, "en")}. Please choose an earlier day.`,
  cs: `Poukaz platí do ${formatDay(day, "cs")}. Vyberte prosím dřívější den.`,
});

/**
 * The voucher of a code that somebody typed or scanned. Only wrong codes count.
 *
 * @throws Refusal NOT_FOUND, TOO_MANY_REQUESTS for a network that has tried too many wrong ones
 */
export async function voucherOfCode(context: Context, code: string): Promise<Voucher> {
  await requireFewMisses(context);
  try {
    return await voucherBy(context.db, code);
  } catch (error) {
    if (error instanceof Refusal && error.code === "NOT_FOUND") await countMisses(context);
    throw error;
  }
}

/** The product that a voucher was sold as, or is given for. */
export async function productOfVoucher(db: Database, { order_item_id, giveaway_id }: Voucher) {
  if (giveaway_id !== null) {
    const [given] = await db.select().from(giveaways).where(eq(giveaways.id, giveaway_id));
    if (given) return { product_id: given.product_id, names: given.names };
  }
  if (order_item_id === null) throw new Refusal("NOT_FOUND");
  const [item] = await db.select().from(orderItems).where(eq(orderItems.id, order_item_id));
  if (!item) throw new Refusal("NOT_FOUND");
  const names = { en: item.translations.en.name, cs: item.translations.cs.name };
  return { product_id: item.product_id, names };
}

/**
 * Books a seat with a voucher. The same voucher and slot again answer the booking that is there, so a double click
 * books once.
 *
 * @throws Refusal NOT_FOUND, VOUCHER_USED, VOUCHER_VOID, VOUCHER_EXPIRED, CONFLICT, SLOT_FULL, DAY_CANCELLED
 */
export async function bookWithVoucher(context: Context, wish: BookByVoucher): Promise<Booking> {
  await voucherOfCode(context, wish.code);
  await expireHolds(context, wish.slot_id);
  try {
    const booking = await context.db.transaction((tx) => book(context, tx, wish));
    await context.responseCache.invalidate();
    return booking;
  } catch (error) {
    if (isUniqueViolation(error, "bookings_live_voucher"))
      throw new Refusal("CONFLICT", { words: BOOKED_ALREADY });
    throw error;
  }
}

async function book(context: Context, tx: Database, wish: BookByVoucher): Promise<Booking> {
  const voucher = await voucherBy(tx, wish.code, true);
  const earlier = await bookingOfVoucher(tx, voucher.id);
  if (earlier?.state === "booked" && earlier.slot_id === wish.slot_id) return earlier;
  requireUsable(voucher, pragueDay(context.now()));
  await requireNotWithdrawn(context, tx, voucher);
  if (earlier) throw new Refusal("CONFLICT", { words: BOOKED_ALREADY });
  const { product_id, names } = await productOfVoucher(tx, voucher);
  await takeSeats(tx, wish.slot_id, 1);
  const ride = await rideFor(context, tx, wish.slot_id, product_id);
  requireVoucherFor(voucher, ride);
  const at = context.now();
  const [row] = await tx
    .insert(bookings)
    .values({
      slot_id: ride.slot.id,
      starts_at: ride.slot.starts_at,
      product_id,
      names,
      state: "booked",
      voucher_id: voucher.id,
      riders: [wish.rider],
      language: context.language,
      customer_name: wish.rider,
      customer_email: wish.email,
      customer_phone: wish.phone,
      created_at: at,
      updated_at: at,
    })
    .returning();
  const booking = row as Booking;
  await leaveLists(tx, voucher.id);
  await noteEvent(context, tx, booking.id, "booked");
  await queueBookingMail(context, tx, booking, "booked");
  return booking;
}

/**
 * The slot with its day, whose seats the caller has taken, for a product. Throws CONFLICT where the day does not serve
 * it or the time has passed.
 */
export async function rideFor(
  { now }: Pick<Context, "now">,
  tx: Database,
  slotId: number,
  productId: string,
): Promise<RideSlot & { price_halere: number }> {
  const ride = await rideSlot(tx, slotId);
  if (!ride) throw new Refusal("NOT_FOUND");
  if (ride.slot.starts_at <= now()) throw new Refusal("CONFLICT", { words: OVER });
  const price_halere = await priceOnDay(tx, ride.day.id, productId);
  if (price_halere === null) throw new Refusal("CONFLICT", { words: NOT_SERVED });
  return { ...ride, price_halere };
}

/** A voucher must be valid on the day of the ride, of which the hours after midnight are, too. Throws VOUCHER_EXPIRED. */
export function requireVoucherFor(voucher: Voucher, { day }: RideSlot): void {
  requireValidOn(voucher, day.date);
}

/** Throws VOUCHER_EXPIRED for a voucher that ends before a day to come, in words that say until when it is valid. */
export function requireValidOn({ valid_until }: Voucher, day: string): void {
  if (valid_until < day) throw new Refusal("VOUCHER_EXPIRED", { words: tooLate(valid_until) });
}

/** Who has a seat waits for none. */
export async function leaveLists(tx: Database, voucherId: number): Promise<void> {
  await tx
    .update(bookingWaiting)
    .set({ state: "left" })
    .where(and(eq(bookingWaiting.voucher_id, voucherId), eq(bookingWaiting.state, "waiting")));
}
