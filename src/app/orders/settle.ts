import { followSeats } from "#features/bookings/server/index.ts";
import { followDiscount } from "#features/discounts/server/index.ts";
import { followDocuments } from "#features/invoices/server/index.ts";
import { tellOfStep } from "#features/order-management/server/index.ts";
import {
  type Follower,
  followStock,
  type Happened,
  lockOrder,
  moneyOf,
} from "#features/orders/server/index.ts";
import { tellOfMoney } from "#features/payments/server/index.ts";
import { followVoucherMoney, followVouchers } from "#features/vouchers/server/index.ts";
import { followWithdrawals } from "#features/withdrawals/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";

/** All that follows an order, from top to bottom. Each brings its own part to what the order is now. */
const FOLLOWERS: readonly Follower[] = [
  // Before the stock: orders that are placed lock the code first, too. It may change what the order costs.
  followDiscount,
  followVoucherMoney,
  followStock,
  // Papers and mails say what the order costs by now.
  followDocuments,
  tellOfMoney,
  tellOfStep,
  followVouchers,
  // A seat belongs to the voucher of its piece.
  followSeats,
  // Last: a credit note says whether its pieces were withdrawn from.
  followWithdrawals,
];

/**
 * Brings all that hangs on an order to what it is now, in the caller's transaction, which holds its row. `happened` says
 * what it was before and what was done; without it each only looks again, and where all is as it should be nothing changes.
 */
export async function settle(
  context: Context,
  tx: Database,
  orderId: number,
  happened?: Omit<Happened, "byVoucher">,
): Promise<void> {
  const now = await lockOrder(tx, orderId);
  const { voucher: byVoucher } = await moneyOf(tx, orderId);
  const told: Happened = { ...(happened ?? { before: now, change: null }), byVoucher };
  for (const follow of FOLLOWERS) await follow(context, tx, await lockOrder(tx, orderId), told);
}
