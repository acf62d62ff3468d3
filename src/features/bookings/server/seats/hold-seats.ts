import { and, asc, eq, inArray } from "drizzle-orm";
import { holdSlots, priceOnDay, takeSeats } from "#features/days/server/index.ts";
import { isPaidAtHandover } from "#features/orders/index.ts";
import type { orders } from "#features/orders/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import type { Config } from "#kit/server/config/config.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { type RateLimit, requireHit } from "#kit/server/rate-limit/rate-limit.ts";
import { isKey } from "#kit/server/secrets/secret-key.ts";
import { HOLD_MINUTES, holdUntil, latestChange } from "../../booking-state.ts";
import type { HoldWish } from "../../bookings.contract.ts";
import { bookingKey } from "../booking-key.ts";
import { type Booking, changeBooking, noteEvent, rideSlot } from "../booking-rows.ts";
import { bookings } from "../bookings.table.ts";
import { queueBookingMail } from "../mails/booking-mails.ts";
import { rideFor } from "./book.ts";
import type { BookingAddress } from "./change-seat.ts";
import { expireHolds, noteTaken, releaseSeats } from "./release-seats.ts";

type Order = Pick<
  typeof orders.$inferSelect,
  "id" | "customer_name" | "customer_email" | "customer_phone" | "language" | "payment_kind"
>;

const TOO_NEAR: Both<string> = {
  en: "The chosen time is too near for a bank transfer to arrive. Please choose another way to pay, or another time.",
  cs: "Vybraný čas je už tak blízko, že by převod nestihl přijít. Vyberte prosím jiný způsob platby, nebo jiný čas.",
};

/** Holds of one network: each keeps a seat from others for a while. */
export function limitOf({ address }: Context): RateLimit {
  return { key: `hold ${clientNetwork(address)}`, limit: 10, windowMs: 10 * 60 * 1000 };
}

/**
 * Holds seats for who pays then, a booking for each, and lets go of those that were held instead. Answers the
 * bookings' addresses.
 *
 * @throws Refusal NOT_FOUND, CONFLICT where the day does not serve the product, SLOT_FULL, DAY_CANCELLED,
 *   TOO_MANY_REQUESTS
 */
export async function holdSeats(context: Context, wish: HoldWish) {
  await expireHolds(context, wish.slot_id);
  const held = await context.db.transaction(async (tx) => {
    await requireHit({ ...context, db: tx }, limitOf(context));
    const [product] = await tx.select().from(products).where(eq(products.id, wish.product_id));
    if (!product?.is_active) throw new Refusal("NOT_FOUND");
    await letGo(context, tx, wish.instead_of, wish.slot_id);
    await takeSeats(tx, wish.slot_id, wish.seats);
    const { slot } = await rideFor(context, tx, wish.slot_id, product.id);
    const at = context.now();
    const { en, cs } = product.translations;
    const row = {
      slot_id: slot.id,
      starts_at: slot.starts_at,
      product_id: product.id,
      state: "held" as const,
      names: { en: en.name, cs: cs.name },
      language: context.language,
      hold_until: earliest(minutesLater(at, HOLD_MINUTES), slot.starts_at),
      created_at: at,
      updated_at: at,
    };
    const rows = await tx
      .insert(bookings)
      .values(
        Array.from({ length: wish.seats }, (_, i) => ({
          ...row,
          riders: wish.riders.slice(i, i + 1).filter(Boolean),
        })),
      )
      .returning();
    for (const { id } of rows) await noteEvent(context, tx, id, "held");
    return rows;
  });
  await context.responseCache.invalidate();
  return heldAnswer(context, held);
}

/** What a browser keeps of held seats, and shows in the cart; null where one is held no more. */
export async function readHolds(context: Context, addresses: BookingAddress[]) {
  const held = await knownHolds(context.config, context.db, addresses);
  const open = held.filter(
    ({ state, hold_until, order_id }) =>
      state === "held" && order_id === null && hold_until !== null && hold_until > context.now(),
  );
  return open.length < addresses.length ? null : heldAnswer(context, open);
}

/** Lets held seats go that nobody has ordered. */
export async function releaseHolds(context: Context, addresses: BookingAddress[]): Promise<void> {
  await context.db.transaction((tx) => letGo(context, tx, addresses));
  await context.responseCache.invalidate();
}

async function letGo(
  context: Context,
  tx: Database,
  addresses: BookingAddress[],
  next?: number,
): Promise<void> {
  if (addresses.length === 0) return;
  const known = await knownHolds(context.config, tx, addresses, true);
  const held = known.filter(({ state, order_id }) => state === "held" && order_id === null);
  // Two who change their times with each other wait for one another, not both.
  await holdSlots(
    tx,
    [...held.map(({ slot_id }) => slot_id), next].filter((id) => typeof id === "number"),
  );
  for (const one of held) await releaseSeats(context, tx, one, "customer");
}

async function heldAnswer({ config, db }: Context, held: Booking[]) {
  const [first] = held as [Booking];
  const ride = await rideSlot(db, first.slot_id);
  const own = ride && (await priceOnDay(db, ride.day.id, first.product_id));
  if (!ride || own === null || !first.hold_until) throw new Refusal("NOT_FOUND");
  return {
    holds: held.map((one) => ({ id: one.id, key: bookingKey(config, one) })),
    product_id: first.product_id,
    slot_id: ride.slot.id,
    starts_at: ride.slot.starts_at,
    hold_until: first.hold_until,
    price: own / 100,
  };
}

/** All of the addresses. Throws NOT_FOUND where one opens nothing. */
async function heldByKeys(
  config: Pick<Config, "TOKEN_SECRET">,
  db: Database,
  addresses: BookingAddress[],
  lock = false,
): Promise<Booking[]> {
  const found = await knownHolds(config, db, addresses, lock);
  if (found.length < addresses.length) throw new Refusal("NOT_FOUND");
  return found;
}

/** Those that there are, each once: a cart keeps its holds longer than the server does. */
async function knownHolds(
  config: Pick<Config, "TOKEN_SECRET">,
  db: Database,
  addresses: BookingAddress[],
  lock = false,
): Promise<Booking[]> {
  const ids = addresses.map(({ id }) => id);
  const query = db.select().from(bookings).where(inArray(bookings.id, ids)).orderBy(asc(bookings.id));
  const rows = await (lock ? query.for("update") : query);
  return rows.filter((row) => {
    const right = bookingKey(config, row);
    return addresses.some(({ id, key }) => id === row.id && isKey(right, key));
  });
}

/** What held seats cost each, in haléře, and whose product they are; read before an order is offered. */
export async function heldOffer(
  { config }: Pick<Context, "config">,
  db: Database,
  addresses: BookingAddress[],
): Promise<{ product_id: string; price_halere: number } | null> {
  const [first, ...others] = await heldByKeys(config, db, addresses);
  const ride = first && (await rideSlot(db, first.slot_id));
  if (!first || !ride) return null;
  const isOne = others.every(
    ({ product_id, slot_id }) => product_id === first.product_id && slot_id === first.slot_id,
  );
  const price_halere = isOne ? await priceOnDay(db, ride.day.id, first.product_id) : null;
  return price_halere === null ? null : { product_id: first.product_id, price_halere };
}

/**
 * Gives held seats to an order item in the order's transaction: from then on they wait for its payment, by card for 20
 * minutes, by transfer until the end of the due day, but never beyond what the ride allows; who pays in cash has booked. A hold that has run out meanwhile is
 * taken anew where a seat is free.
 *
 * @throws Refusal SLOT_FULL, DAY_CANCELLED, CONFLICT where the ride is too near for a transfer
 */
export async function giveHoldsToOrder(
  context: Context,
  tx: Database,
  { order, item, due_on, rider }: { order: Order; item: number; due_on: string; rider: string },
  addresses: BookingAddress[],
): Promise<Booking[]> {
  const at = context.now();
  const held = await heldByKeys(context.config, tx, addresses, true);
  const given: Booking[] = [];
  for (const [i, booking] of held.entries()) {
    if (booking.order_id !== null || !isHeldOrRanOut(booking)) throw new Refusal("SLOT_FULL");
    if (booking.state === "cancelled") await takeSeats(tx, booking.slot_id ?? 0, booking.seats);
    const isCash = isPaidAtHandover(order.payment_kind);
    const isCard = order.payment_kind === "card";
    const ride = await rideSlot(tx, booking.slot_id);
    const slot = ride && { ...ride.day, starts_at: ride.slot.starts_at };
    // What a transfer pays must be there while its place can still be changed.
    if (slot && !isCash && !isCard && latestChange(slot) <= at)
      throw new Refusal("CONFLICT", { words: TOO_NEAR });
    const wished = isCard ? minutesLater(at, HOLD_MINUTES) : pragueMoment(due_on, "23:59");
    const until = holdUntil(wished, slot, at, isCard);
    const { customer_name, customer_email, customer_phone, language } = order;
    const row = await changeBooking(context, tx, booking.id, {
      order_id: order.id,
      order_item_id: item,
      piece: i + 1,
      cancelled_why: null,
      customer_name,
      customer_email,
      customer_phone,
      language,
      ...(isCash ? { state: "booked", hold_until: null } : { state: "held", hold_until: until }),
      ...(booking.riders.length === 0 && i === 0 && rider !== "" && { riders: [rider] }),
    });
    await noteEvent(context, tx, booking.id, isCash ? "booked" : "held");
    given.push(row);
    if (!isCash) continue;
    await noteTaken(tx, booking.id);
    await queueBookingMail(context, tx, row, "booked");
  }
  return given;
}

/**
 * An order that was to be paid by card is to be paid by transfer: its places wait as those of any other such order.
 *
 * @throws Refusal CONFLICT where a ride is too near for a transfer
 */
export async function holdForTransfer(
  context: Context,
  tx: Database,
  orderId: number,
  due_on: string,
): Promise<void> {
  for (const { id, hold_until, until } of await heldUntil(context, tx, orderId, due_on, true)) {
    if (until === null) throw new Refusal("CONFLICT", { words: TOO_NEAR });
    if (hold_until === null || hold_until < until)
      await changeBooking(context, tx, id, { hold_until: until });
  }
}

/** Whether the places that an order holds would wait for a transfer. */
export async function waitsForTransfer(
  context: Pick<Context, "now">,
  db: Database,
  orderId: number,
  due_on: string,
): Promise<boolean> {
  const held = await heldUntil(context, db, orderId, due_on);
  return held.every(({ until }) => until !== null);
}

/** Until when each place of an order would wait; null where a transfer would come too late for it. */
async function heldUntil(
  { now }: Pick<Context, "now">,
  db: Database,
  orderId: number,
  due_on: string,
  lock = false,
) {
  const at = now();
  const query = db
    .select({ id: bookings.id, slot_id: bookings.slot_id, hold_until: bookings.hold_until })
    .from(bookings)
    .where(and(eq(bookings.order_id, orderId), eq(bookings.state, "held")))
    .orderBy(asc(bookings.id));
  const held = await (lock ? query.for("update") : query);
  const found: { id: number; hold_until: Date | null; until: Date | null }[] = [];
  for (const { slot_id, ...one } of held) {
    const ride = await rideSlot(db, slot_id);
    const slot = ride && { ...ride.day, starts_at: ride.slot.starts_at };
    const until = holdUntil(pragueMoment(due_on, "23:59"), slot, at);
    const isTooLate = until <= at || (slot !== null && latestChange(slot) <= at);
    found.push({ ...one, until: isTooLate ? null : until });
  }
  return found;
}

function earliest(...moments: (Date | null)[]): Date {
  return new Date(Math.min(...moments.flatMap((one) => one?.getTime() ?? [])));
}

function isHeldOrRanOut({ state, cancelled_why }: Booking): boolean {
  return state === "held" || (state === "cancelled" && cancelled_why === "expired");
}

function minutesLater(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000);
}
