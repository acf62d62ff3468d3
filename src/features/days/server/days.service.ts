import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { pragueTime } from "#kit/contract/time/prague-time.ts";
import { flattened } from "#kit/server/content/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { freeOf, seatsOf, statusOf } from "../day-rules.ts";
import type { DayRow } from "./day-changes.ts";
import { isOf, partsOf, slotsOf } from "./day-parts.ts";
import { dayProducts, daySlots, days } from "./days.table.ts";
import type { Slot } from "./seats.ts";

/**
 * Days with their free seats: to come nearest first, then past ones latest first, by the date in Prague. Visitors see
 * published and cancelled ones to come; `product` leaves those that serve it, `past` only so many past ones.
 */
export async function listDays(context: Context, { product, past }: { product?: string; past?: number }) {
  const { db, user, now } = context;
  const today = pragueDay(now());
  const serves =
    product === undefined
      ? undefined
      : inArray(
          days.id,
          db.select({ id: dayProducts.day_id }).from(dayProducts).where(eq(dayProducts.product_id, product)),
        );
  const toCome = gte(days.date, today);
  const latest = (count: number) =>
    db
      .select({ id: days.id })
      .from(days)
      .where(and(serves, lt(days.date, today)))
      .orderBy(desc(days.date), asc(days.starts), asc(days.id))
      .limit(count);
  const ofTeam = past === undefined ? undefined : or(toCome, inArray(days.id, latest(past)));
  const rows = await db
    .select()
    .from(days)
    .where(and(serves, user ? ofTeam : and(eq(days.is_active, true), toCome)))
    .orderBy(...nearestFirst(today));
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({
      day_id: daySlots.day_id,
      seats: sql<number>`sum(${daySlots.seats})::int`,
      // Of a slot that was sold twice no other slot has less.
      taken: sql<number>`sum(least(${daySlots.taken}, ${daySlots.seats}))::int`,
    })
    .from(daySlots)
    .where(isOf(daySlots.day_id, ids))
    .groupBy(daySlots.day_id);
  const parts = await partsOf(context, db, ids);
  const seats = Map.groupBy(counts, ({ day_id }) => day_id);
  return rows.map((row) => ({
    ...toDay(context, row),
    ...parts(row.id),
    ...seatsOf(seats.get(row.id) ?? []),
  }));
}

function nearestFirst(today: string): SQL[] {
  return [
    asc(sql`${days.date} < ${today}`),
    sql`case when ${days.date} >= ${today} then ${days.date} end`,
    desc(days.date),
    asc(days.starts),
    asc(days.id),
  ];
}

/** One day with its slots. Throws NOT_FOUND, for visitors also of a draft. */
export async function getDay(context: Context, id: number) {
  const [row] = await context.db.select().from(days).where(eq(days.id, id));
  if (!row || (!row.is_active && !context.user)) throw new Refusal("NOT_FOUND");
  return detail(context, context.db, row);
}

/** A day as the API answers it. */
export async function detail(context: Context, db: Database, row: DayRow) {
  const slots = await slotsOf(db, row.id);
  const parts = await partsOf(context, db, [row.id]);
  return { ...toDay(context, row), ...parts(row.id), ...seatsOf(slots), slots: slots.map(toSlot) };
}

function toDay({ language }: Context, row: DayRow) {
  return { ...flattened(row, language), status: statusOf(row) };
}

function toSlot(slot: Slot) {
  return {
    ...slot,
    starts: pragueTime(slot.starts_at),
    ends: pragueTime(slot.ends_at),
    free: freeOf(slot),
  };
}
