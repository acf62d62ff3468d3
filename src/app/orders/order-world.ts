import { asc, eq, inArray, or } from "drizzle-orm";
import { bookings } from "#features/bookings/server/index.ts";
import { discountUseOf } from "#features/discounts/server/index.ts";
import { invoices } from "#features/invoices/server/index.ts";
import { keptItems, lockOrder, moneyOf } from "#features/orders/server/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import { openWithdrawals } from "#features/withdrawals/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";

export type OrderWorld = Awaited<ReturnType<typeof worldOf>>;

/** All that hangs on an order: its lines, money, papers, vouchers, seats. */
export async function worldOf(tx: Database, id: number) {
  const order = await lockOrder(tx, id);
  const { voucher } = await moneyOf(tx, id);
  const papers = await tx
    .select({
      id: invoices.id,
      kind: invoices.kind,
      credited_at: invoices.credited_at,
      mailed_at: invoices.mailed_at,
    })
    .from(invoices)
    .where(eq(invoices.order_id, id))
    .orderBy(asc(invoices.id));
  const issued = await tx
    .select({ id: vouchers.id, item: vouchers.order_item_id, voided_at: vouchers.voided_at })
    .from(vouchers)
    .where(eq(vouchers.order_id, id))
    .orderBy(asc(vouchers.id));
  const ofVouchers = inArray(
    bookings.voucher_id,
    issued.map((one) => one.id),
  );
  const seats = await tx
    .select({
      id: bookings.id,
      state: bookings.state,
      why: bookings.cancelled_why,
      order_id: bookings.order_id,
    })
    .from(bookings)
    .where(or(eq(bookings.order_id, id), ofVouchers))
    .orderBy(asc(bookings.id));
  return {
    order,
    byVoucher: voucher,
    lines: await keptItems(tx, id),
    papers,
    vouchers: issued,
    seats,
    discount: order.discount === null ? null : await discountUseOf(tx, id),
    isWithdrawn: (await openWithdrawals(tx, [id])).size > 0,
  };
}
