import { and, eq } from "drizzle-orm";
import { orderByKey, orders } from "#features/orders/server/index.ts";
import { cardPayments } from "#features/payments/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Services } from "#kit/server/context.ts";

/** What the address of an order's own page names, or that of its test payment. */
interface OrderPage {
  id?: string | undefined;
  key?: string | undefined;
  reference?: string | undefined;
}

/**
 * The language of the order that a page's address opens. Null where it opens none, and for a payment that is not
 * there; throws NOT_FOUND for a wrong key.
 */
export async function languageOfOrderPage(
  { config, db }: Pick<Services, "config" | "db">,
  { id = "", key, reference }: OrderPage,
): Promise<Language | null> {
  if (key) return /^\d{1,9}$/.test(id) ? (await orderByKey(config, db, Number(id), key)).language : null;
  if (!reference) return null;
  const [found] = await db
    .select({ language: orders.language })
    .from(cardPayments)
    .innerJoin(orders, eq(orders.id, cardPayments.order_id))
    .where(and(eq(cardPayments.reference, reference), eq(cardPayments.gateway, "test")));
  return found?.language ?? null;
}
