import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { orderItems, orders } from "#features/orders/server/index.ts";
import type { Design } from "../../gift-rules.ts";
import type { GiftWish } from "../../gifts.contract.ts";

/** What buyers wish for vouchers that are gifts: one row for an item of an order. */
export const voucherGifts = pgTable(
  "voucher_gifts",
  {
    order_item_id: integer()
      .primaryKey()
      .references(() => orderItems.id, { onDelete: "cascade" }),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    recipient: text().notNull().default(""),
    dedication: text().notNull().default(""),
    design: text().$type<Design>().notNull().default("night"),
    deliver: text().$type<GiftWish["deliver"]>().notNull().default("buyer"),
    /** Blank where the buyer gets it, and once the person is forgotten. */
    email: text().notNull().default(""),
    /** Day of the recipient's mail (Europe/Prague). */
    day: date({ mode: "string" }),
    /** When it went to the recipient; whoever sets it sends the mail in the same transaction. */
    sent_at: timestamp({ withTimezone: true, mode: "date" }),
    /** The recipient's last mail; mails are forgotten after a year. */
    mail_id: integer(),
  },
  (gift) => [
    index("voucher_gifts_of_order").on(gift.order_id),
    index("voucher_gifts_by_day").on(gift.day),
    index("voucher_gifts_of_person").on(sql`lower(${gift.email})`),
  ],
);
