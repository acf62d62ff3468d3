import { and, asc, eq } from "drizzle-orm";
import { waitsForTransfer } from "#features/bookings/server/index.ts";
import { proformaOf } from "#features/invoices/server/index.ts";
import { paymentFits } from "#features/methods/index.ts";
import { paymentMethods, whyNotPaidSo } from "#features/methods/server/index.ts";
import { isPaidAtHandover, toPayOf } from "#features/orders/index.ts";
import { keptItems, type orders, sellerOf } from "#features/orders/server/index.ts";
import { gatewayOf, hasAccount } from "#features/payments/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";

type OrderRow = typeof orders.$inferSelect;
type Method = typeof paymentMethods.$inferSelect & { kind: "bank" | "card" };

/** The ways that are offered: a transfer is none where a place that the order holds would not wait for it. */
export async function otherWays(
  context: Pick<Context, "config" | "now">,
  order: OrderRow,
  db: Database,
): Promise<Method[]> {
  const ways = await waysInstead(context, order, db);
  const isByBank = ways.some(({ kind }) => kind === "bank");
  if (isByBank && !(await waitsForTransfer(context, db, order.id, await dueDay(db, order)))) return [];
  return ways;
}

/**
 * The ways that what is left of an order can be paid instead of the chosen one: a transfer instead of a card, and the
 * other way round. What is paid at the handover has its own price and packet, so it is neither left nor chosen here.
 */
export async function waysInstead(
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

/** Until when an order is to be paid. */
export async function dueDay(db: Database, order: OrderRow): Promise<string> {
  const { seller } = await sellerOf(db, order.language);
  return proformaOf(order, await keptItems(db, order.id), seller).due_on;
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
