import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { orders } from "#features/orders/server/index.ts";
import { timestamps } from "#kit/server/content/content-columns.ts";
import type { CardPaymentState, GatewayName } from "../card-payment.ts";
import type { ChargeNotice } from "./gateways/gateway.ts";

/** Tries to pay an order by card: what was asked of the gateway, and what came of it. */
export const cardPayments = pgTable(
  "card_payments",
  {
    /** Also the gateway's idempotency key. */
    id: uuid().primaryKey().defaultRandom(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    gateway: text().$type<GatewayName>().notNull(),
    state: text().$type<CardPaymentState>().notNull().default("opening"),
    amount_halere: bigint({ mode: "number" }).notNull(),
    currency: text().notNull(),
    /** The site's address that the customer came from and returns to. */
    origin: text().notNull(),
    /** The gateway's own name for it and its page; null until it has answered. */
    reference: text().unique(),
    url: text(),
    /** When the gateway was last asked to open it, and has not answered yet: nobody else asks meanwhile. */
    asked_at: timestamp({ withTimezone: true, mode: "date" }),
    /** What the gateway calls the money that came: what a refund sends back. Null until it has. */
    charge: text(),
    expires_at: timestamp({ withTimezone: true, mode: "date" }),
    /** What came, where it was not what was asked; in the currency's smallest unit. */
    received_amount: bigint({ mode: "number" }),
    received_currency: text(),
    ...timestamps(),
  },
  (payment) => [
    index("card_payments_of_order").on(payment.order_id, payment.created_at),
    index("card_payments_by_charge").on(payment.charge),
  ],
);

/** Notices of gateways by their own id: one that comes again changes nothing. Removed after a year. */
export const paymentNotices = pgTable(
  "payment_notices",
  {
    /** `stripe evt_...` */
    id: text().primaryKey(),
    received_at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** What it said of a payment that is not known yet, by the gateway's name for it; null once that is taken in. */
    waiting: jsonb().$type<ChargeNotice>(),
    waits_for: text(),
  },
  (notice) => [index("payment_notices_waiting").on(notice.waits_for)],
);
