import { date, index, integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { orderItems, orders } from "#features/orders/server/index.ts";
import type { Language } from "#kit/contract/language.ts";
import type { VoucherContent } from "../voucher-content.ts";
import type { VoucherDetail } from "../vouchers.contract.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** Sold vouchers, one for each piece of a paid order. */
export const vouchers = pgTable(
  "vouchers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    order_item_id: integer()
      .notNull()
      .references(() => orderItems.id, { onDelete: "cascade" }),
    /** 1, 2, 3, ... within the item. */
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
  },
  (voucher) => [
    unique("vouchers_piece_of_item").on(voucher.order_item_id, voucher.piece),
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
