import { and, count, eq, isNotNull, or, sql } from "drizzle-orm";
import { invoices } from "#features/invoices/server/index.ts";
import { orderItems, type orders } from "#features/orders/server/index.ts";
import { products, productVariants } from "#features/products/server/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import { openWithdrawals } from "#features/withdrawals/server/index.ts";
import type { Database } from "#kit/server/database.ts";
import type { OrderFacts } from "../status-effects.ts";

/** What the effects of a change of status are judged by. */
export async function orderFacts(db: Database, order: typeof orders.$inferSelect): Promise<OrderFacts> {
  const { id, status, paid_at, refunded_halere, total_halere, is_pickup } = order;
  const papers = await db
    .select({ credited_at: invoices.credited_at, mailed_at: invoices.mailed_at })
    .from(invoices)
    .where(and(eq(invoices.order_id, id), eq(invoices.kind, "final")));
  const valid = papers.find(({ credited_at }) => credited_at === null);
  return {
    status,
    isPaid: paid_at !== null,
    isRefunded: refunded_halere !== null && refunded_halere >= total_halere,
    isCounted: await isCounted(db, id),
    invoice: valid ? { isMailed: valid.mailed_at !== null } : null,
    hadInvoice: papers.length > (valid ? 1 : 0),
    vouchers: await voucherCounts(db, id),
    withdrawalIsOpen: (await openWithdrawals(db, [id])).size > 0,
    isPickup: is_pickup,
  };
}

/** Whether a count holds a piece of it, or would hold one if it were taken. */
async function isCounted(db: Database, orderId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .leftJoin(products, eq(products.id, orderItems.product_id))
    .leftJoin(productVariants, eq(productVariants.id, orderItems.variant_id))
    .where(
      and(
        eq(orderItems.order_id, orderId),
        or(isNotNull(orderItems.stock_source), isNotNull(products.stock), isNotNull(productVariants.stock)),
      ),
    )
    .limit(1);
  return found !== undefined;
}

async function voucherCounts(db: Database, orderId: number): Promise<OrderFacts["vouchers"]> {
  const [issued] = await db
    .select({
      all: count(),
      usable: sql<number>`count(*) filter (where ${vouchers.used_at} is null and ${vouchers.voided_at} is null)::int`,
      void: sql<number>`count(*) filter (where ${vouchers.voided_at} is not null)::int`,
    })
    .from(vouchers)
    .where(eq(vouchers.order_id, orderId));
  const [sold] = await db
    .select({ pieces: sql<number>`coalesce(sum(${orderItems.quantity}), 0)::int` })
    .from(orderItems)
    .where(and(eq(orderItems.order_id, orderId), isNotNull(orderItems.voucher_months)));
  const { all = 0, usable = 0, void: voided = 0 } = issued ?? {};
  return { usable, void: voided, missing: Math.max(0, (sold?.pieces ?? 0) - all) };
}
