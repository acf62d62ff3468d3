import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { daySlots, days } from "#features/days/server/index.ts";
import { orderItems, orders } from "#features/orders/server/index.ts";
import type { Measure } from "#features/products/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { timestamps } from "#kit/server/content/content-columns.ts";
import { folded } from "#kit/server/statements/contains.ts";
import type { BookingEvent, BookingState, CancelReason } from "../booking-state.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });
/** Who books and who rides, a field a line; the phone also as digits alone, however it is written. */
const SEARCHED = [
  `"customer_phone"`,
  `regexp_replace("customer_phone", '[^0-9]', '', 'g')`,
  `"customer_email"`,
  `"customer_name"`,
  `"riders"::text`,
].join(" || chr(10) || ");

const LIVE = sql.raw(`"state" in ('held', 'booked', 'checked-in', 'no-show')`);

/** Seats of ride days and courses: one row for each voucher or sold piece, or for a call to the team. */
export const bookings = pgTable(
  "bookings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null once a slot is deleted that nobody has a seat in any more. */
    slot_id: integer().references(() => daySlots.id, { onDelete: "set null" }),
    /** The start that the customer was told last, also where the slot is gone or has moved since. */
    starts_at: moment().notNull(),
    seats: integer().notNull().default(1),
    /** Names of who rides; fewer than seats where not all are known. */
    riders: jsonb().$type<string[]>().notNull().default([]),
    state: text().$type<BookingState>().notNull(),
    cancelled_why: text().$type<CancelReason>(),
    /** Until when a held seat waits for its order, its payment or its taker. */
    hold_until: moment(),
    product_id: text().notNull(),
    /** What is ridden, as it was called when it was booked. */
    names: jsonb().$type<Both<string>>().notNull(),
    voucher_id: integer().references(() => vouchers.id, { onDelete: "set null" }),
    order_id: integer().references(() => orders.id, { onDelete: "set null" }),
    order_item_id: integer().references(() => orderItems.id, { onDelete: "set null" }),
    /** 1, 2, 3, ... within the item: the voucher of the same piece belongs to it. */
    piece: integer(),
    language: text().$type<Language>().notNull(),
    /** Blank until an order brings them. */
    customer_name: text().notNull().default(""),
    customer_email: text().notNull().default(""),
    customer_phone: text().notNull().default(""),
    /** Where it was before its last move. */
    moved_from: moment(),
    /** When the team cancelled or moved it, alone or with its day; the customer may choose anew. */
    changed_by_us_at: moment(),
    money_asked_at: moment(),
    /** The moment of the scan or of the tap at the gate, and who did it. */
    gate_at: moment(),
    gate_by: text(),
    /** When somebody of the team had the signed paper in hand, and who; it stands for all of its seats. */
    paper_at: moment(),
    paper_by: text(),
    /** What kept a rider from signing: outside of the ride's limits. Blank again with the signature. */
    outside: text().$type<Measure | "">().notNull().default(""),
    /** The team's own remark. */
    note: text().notNull().default(""),
    anonymised_at: moment(),
    ...timestamps(),
    /** What the search looks through: folding all of them at each search takes long. */
    searched: text().generatedAlwaysAs(sql`${folded(sql.raw(`(${SEARCHED})`))}`),
  },
  (booking) => [
    // A voucher, and a sold piece, has one live booking, whatever two phones do at once.
    uniqueIndex("bookings_live_voucher").on(booking.voucher_id).where(LIVE),
    uniqueIndex("bookings_live_piece").on(booking.order_item_id, booking.piece).where(LIVE),
    index("bookings_of_slot").on(booking.slot_id),
    index("bookings_of_order").on(booking.order_id),
    index("bookings_of_voucher").on(booking.voucher_id),
    index("bookings_held").on(booking.hold_until).where(sql`"state" = 'held'`),
    index("bookings_by_start").on(booking.state, booking.starts_at),
    index("bookings_of_customer").on(sql`lower(${booking.customer_email})`),
    index("bookings_by_time").on(booking.created_at),
    check("bookings_seats", sql`${booking.seats} > 0`),
    check("bookings_held_until", sql`${booking.state} <> 'held' or ${booking.hold_until} is not null`),
    check(
      "bookings_cancelled",
      sql`(${booking.state} = 'cancelled') = (${booking.cancelled_why} is not null)`,
    ),
  ],
);

/** What happened to a booking; nothing here is ever changed. */
export const bookingEvents = pgTable(
  "booking_events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    booking_id: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    at: moment().notNull(),
    /** Blank for the customer and for what happens by itself. */
    by: text().notNull(),
    kind: text().$type<BookingEvent>().notNull(),
    note: text().notNull().default(""),
  },
  (event) => [index("booking_events_of_booking").on(event.booking_id)],
);

/** Which mails a booking has had: each kind once for each occasion, such as the start that a reminder is about. */
export const bookingMails = pgTable(
  "booking_mails",
  {
    booking_id: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    occasion: text().notNull(),
    at: moment().notNull(),
  },
  (mail) => [primaryKey({ columns: [mail.booking_id, mail.kind, mail.occasion] })],
);

/** What was done at the gate, by the key that the phone gave it: sent again, it is answered again. */
export const gateActs = pgTable(
  "gate_acts",
  {
    key: text().primaryKey(),
    booking_id: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    /** The moment of the scan by the phone's clock, at most the moment at which it arrived. */
    done_at: moment().notNull(),
    received_at: moment().notNull(),
    by: text().notNull(),
    body_hash: text().notNull(),
    /** `conflict` waits for a decision of the team. */
    outcome: text().$type<"done" | "same" | "conflict" | "refused">().notNull(),
    note: text().notNull().default(""),
    /** Of a payment: how much was taken by the phone's word. */
    paid_halere: bigint({ mode: "number" }),
    decided_at: moment(),
  },
  (act) => [
    index("gate_acts_of_booking").on(act.booking_id),
    index("gate_acts_conflicts")
      .on(act.received_at)
      .where(sql`"outcome" = 'conflict' and "decided_at" is null`),
  ],
);

/** Who waits for a place on a full day, in the order of coming. */
export const bookingWaiting = pgTable(
  "booking_waiting",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    day_id: integer()
      .notNull()
      .references(() => days.id, { onDelete: "cascade" }),
    product_id: text().notNull(),
    names: jsonb().$type<Both<string>>().notNull(),
    /** Null: it is paid once there is a place. */
    voucher_id: integer().references(() => vouchers.id, { onDelete: "cascade" }),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(""),
    state: text().$type<"waiting" | "offered" | "taken" | "lapsed" | "left">().notNull().default("waiting"),
    /** The seat that was offered. */
    booking_id: integer().references(() => bookings.id, { onDelete: "set null" }),
    created_at: moment().notNull(),
  },
  (entry) => [
    // A double click waits once.
    uniqueIndex("booking_waiting_once")
      .on(entry.day_id, entry.product_id, sql`lower(${entry.email})`)
      .where(sql`"state" in ('waiting', 'offered')`),
    index("booking_waiting_of_day").on(entry.day_id, entry.id).where(sql`"state" = 'waiting'`),
    index("booking_waiting_of_booking").on(entry.booking_id),
  ],
);
