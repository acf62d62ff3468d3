import { and, asc, between, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { dayProducts, daySlots, days } from "#features/days/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { codeKey, vouchers } from "#features/vouchers/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { type Language, localised } from "#kit/contract/language/language.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";
import { gateListEndpoints } from "../../gate-list.contract.ts";
import { bookingsOfDay } from "../admin-bookings.ts";
import { bookingPath } from "../booking-key.ts";
import { endOfGate } from "./gate-day.ts";

const AHEAD_DAYS = 14;

/** The days that have a list to take along, with what is open on them; else the next one. */
export async function gateDays(context: Context) {
  const { db, language, now } = context;
  const today = pragueDay(now());
  const rows = await db
    .select()
    .from(days)
    .where(and(eq(days.is_active, true), between(days.date, addDays(today, -1), addDays(today, AHEAD_DAYS))))
    .orderBy(asc(days.date), asc(days.starts), asc(days.id));
  const near = addDays(today, AHEAD_DAYS);
  if (!rows.some(({ date }) => date >= today)) {
    const [next] = await db
      .select()
      .from(days)
      .where(and(eq(days.is_active, true), isNull(days.cancelled_at), gt(days.date, near)))
      .orderBy(asc(days.date), asc(days.starts), asc(days.id))
      .limit(1);
    if (next) rows.push(next);
  }
  const told = [];
  for (const row of rows) {
    const coming = (await bookingsOfDay(context, row.id, false)).filter(({ state }) => state !== "held");
    const sum = (of: (booking: (typeof coming)[number]) => number) =>
      coming.reduce((total, booking) => total + of(booking), 0);
    told.push({
      ...toGateDay(row, language),
      riders: sum(({ seats }) => seats),
      unpaid: sum(({ seats, paid }) => (paid === "open" ? seats : 0)),
      unsigned: sum(({ seats, signed }) => seats - signed),
      is_near: row.date <= near,
    });
  }
  return told;
}

/** All that the gate of a day needs. Throws NOT_FOUND, also for a day whose list is to be forgotten. */
async function gateList(context: Context, dayId: number) {
  const { config, db, language, now } = context;
  const [day] = await db.select().from(days).where(eq(days.id, dayId));
  const forget_at = day && endOfGate(day.date);
  if (!day || !forget_at || forget_at <= now()) throw new Refusal("NOT_FOUND");
  const slots = await db
    .select()
    .from(daySlots)
    .where(eq(daySlots.day_id, dayId))
    .orderBy(asc(daySlots.starts_at), asc(daySlots.id));
  const rows = await bookingsOfDay(context, dayId, true);
  const ids = rows.flatMap(({ voucher_id }) => voucher_id ?? []);
  const used =
    ids.length === 0
      ? []
      : await db
          .select({ id: vouchers.id, valid_until: vouchers.valid_until })
          .from(vouchers)
          .where(inArray(vouchers.id, ids));
  return {
    now: now(),
    forget_at,
    code_key: codeKey(config),
    day: toGateDay(day, language),
    slots,
    products: await productsOf(context, dayId),
    bookings: rows.map(({ customer_name, customer_phone, name, voucher_id, ...row }) => ({
      ...row,
      sign_path: `${bookingPath(config, row)}/statement`,
      name: customer_name,
      phone: customer_phone,
      product: name,
      voucher_valid_until: used.find(({ id }) => id === voucher_id)?.valid_until ?? null,
    })),
  };
}

async function productsOf({ db, language }: Context, dayId: number) {
  const rows = await db
    .select({
      id: products.id,
      texts: products.translations,
      price: sql<number>`coalesce(${dayProducts.price_halere}, ${products.price_halere})::float8`,
    })
    .from(dayProducts)
    .innerJoin(products, eq(products.id, dayProducts.product_id))
    .where(eq(dayProducts.day_id, dayId))
    .orderBy(asc(products.display_order), asc(products.id));
  return rows.map(({ id, texts, price }) => ({
    id,
    name: texts[language].name || texts.en.name,
    price: toCzk(price),
  }));
}

function toGateDay(row: typeof days.$inferSelect, language: Language) {
  const { title, place } = localised(row.translations, language);
  const { id, date, starts, ends, cancelled_at } = row;
  return { id, title, place, date, starts, ends, is_cancelled: cancelled_at !== null };
}

export const gateListRoutes = implement(gateListEndpoints, {
  days: (context) => gateDays(context),
  list: (context, { params }) => gateList(context, params.day),
});
