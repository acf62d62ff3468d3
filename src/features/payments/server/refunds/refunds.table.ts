import { bigint, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { PaidHow } from "#features/orders/index.ts";
import { orders } from "#features/orders/server/index.ts";
import { timestamps } from "#kit/server/content/content-columns.ts";
import type { GatewayName } from "../../card-payment.ts";
import type { RefundReason, RefundState } from "../../refund.ts";
import { cardPayments } from "../payments.table.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** Money that goes back to a customer, or went: one row each, whichever way. */
export const refunds = pgTable(
  "refunds",
  {
    /** Also the gateway's idempotency key. */
    id: uuid().primaryKey().defaultRandom(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    way: text().$type<PaidHow>().notNull(),
    state: text().$type<RefundState>().notNull(),
    amount_halere: bigint({ mode: "number" }).notNull(),
    /** What of the amount is cash's rounding: handed over in whole crowns, or given back as it came. */
    rounding_halere: bigint({ mode: "number" }).notNull().default(0),
    /** How much of the order's price it takes back; the rest had been paid too much. */
    price_halere: bigint({ mode: "number" }).notNull(),
    reason: text().$type<RefundReason>().notNull(),
    /** The card payment that goes back through its gateway; null: the team sends the money itself. */
    card_payment_id: uuid().references(() => cardPayments.id, { onDelete: "set null" }),
    gateway: text().$type<GatewayName>(),
    /** What the gateway calls it, or which booking of the account it is; null until that is known. */
    reference: text(),
    /** Why it failed, in the gateway's words; blank otherwise. */
    fault: text().notNull().default(""),
    /** When the gateway was first asked: from then on it may have been done. */
    asked_at: moment(),
    /** The customer's account, for a transfer; blank otherwise. */
    account: text().notNull().default(""),
    /** Who of the team began it, by the name of then; blank where it was done at the gateway. */
    by: text().notNull().default(""),
    /** When the money went. */
    done_at: moment(),
    ...timestamps(),
  },
  (refund) => [
    index("refunds_of_order").on(refund.order_id, refund.created_at),
    index("refunds_by_state").on(refund.state, refund.created_at),
    index("refunds_by_reference").on(refund.reference),
  ],
);
