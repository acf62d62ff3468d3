import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { orders } from "#features/orders/server/index.ts";
import { timestamps } from "#kit/server/content/content-columns.ts";
import type { GatewayName } from "../../card-payment.ts";
import type { DisputeState } from "../../dispute.ts";
import { cardPayments } from "../payments.table.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** Card payments that the customer's bank takes back, or took: one row each, as the gateway tells it. */
export const disputes = pgTable(
  "disputes",
  {
    id: uuid().primaryKey().defaultRandom(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    card_payment_id: uuid()
      .notNull()
      .references(() => cardPayments.id, { onDelete: "cascade" }),
    gateway: text().$type<GatewayName>().notNull(),
    /** The gateway's own name for it. */
    reference: text().notNull().unique(),
    state: text().$type<DisputeState>().notNull(),
    /** The gateway's word for why; blank where it says none. */
    reason: text().notNull(),
    amount_halere: bigint({ mode: "number" }).notNull(),
    /** Whether the sum is not here now; said in one place, `takeDispute`. */
    is_gone: boolean().notNull(),
    /** As the gateway has them. */
    opened_at: moment().notNull(),
    withdrawn_at: moment(),
    reinstated_at: moment(),
    closed_at: moment(),
    ...timestamps(),
  },
  (dispute) => [index("disputes_of_order").on(dispute.order_id, dispute.opened_at)],
);
