import type { z } from "zod";
import { place } from "#features/checkout/server/index.ts";
import { moveOrder } from "#features/order-management/server/index.ts";
import { handedOver, toPayOf } from "#features/orders/index.ts";
import { lockedOrder, logOrder } from "#features/orders/server/index.ts";
import { markOrderPaid, notePayment } from "#features/payments/server/index.ts";
import { issueReceiptAtOnce } from "#features/receipts/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { toCzk, toHalere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { trackSalesEndpoints } from "../track-sales.contract.ts";

/** More than two hands sell in ten minutes. */
const LIMIT = { limit: 400, windowMs: 10 * 60 * 1000 };

/** Nobody's: who buys a T-shirt at a stall leaves no name. */
const NOBODY = { en: "Sale on the spot", cs: "Prodej na místě" };

type Sale = z.output<typeof trackSalesEndpoints.sell.body>;

/**
 * Sells goods over the counter: the order, its payment, invoice, receipt and pieces in one transaction, and nothing is
 * left to be done with it.
 *
 * @throws Refusal as `place`
 */
export async function sellAtStall(context: Context, { items, how, total }: Sale) {
  const { user, language } = context;
  if (!user) throw new Refusal("UNAUTHORIZED");
  const customer = {
    name: NOBODY[language],
    email: "",
    phone: "",
    address: "",
    country: undefined,
    company_name: "",
    company_id: "",
    vat_id: "",
  };
  const payload = { customer, items, total, codes: [], discount_code: "" };
  const placed = await place(
    context,
    { ...payload, shipping_method: 0, payment_method: 0 },
    {
      limit: { key: `sale by ${user.id}`, ...LIMIT },
      language,
      tellsTeam: false,
      isPaid: true,
      onTheSpot: true,
      async afterwards(tx, id) {
        await logOrder(context, tx, id, "added", null, { status: "pending", paid_how: how });
        const order = await lockedOrder(tx, id);
        if (!order.paid_at) {
          const book = () => notePayment(context, tx, id, how, toPayOf(order), "till");
          await markOrderPaid(context, tx, id, { book });
          await issueReceiptAtOnce(context, tx, id, how);
        }
        await moveOrder(context, tx, id, "done");
      },
    },
  );
  return {
    id: placed.orderId,
    order_number: placed.order_number,
    paid: toCzk(handedOver(toHalere(placed.total), how)),
  };
}
