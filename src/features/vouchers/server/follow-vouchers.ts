import { eq } from "drizzle-orm";
import {
  type Follower,
  type Happened,
  isReopened,
  keptItems,
  type LinesChange,
  payableByVoucher,
  stands,
} from "#features/orders/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { issueVouchers } from "./issue-vouchers.ts";
import { payAgain } from "./value/pay-with-vouchers.ts";
import { giveBackToVouchers } from "./value/voucher-ledger.ts";
import { restoreVouchers, voidSomeVouchers, voidVouchers } from "./void-vouchers.ts";
import { vouchers } from "./vouchers.table.ts";

/**
 * What gift vouchers pay of an order: an unpaid one that was cancelled or deleted gives it back, one that costs less gives
 * back what is too much, a reopened one takes again what is still there. Of a paid one it goes back as a refund.
 */
export const followVoucherMoney: Follower = async (context, tx, order, happened) => {
  const { id } = order;
  if (order.paid_at) return;
  if (!stands(order)) {
    if (happened.byVoucher > 0) await giveBackToVouchers(context, tx, id, "released");
    return;
  }
  if (isReopened(order, happened)) return payAgain(context, tx, id, await payableByVoucher(tx, order));
  if (happened.byVoucher === 0) return;
  const excess = -(await payableByVoucher(tx, order));
  if (excess > 0) await giveBackToVouchers(context, tx, id, "released", excess);
};

/**
 * The vouchers that an order sells, one for each piece: issued once it is paid, void once it is not, or does not stand.
 * Those of an order that was deleted and is shown again stay void.
 */
export const followVouchers: Follower = async (context, tx, order, happened) => {
  const { id } = order;
  const { before, change } = happened;
  if (!stands(order) || (before.paid_at && !order.paid_at)) return voidVouchers(context, tx, id);
  if (change?.kind === "lines") await voidGoing(context, tx, id, change);
  if (!order.paid_at) return;
  const isPaidNow = !before.paid_at || isReopened(order, happened);
  if (isPaidNow) await restoreVouchers(context, tx, id);
  if (isPaidNow || change?.kind === "lines" || isDifference(happened)) await issueVouchers(context, tx, id);
};

const isDifference = ({ change }: Happened) =>
  change?.kind === "money" && change.what === "difference" && change.left === 0;

/**
 * Voids the vouchers of pieces that went. Those whose seat is booked go last: nobody withdraws from the ride that they
 * have a day for. Those whose money was asked for, because the team changed their day, go first.
 */
async function voidGoing(context: Context, tx: Database, id: number, { going }: LinesChange): Promise<void> {
  const items = going.filter(({ voucher_months }) => voucher_months !== null);
  if (items.length === 0 || (await tx.$count(vouchers, eq(vouchers.order_id, id))) === 0) return;
  const { booked, askedBack } = await context.parts.voucherSeats.bookedOf(tx, id);
  const kept = await keptItems(tx, id);
  for (const item of items) {
    const left = kept.find((one) => one.id === item.id)?.quantity ?? 0;
    await voidSomeVouchers(context, tx, {
      id: item.id,
      pieces: item.quantity,
      kept: left + item.quantity,
      keep: booked,
      first: askedBack,
    });
  }
}
