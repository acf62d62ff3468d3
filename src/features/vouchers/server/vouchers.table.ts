import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { orderItems, orders } from "#features/orders/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { MovementKind } from "../value-voucher.ts";
import type { VoucherContent } from "../voucher-content.ts";
import type { VoucherDetail } from "../vouchers.contract.ts";
import { giveaways } from "./giveaways/giveaways.table.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** Vouchers: one for each piece of a paid order, or given away. */
export const vouchers = pgTable(
  "vouchers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique(),
    /** Null where it was given away. */
    order_id: integer().references(() => orders.id, { onDelete: "cascade" }),
    order_item_id: integer().references(() => orderItems.id, { onDelete: "cascade" }),
    /** Null where it was sold. */
    giveaway_id: integer().references(() => giveaways.id, { onDelete: "cascade" }),
    /** 1, 2, 3, ... within the item or the giveaway. */
    piece: integer().notNull(),
    language: text().$type<Language>().notNull(),
    /** All that stands on it beside code and day, as it was when it was issued. */
    content: jsonb().$type<VoucherContent>().notNull(),
    issued_at: moment().notNull(),
    /** Last day on which it can be used (Europe/Prague). */
    valid_until: date({ mode: "string" }).notNull(),
    used_at: moment(),
    used_by: text(),
    voided_at: moment(),
    /** Of a voucher over an amount: what it was issued with, and what is left of it. Null for a ride. */
    value_halere: bigint({ mode: "number" }),
    /** The sum of its movements, kept here so that the database itself lets nobody take more than there is. */
    balance_halere: bigint({ mode: "number" }),
  },
  (voucher) => [
    unique("vouchers_piece_of_item").on(voucher.order_item_id, voucher.piece),
    unique("vouchers_piece_of_giveaway").on(voucher.giveaway_id, voucher.piece),
    check(
      "vouchers_sold_or_given",
      sql`(${voucher.giveaway_id} is null) = (${voucher.order_id} is not null and ${voucher.order_item_id} is not null)`,
    ),
    check(
      "vouchers_balance",
      sql`(${voucher.value_halere} is null) = (${voucher.balance_halere} is null) and ${voucher.balance_halere} between 0 and ${voucher.value_halere}`,
    ),
    index("vouchers_of_order").on(voucher.order_id),
    // What a search for a code looks through, from the index alone: the contents are large.
    index("vouchers_by_code").on(voucher.code, voucher.order_id),
    index("vouchers_by_time").on(voucher.issued_at, voucher.id),
  ],
);

/** What happened to a voucher; nothing here is ever changed. */
export const voucherEvents = pgTable(
  "voucher_events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    voucher_id: integer()
      .notNull()
      .references(() => vouchers.id, { onDelete: "cascade" }),
    at: moment().notNull(),
    by: text().notNull(),
    kind: text().$type<VoucherDetail["history"][number]["kind"]>().notNull(),
    note: text().notNull().default(""),
  },
  (event) => [index("voucher_events_of_voucher").on(event.voucher_id)],
);

/** Money that came onto a voucher or left it; nothing here is ever changed, and the sum is its balance. */
export const voucherMovements = pgTable(
  "voucher_movements",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    voucher_id: integer()
      .notNull()
      .references(() => vouchers.id, { onDelete: "cascade" }),
    at: moment().notNull(),
    by: text().notNull(),
    kind: text().$type<MovementKind>().notNull(),
    /** Above 0: it came onto the voucher. */
    amount_halere: bigint({ mode: "number" }).notNull(),
    /** The order that it pays, or that gave it back; null: the team took it off or did something else. */
    order_id: integer().references(() => orders.id, { onDelete: "set null" }),
    note: text().notNull().default(""),
  },
  (movement) => [
    index("voucher_movements_of_voucher").on(movement.voucher_id, movement.id),
    index("voucher_movements_of_order").on(movement.order_id),
  ],
);
