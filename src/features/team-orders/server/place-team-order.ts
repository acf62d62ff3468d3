import type { z } from "zod";
import { ADDRESS_MISSING } from "#features/checkout/order-payload.contract.ts";
import { place } from "#features/checkout/server/index.ts";
import { toPayOf } from "#features/orders/index.ts";
import { lockedOrder, logOrder } from "#features/orders/server/index.ts";
import { markOrderPaid, notePayment } from "#features/payments/server/index.ts";
import { issueReceiptAtOnce } from "#features/receipts/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { teamOrdersEndpoints } from "../team-orders.contract.ts";

type Payload = z.output<typeof teamOrdersEndpoints.place.body>;

/** More than anybody types; a program gone wild stops here. */
const LIMIT = 200;
const WINDOW_MS = 10 * 60 * 1000;

/**
 * The team makes an order for somebody: what a customer's own order brings it brings too, in one transaction with the
 * money where that is there already.
 *
 * @throws Refusal as `place`; INVALID (422, `customer.address`) where something is sent and nobody knows where to
 */
export async function placeTeamOrder(context: Context, { language, paid, ...payload }: Payload) {
  const { user } = context;
  if (!user) throw new Refusal("UNAUTHORIZED");
  const placed = await place(context, payload, {
    limit: { key: `order by ${user.id}`, limit: LIMIT, windowMs: WINDOW_MS },
    language,
    tellsTeam: false,
    isPaid: paid !== null,
    check: ({ hasParcel, isPickup }) => {
      if (hasParcel && !isPickup && !/[^\s,]/.test(payload.customer.address))
        throw invalidField("customer.address", ADDRESS_MISSING, context.language);
    },
    afterwards: async (tx, id) => {
      await logOrder(context, tx, id, "added", null, { status: "pending", paid_how: paid });
      // Vouchers may have paid all of it already.
      if (!paid) return;
      const order = await lockedOrder(tx, id);
      if (order.paid_at) return;
      await markOrderPaid(context, tx, id, {
        book: () => notePayment(context, tx, id, paid, toPayOf(order)),
      });
      await issueReceiptAtOnce(context, tx, id, paid);
    },
  });
  const { orderId: id, order_number, total } = placed;
  return { id, order_number, total };
}
