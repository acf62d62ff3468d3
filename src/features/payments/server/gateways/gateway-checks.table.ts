import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { GatewayError, GatewayName } from "../../card-payment.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** How each gateway answered when it was last asked whether its keys are right. */
export const gatewayChecks = pgTable("gateway_checks", {
  gateway: text().$type<GatewayName>().primaryKey(),
  asked_at: moment().notNull(),
  last_ok_at: moment(),
  fault: text().$type<GatewayError>(),
  failing_since: moment(),
});
