import { and, asc, between, eq, inArray } from "drizzle-orm";
import { daySlots, days } from "#features/days/server/index.ts";
import { codeKey, vouchers } from "#features/vouchers/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { type Language, localised } from "#kit/contract/language/language.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";
import { gateListEndpoints } from "../../gate-list.contract.ts";
import { bookingsOfDay } from "../admin-bookings.ts";
import { endOfGate } from "./gate-day.ts";

const AHEAD_DAYS = 14;

/** The days that have a list to take along. */
async function gateDays({ db, language, now }: Context) {
  const today = pragueDay(now());
  const rows = await db
    .select()
    .from(days)
    .where(and(eq(days.is_active, true), between(days.date, addDays(today, -1), addDays(today, AHEAD_DAYS))))
    .orderBy(asc(days.date), asc(days.starts), asc(days.id));
  return rows.map((row) => toGateDay(row, language));
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
    ...{ now: now(), forget_at, code_key: codeKey(config), day: toGateDay(day, language), slots },
    bookings: rows.map(({ customer_name, customer_phone, name, voucher_id, ...row }) => ({
      ...row,
      ...{ name: customer_name, phone: customer_phone, product: name },
      voucher_valid_until: used.find(({ id }) => id === voucher_id)?.valid_until ?? null,
    })),
  };
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
