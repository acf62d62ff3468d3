import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { orders } from "#features/orders/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { WithdrawalDoubt } from "../withdrawals.contract.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

export interface WithdrawnItem {
  /** The item of the order. */
  id: number;
  name: string;
  quantity: number;
  /** Why it can't be withdrawn from, as far as the shop knows: the team decides. None where it can. */
  doubt?: WithdrawalDoubt;
}

/** Statements of withdrawal from a contract, as they were received. */
export const withdrawals = pgTable(
  "withdrawals",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null where number and e-mail match no order: the statement counts all the same. */
    order_id: integer().references(() => orders.id, { onDelete: "cascade" }),
    /** What the customer wrote. */
    order_number: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** Which part of the order, in the customer's words; blank: as `items` say, or all of it. */
    scope: text().notNull().default(""),
    items: jsonb().$type<WithdrawnItem[]>().notNull().default([]),
    language: text().$type<Language>().notNull(),
    /** True where the period was over, as far as the shop knows. */
    is_late: boolean().notNull().default(false),
    received_at: moment().notNull(),
    /** When the team was done with it. */
    settled_at: moment(),
  },
  (withdrawal) => [
    index("withdrawals_of_order").on(withdrawal.order_id),
    index("withdrawals_open").on(withdrawal.order_id).where(sql`${withdrawal.settled_at} is null`),
  ],
);
