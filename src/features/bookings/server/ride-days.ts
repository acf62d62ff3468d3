import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { freeOf } from "#features/days/index.ts";
import { dayProducts, daySlots, days } from "#features/days/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { localised } from "#kit/contract/language/language.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { expireHolds } from "./seats/release-seats.ts";

/** Further ahead nobody books; the list stays short. */
const AHEAD_DAYS = 400;

/**
 * The days to come on which a product is ridden, nearest first, with the free places of their slots to come; full and
 * cancelled ones too, because people ask. `until` leaves out what comes after a voucher's last day.
 */
export async function rideDays(context: Context, productId: string, until?: string) {
  await expireHolds(context);
  return readDays(context, productId, until);
}

/** Of these, those with a free place, as a mail names them; within a transaction, too. */
export async function daysWithPlaces(context: Context, productId: string, until?: string) {
  const found = await readDays(context, productId, until);
  return found.flatMap(({ is_cancelled, is_full, place, slots }) => {
    const [first] = slots;
    if (is_cancelled || is_full || !first) return [];
    return { starts_at: first.starts_at, place, free: slots.reduce((sum, { free }) => sum + free, 0) };
  });
}

async function readDays(context: Context, productId: string, until?: string) {
  const { db, language, now } = context;
  const today = pragueDay(now());
  const last = until ?? addDays(today, AHEAD_DAYS);
  const rows = await db
    .select({ day: days, own: dayProducts.price_halere, usual: products.price_halere })
    .from(dayProducts)
    .innerJoin(days, eq(days.id, dayProducts.day_id))
    .innerJoin(products, eq(products.id, dayProducts.product_id))
    .where(
      and(eq(dayProducts.product_id, productId), eq(days.is_active, true), gt(days.date, addDays(today, -1))),
    )
    .orderBy(asc(days.date), asc(days.starts), asc(days.id));
  const near = rows.filter(({ day }) => day.date <= last);
  if (near.length === 0) return [];
  const slots = await db
    .select()
    .from(daySlots)
    .where(
      and(
        inArray(
          daySlots.day_id,
          near.map(({ day }) => day.id),
        ),
        gt(daySlots.starts_at, now()),
      ),
    )
    .orderBy(asc(daySlots.starts_at), asc(daySlots.id));
  return near.flatMap(({ day, own, usual }) => {
    const texts = localised(day.translations, language);
    const mine = slots
      .filter(({ day_id }) => day_id === day.id)
      .map((slot) => ({ ...slot, free: freeOf(slot) }));
    if (mine.length === 0) return [];
    return {
      id: day.id,
      kind: day.kind,
      date: day.date,
      title: texts.title,
      place: texts.place,
      address: day.address,
      price: toCzk(own ?? usual),
      slots: mine,
      is_cancelled: day.cancelled_at !== null,
      cancel_reason: day.cancel_reason?.[language] ?? "",
      is_full: mine.every(({ free }) => free === 0),
      latest_change_hours: day.latest_change_hours,
    };
  });
}
