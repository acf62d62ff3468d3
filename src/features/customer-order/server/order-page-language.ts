import { and, eq } from "drizzle-orm";
import { orderByKey } from "#features/orders/server/order-by-key.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { cardPayments } from "#features/payments/server/payments.table.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Services } from "#kit/server/context.ts";

/**
 * The language of the order that a page's address opens, by its own page or by that of its test payment. Null for
 * other addresses and for a payment that is not there; throws NOT_FOUND for a wrong key.
 */
export async function languageOfOrderPage(
  { config, db }: Pick<Services, "config" | "db">,
  url: string,
): Promise<Language | null> {
  const [, id, key] = /^\/order\/(\d{1,9})\/([\w-]+)\/?(?:\?|$)/i.exec(url) ?? [];
  if (id && key) return (await orderByKey(config, db, Number(id), key)).language;
  const [, reference] = /^\/test-payment\/([\w-]+)\/?(?:\?|$)/i.exec(url) ?? [];
  if (!reference) return null;
  const [found] = await db
    .select({ language: orders.language })
    .from(cardPayments)
    .innerJoin(orders, eq(orders.id, cardPayments.order_id))
    .where(and(eq(cardPayments.reference, reference), eq(cardPayments.gateway, "test")));
  return found?.language ?? null;
}
