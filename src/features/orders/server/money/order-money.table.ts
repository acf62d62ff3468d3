import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { MoneySource, MoneyState } from "../../order-money.ts";
import type { PaidHow } from "../../order-status.ts";
import { orders } from "../orders.table.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/**
 * The book of an order's money, append only: what came, what went, what is on its way. The database refuses any change but
 * one, from `asked` to its end; what turned out wrong is taken back by an entry that undoes it. Written by `bookMoney`
 * alone, added up by `moneyOf` (docs/orders.md).
 */
export const orderMoney = pgTable(
  "order_money",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** When it was written. */
    at: moment().notNull(),
    /** Who of the team did it, by the name of then; blank for the program and for customers. */
    by: text().notNull().default(""),
    /** Null for what only changes how much is asked for. */
    way: text().$type<PaidHow>(),
    /** What it pays of the order; below 0: what went back. */
    amount_halere: bigint({ mode: "number" }).notNull(),
    /** By how much more changes hands than that: cash is whole crowns. */
    rounding_halere: bigint({ mode: "number" }).notNull().default(0),
    /** How much of the order's price is given up by it. */
    price_halere: bigint({ mode: "number" }).notNull().default(0),
    state: text().$type<MoneyState>().notNull(),
    /** When it was settled. */
    settled_at: moment(),
    /** The day on which the money moved, YYYY-MM-DD in Prague; of what is asked for the day of the asking. */
    moved_on: date({ mode: "string" }).notNull(),
    source: text().$type<MoneySource>().notNull(),
    /** Which booking, card payment, refund, ... of that kind. */
    source_id: text().notNull(),
    /** The how manieth entry of its source: an earlier one failed or was undone. */
    turn: integer().notNull().default(1),
    /** The entry that it takes back. */
    undoes: integer().references((): AnyPgColumn => orderMoney.id, { onDelete: "cascade" }),
  },
  (entry) => [
    index("order_money_of_order").on(entry.order_id, entry.id),
    // What is told twice counts once.
    unique("order_money_of_source").on(entry.source, entry.source_id, entry.turn),
    uniqueIndex("order_money_undone_once").on(entry.undoes).where(sql`${entry.undoes} is not null`),
    check("order_money_settled", sql`(${entry.state} = 'settled') = (${entry.settled_at} is not null)`),
  ],
);
