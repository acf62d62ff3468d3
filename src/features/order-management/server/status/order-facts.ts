import { and, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { bookings } from "#features/bookings/server/index.ts";
import { discountUseOf } from "#features/discounts/server/index.ts";
import { invoices } from "#features/invoices/server/index.ts";
import { isPaidAtHandover, ORDER_STATUSES, type OrderStatus, toPayOf } from "#features/orders/index.ts";
import { hasParcel, keptItems, moneyOf, orderItems, type orders } from "#features/orders/server/index.ts";
import { cardPayments } from "#features/payments/server/index.ts";
import { products, productVariants } from "#features/products/server/index.ts";
import { voucherMovements, vouchers } from "#features/vouchers/server/index.ts";
import { openWithdrawals } from "#features/withdrawals/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import type { StepFacts } from "../../next-steps.ts";
import type { OrderFacts } from "../../status-effects.ts";

/** What the effects of a change of status are judged by. */
export async function orderFacts(db: Database, order: typeof orders.$inferSelect): Promise<OrderFacts> {
  const { id, status, paid_at, total_halere, is_pickup } = order;
  const { priceBack, voucher } = await moneyOf(db, id);
  const documents = await db
    .select({ credited_at: invoices.credited_at, mailed_at: invoices.mailed_at })
    .from(invoices)
    .where(and(eq(invoices.order_id, id), eq(invoices.kind, "final")));
  const valid = documents.find(({ credited_at }) => credited_at === null);
  return {
    status,
    isPaid: paid_at !== null,
    isRefunded: priceBack > 0 && priceBack >= total_halere,
    isCounted: await isCounted(db, id),
    invoice: valid ? { isMailed: valid.mailed_at !== null } : null,
    hadInvoice: documents.length > (valid ? 1 : 0),
    vouchers: await voucherCounts(db, id),
    isVoucherHeld: voucher > 0,
    wasVoucherHeld:
      status === "cancelled" &&
      (await db.$count(
        voucherMovements,
        and(eq(voucherMovements.order_id, id), eq(voucherMovements.kind, "released")),
      )) > 0,
    discount: order.discount === null ? "none" : await discountUseOf(db, id),
    withdrawalIsOpen: (await openWithdrawals(db, [id])).size > 0,
    isPickup: is_pickup,
    seats: await seatCounts(db, id),
  };
}

/** Something was taken off a voucher over an amount. */
const isSpent = sql`${vouchers.voided_at} is null and ${vouchers.balance_halere} < ${vouchers.value_halere}`;

/** What the next steps and the ways back are judged by. */
export async function stepFacts(db: Database, order: typeof orders.$inferSelect): Promise<StepFacts> {
  const { id } = order;
  const ofOrder = eq(vouchers.order_id, id);
  const money = await moneyOf(db, id);
  return {
    ...(await orderFacts(db, order)),
    isDue: order.paid_at !== null && toPayOf(order) > 0,
    hasGoods: await hasParcel(db, await keptItems(db, id)),
    statusBefore: await statusBefore(db, order),
    hasRefund: money.returned + money.onTheWay > 0,
    isPaidByHand:
      money.paidHow !== "voucher" &&
      (await db.$count(cardPayments, and(eq(cardPayments.order_id, id), eq(cardPayments.state, "paid")))) ===
        0,
    isPaidAtHandover: isPaidAtHandover(order.payment_kind),
    hasUsedVoucher: (await db.$count(vouchers, and(ofOrder, or(isNotNull(vouchers.used_at), isSpent)))) > 0,
  };
}

/** The status that the order had before it got the one it has, as the log knows it. */
async function statusBefore(
  db: Database,
  { id, status }: typeof orders.$inferSelect,
): Promise<OrderStatus | null> {
  const [last] = await db
    .select({ before: historyEntries.before, after: historyEntries.after })
    .from(historyEntries)
    .where(
      and(
        eq(historyEntries.type, "orders"),
        eq(historyEntries.record_id, String(id)),
        sql`${historyEntries.after} ? 'status'`,
      ),
    )
    .orderBy(desc(historyEntries.id))
    .limit(1);
  if (last?.after?.status !== status) return null;
  return ORDER_STATUSES.find((one) => one === last.before?.status) ?? null;
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
      usable: sql<number>`count(*) filter (where ${vouchers.used_at} is null and ${vouchers.voided_at} is null)::int`,
      void: sql<number>`count(*) filter (where ${vouchers.voided_at} is not null)::int`,
    })
    .from(vouchers)
    .where(eq(vouchers.order_id, orderId));
  const [sold] = await db
    .select({
      missing: sql<number>`coalesce(sum(greatest(0, ${orderItems.quantity} - ${orderItems.taken_back}
        - (select count(*) from ${vouchers} issued where issued.order_item_id = ${orderItems}.id))), 0)::int`,
    })
    .from(orderItems)
    .where(and(eq(orderItems.order_id, orderId), isNotNull(orderItems.voucher_months)));
  const { usable = 0, void: voided = 0 } = issued ?? {};
  return { usable, void: voided, missing: sold?.missing ?? 0 };
}

async function seatCounts(db: Database, orderId: number): Promise<OrderFacts["seats"]> {
  const issued = db.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.order_id, orderId));
  const rows = await db
    .select({ state: bookings.state, why: bookings.cancelled_why, order_id: bookings.order_id })
    .from(bookings)
    .where(or(eq(bookings.order_id, orderId), inArray(bookings.voucher_id, issued)));
  const own = rows.filter(({ order_id }) => order_id === orderId);
  return {
    held: own.filter(({ state }) => state === "held").length,
    booked: own.filter(({ state }) => state === "booked").length,
    byVoucher: rows.filter(({ state, order_id }) => state === "booked" && order_id === null).length,
    lost: own.filter(({ why }) => why === "expired" || why === "order").length,
  };
}
