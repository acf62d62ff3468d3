import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { daySlots, days, priceOnDay } from "#features/days/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { requireNotWithdrawn, requireUsable } from "#features/vouchers/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { type Both, localised } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { type RateLimit, requireHit, takeHits } from "#kit/server/rate-limit/rate-limit.ts";
import { isKey } from "#kit/server/secrets/secret-key.ts";
import type { WaitWish } from "../../bookings.contract.ts";
import { waitingKey } from "../booking-key.ts";
import { bookingOfVoucher } from "../booking-rows.ts";
import { bookingWaiting } from "../bookings.table.ts";
import { queueWaitingMail } from "../mails/waiting-mails.ts";
import { BOOKED_ALREADY, productOfVoucher, requireValidOn, voucherOfCode } from "./book.ts";
import { type BookingAddress, lockForChange } from "./change-seat.ts";
import { expireHolds, releaseSeats } from "./release-seats.ts";

const PLACE_FREE: Both<string> = {
  en: "A place on this day has just become free. Load the page again and book it.",
  cs: "Na tento den se právě uvolnilo místo. Načtěte stránku znovu a rezervujte si ho.",
};

/** Each entry sends a mail one day to an address that a stranger types. */
export function limitOf({ address }: Context): RateLimit {
  return { key: `waiting list ${clientNetwork(address)}`, limit: 10, windowMs: 10 * 60 * 1000 };
}

/** At most once in so long an address is told again that it is on a list. */
const TOLD_AGAIN_MS = 3_600_000;

/**
 * Joins the waiting list of a full day, with a voucher or for a product that is paid once there is a place. The answer
 * is the same for everybody: whether somebody waits already, and the key to leave, are in a mail to that address alone.
 *
 * @throws Refusal NOT_FOUND, CONFLICT where a place is free or the voucher is booked, DAY_CANCELLED,
 *   VOUCHER_USED, VOUCHER_VOID, VOUCHER_EXPIRED, TOO_MANY_REQUESTS
 */
export async function joinWaiting(context: Context, wish: WaitWish): Promise<void> {
  const voucher = wish.code === undefined ? null : await voucherOfCode(context, wish.code);
  await expireHolds(context);
  await context.db.transaction(async (tx) => {
    // Who gives a place back holds the day as well, so nobody joins behind its back.
    const [day] = await tx.select().from(days).where(eq(days.id, wish.day_id)).for("update");
    if (!day?.is_active) throw new Refusal("NOT_FOUND");
    if (day.cancelled_at) throw new Refusal("DAY_CANCELLED");
    if (voucher) {
      requireUsable(voucher, pragueDay(context.now()));
      requireValidOn(voucher, day.date);
      await requireNotWithdrawn(context, tx, voucher);
      if (await bookingOfVoucher(tx, voucher.id)) throw new Refusal("CONFLICT", { words: BOOKED_ALREADY });
    }
    const product = voucher ? await productOfVoucher(tx, voucher) : await soldProduct(tx, wish.product_id);
    if ((await priceOnDay(tx, day.id, product.product_id)) === null) throw new Refusal("NOT_FOUND");
    if (await hasFreePlace(tx, day.id, context.now())) throw new Refusal("CONFLICT", { words: PLACE_FREE });
    await requireHit({ ...context, db: tx }, limitOf(context));
    const earlier = await waitingAs(tx, day.id, product.product_id, wish.email);
    const [entry = earlier] = earlier
      ? []
      : await tx
          .insert(bookingWaiting)
          .values({
            day_id: day.id,
            ...product,
            voucher_id: voucher?.id ?? null,
            language: context.language,
            name: wish.name,
            email: wish.email,
            phone: wish.phone,
            created_at: context.now(),
          })
          .returning();
    if (entry && (await mayTell({ ...context, db: tx }, entry)))
      await queueWaitingMail(context, tx, entry, "joined");
  });
}

/** Who has lost the mail gets it again, once an hour: a stranger could press as often. */
async function mayTell(context: Pick<Context, "db" | "now">, { id }: Entry): Promise<boolean> {
  const limit = { key: `waiting mail ${id}`, limit: 1, windowMs: TOLD_AGAIN_MS };
  return (await takeHits(context, [limit])).allowed;
}

type Entry = typeof bookingWaiting.$inferSelect;

async function soldProduct(tx: Database, productId: string | undefined) {
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, productId ?? ""), eq(products.is_active, true)));
  if (!product) throw new Refusal("NOT_FOUND");
  const { en, cs } = product.translations;
  return { product_id: product.id, names: { en: en.name, cs: cs.name } };
}

async function hasFreePlace(tx: Database, dayId: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const [slot] = await tx
    .select({ id: daySlots.id })
    .from(daySlots)
    .where(
      and(
        eq(daySlots.day_id, dayId),
        sql`${daySlots.taken} < ${daySlots.seats} and ${daySlots.starts_at} > ${at}::timestamptz`,
      ),
    )
    .limit(1);
  return slot !== undefined;
}

async function waitingAs(tx: Database, dayId: number, productId: string, email: string) {
  const [entry] = await tx
    .select()
    .from(bookingWaiting)
    .where(
      and(
        eq(bookingWaiting.day_id, dayId),
        eq(bookingWaiting.product_id, productId),
        sql`lower(${bookingWaiting.email}) = ${email.toLowerCase()}`,
        inArray(bookingWaiting.state, ["waiting", "offered"]),
      ),
    );
  return entry;
}

/** An entry for whoever has its key, in the asked language. Throws NOT_FOUND. */
export async function waitingEntry(context: Context, address: BookingAddress) {
  const { db, language } = context;
  const entry = await entryByKey(context, address);
  const [day] = await db.select().from(days).where(eq(days.id, entry.day_id));
  if (!day) throw new Refusal("NOT_FOUND");
  const before = await db.$count(
    bookingWaiting,
    and(
      eq(bookingWaiting.day_id, entry.day_id),
      eq(bookingWaiting.state, "waiting"),
      lte(bookingWaiting.id, entry.id),
    ),
  );
  return {
    id: entry.id,
    name: entry.names[language] || entry.names.en,
    starts_at: pragueMoment(day.date, day.starts),
    place: localised(day.translations, language).place,
    is_waiting: entry.state === "waiting" || entry.state === "offered",
    position: Math.max(1, before),
  };
}

async function entryByKey({ config, db }: Context, { id, key }: BookingAddress): Promise<Entry> {
  const [entry] = await db.select().from(bookingWaiting).where(eq(bookingWaiting.id, id));
  if (!entry || !isKey(waitingKey(config, entry), key)) throw new Refusal("NOT_FOUND");
  return entry;
}

/**
 * Leaves a waiting list; again, it changes nothing. A place that was offered meanwhile goes to the next, unless it is
 * ordered already. Throws NOT_FOUND.
 */
export async function leaveWaiting(context: Context, address: BookingAddress): Promise<void> {
  const { id } = await entryByKey(context, address);
  await leave(context, id, "customer");
}

/** The same for whoever has told the team: without a mail server nobody has a link to leave by. Throws NOT_FOUND. */
export async function removeWaiting(context: Context, id: number): Promise<void> {
  if ((await context.db.$count(bookingWaiting, eq(bookingWaiting.id, id))) === 0)
    throw new Refusal("NOT_FOUND");
  await leave(context, id, "team");
}

async function leave(context: Context, id: number, by: "customer" | "team"): Promise<void> {
  const { db, responseCache } = context;
  await db.transaction(async (tx) => {
    const waits = and(eq(bookingWaiting.id, id), eq(bookingWaiting.state, "waiting"));
    const left = await tx.update(bookingWaiting).set({ state: "left" }).where(waits).returning();
    if (left.length > 0) return;
    const [offered] = await tx.select().from(bookingWaiting).where(eq(bookingWaiting.id, id));
    if (offered?.state !== "offered" || offered.booking_id === null) return;
    const booking = await lockForChange(tx, offered.booking_id);
    if (booking.state === "held" && booking.order_id === null) await releaseSeats(context, tx, booking, by);
  });
  await responseCache.invalidate();
}

/** Who waits for a place on a day, in their order. */
export function waitingOfDay(db: Database, dayId: number) {
  return db
    .select()
    .from(bookingWaiting)
    .where(and(eq(bookingWaiting.day_id, dayId), inArray(bookingWaiting.state, ["waiting", "offered"])))
    .orderBy(asc(bookingWaiting.id));
}
