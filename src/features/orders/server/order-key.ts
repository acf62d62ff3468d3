import { createHmac } from "node:crypto";
import type { Config } from "#kit/server/config/config.ts";
import type { orders } from "./orders.table.ts";

type Keyed = Pick<typeof orders.$inferSelect, "id" | "created_at">;

/** 192 bits in base64url. */
const KEY_LENGTH = 32;

/**
 * The key in the address of an order's own page. It is bound to the moment too, so that a database that starts
 * anew under the same secret does not open its orders to old links.
 */
export function orderKey({ TOKEN_SECRET }: Pick<Config, "TOKEN_SECRET">, { id, created_at }: Keyed): string {
  return createHmac("sha256", `order page ${TOKEN_SECRET}`)
    .update(`${id} ${created_at.toISOString()}`)
    .digest("base64url")
    .slice(0, KEY_LENGTH);
}

/** The path of an order's own page, for its customer alone. */
export function orderPath(config: Pick<Config, "TOKEN_SECRET">, order: Keyed): string {
  return `/order/${order.id}/${orderKey(config, order)}`;
}
