import { and, asc, eq } from "drizzle-orm";
import { paymentFits } from "#features/methods/index.ts";
import { paymentMethods, whyNotPaidSo } from "#features/methods/server/index.ts";
import { isPaidAtHandover, toPayOf } from "#features/orders/index.ts";
import type { orders } from "#features/orders/server/index.ts";
import { gatewayOf, hasAccount } from "#features/payments/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";

type OrderRow = typeof orders.$inferSelect;
type Method = typeof paymentMethods.$inferSelect & { kind: "bank" | "card" };

/**
 * The ways that what is left of an order can be paid instead of the chosen one: a transfer instead of a card, and the
 * other way round. What is paid at the handover has its own price and packet, so it is neither left nor chosen here.
 */
export async function otherWays(
  { config }: Pick<Context, "config">,
  order: OrderRow,
  db: Database,
): Promise<Method[]> {
  const toPay = toPayOf(order);
  if (toPay === 0 || order.status === "cancelled" || isPaidAtHandover(order.payment_kind)) return [];
  const kind = order.payment_kind === "card" ? "bank" : "card";
  const isOpen = kind === "bank" ? await hasAccount(db) : (await gatewayOf({ config, db })) !== null;
  if (!isOpen) return [];
  const found = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.kind, kind), eq(paymentMethods.is_active, true)))
    .orderBy(asc(paymentMethods.display_order), asc(paymentMethods.id));
  const ways: Method[] = [];
  for (const method of found)
    if (
      method.fee_halere === 0 &&
      paymentFits(method, { id: order.shipping_method, is_pickup: order.is_pickup }) &&
      (await whyNotPaidSo({ config, db }, method, toPay)) === null
    )
      ways.push({ ...method, kind });
  return ways;
}

/** Why what is left of an order can't be paid by the card that was chosen, in words; null where it can. */
export async function whyNotByCard(
  { config }: Pick<Context, "config">,
  order: OrderRow,
  db: Database,
): Promise<Both<string> | null> {
  const [method] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, order.payment_method));
  const chosen = method ?? { kind: "card" as const, names: order.payment_name };
  return whyNotPaidSo({ config, db }, { ...chosen, kind: "card" }, toPayOf(order));
}
