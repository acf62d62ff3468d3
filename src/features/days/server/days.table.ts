import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { cars } from "#features/cars/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { teamMembers } from "#features/team-members/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { contentColumns, timestamps } from "#kit/server/content/content-columns.ts";
import { ARRIVE_MINUTES, type DayKind, LATEST_CHANGE_HOURS } from "../day-rules.ts";

type DayTexts = { title: string; place: string; description: string; what_to_bring: string };

export const days = pgTable(
  "days",
  {
    ...contentColumns<DayTexts>(),
    kind: text().$type<DayKind>().notNull().default("ride"),
    /** In Europe/Prague, like the times beside it, which are HH:MM. */
    date: date({ mode: "string" }).notNull(),
    starts: text().notNull(),
    ends: text().notNull(),
    address: text().notNull().default(""),
    map_url: text().notNull().default(""),
    latest_change_hours: integer().notNull().default(LATEST_CHANGE_HOURS),
    /** How long before their slot people are asked to come. */
    arrive_minutes: integer().notNull().default(ARRIVE_MINUTES),
    /** Null: it is not cancelled. */
    cancelled_at: timestamp({ withTimezone: true, mode: "date" }),
    cancel_reason: jsonb().$type<Both<string>>(),
    /** Why it has its present date, where it was moved; null: nobody said so. */
    moved_reason: jsonb().$type<Both<string>>(),
  },
  (day) => [
    index("days_by_date").on(day.date),
    // A day that ends at or before the time of its start ends on the next date.
    check("days_end_after_start", sql`${day.ends} <> ${day.starts}`),
    check("days_latest_change", sql`${day.latest_change_hours} >= 0`),
    check("days_arrive", sql`${day.arrive_minutes} >= 0`),
  ],
);

/** When people ride, and how many at once. A course has one slot with all its places. */
export const daySlots = pgTable(
  "day_slots",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    day_id: integer()
      .notNull()
      .references(() => days.id, { onDelete: "cascade" }),
    starts_at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    ends_at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    seats: integer().notNull(),
    /** Seats that bookings hold: a trigger counts them at each write, so nothing can make it differ (decision 0054). */
    taken: integer().notNull().default(0),
    ...timestamps(),
  },
  (slot) => [
    index("day_slots_of_day").on(slot.day_id, slot.starts_at),
    index("day_slots_by_start").on(slot.starts_at),
    check("day_slots_end_after_start", sql`${slot.ends_at} > ${slot.starts_at}`),
    // The trigger lets none be taken beyond the last; two that were sold by an earlier fault stay to be seen.
    check("day_slots_taken", sql`${slot.taken} >= 0`),
  ],
);

/** Which products a day serves. */
export const dayProducts = pgTable(
  "day_products",
  {
    day_id: integer()
      .notNull()
      .references(() => days.id, { onDelete: "cascade" }),
    product_id: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade", onUpdate: "cascade" }),
    /** The price on this day; null: the product's. */
    price_halere: bigint({ mode: "number" }),
  },
  (row) => [
    primaryKey({ columns: [row.day_id, row.product_id] }),
    index("day_products_of_product").on(row.product_id),
    check("day_products_price", sql`${row.price_halere} >= 0`),
  ],
);

export const dayCars = pgTable(
  "day_cars",
  {
    day_id: integer()
      .notNull()
      .references(() => days.id, { onDelete: "cascade" }),
    car_id: integer()
      .notNull()
      .references(() => cars.id, { onDelete: "cascade" }),
  },
  (row) => [primaryKey({ columns: [row.day_id, row.car_id] }), index("day_cars_of_car").on(row.car_id)],
);

export const dayDrivers = pgTable(
  "day_drivers",
  {
    day_id: integer()
      .notNull()
      .references(() => days.id, { onDelete: "cascade" }),
    team_member_id: integer()
      .notNull()
      .references(() => teamMembers.id, { onDelete: "cascade" }),
  },
  (row) => [
    primaryKey({ columns: [row.day_id, row.team_member_id] }),
    index("day_drivers_of_member").on(row.team_member_id),
  ],
);
