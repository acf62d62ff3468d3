import { and, eq, isNotNull } from "drizzle-orm";
import { toPayOf } from "#features/orders/index.ts";
import type { orders } from "#features/orders/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import { GatewayRefusal } from "./gateways/gateway.ts";
import { gatewayNamed } from "./gateways/gateway-of.ts";
import { cardPayments } from "./payments.table.ts";
import { takePayment } from "./take-payment.ts";

type PaymentRow = typeof cardPayments.$inferSelect;
type OrderRow = typeof orders.$inferSelect;

/**
 * Whether a page that is open is not the one to pay on: it is over another amount, of the time before the items were
 * changed, or the order has a newer one.
 */
export function isOld(payment: PaymentRow, order: OrderRow, open: readonly PaymentRow[]): boolean {
  const isNewer = (one: PaymentRow) =>
    one.order_id === payment.order_id && one.created_at.getTime() > payment.created_at.getTime();
  return toPayOf(order) !== payment.amount_halere || open.some(isNewer);
}

/**
 * Closes the pages of an order that are old, before another one opens: nobody has two to pay on. What was paid on one in
 * the meantime is taken in; where a gateway does not answer, the next round closes its page.
 */
export async function closeOldPages(context: Context, order: OrderRow): Promise<void> {
  const open = await openPages(context, order.id);
  for (const payment of open) if (isOld(payment, order, open)) await askForPayment(context, payment, true);
}

/** Closes all pages of an order, which is to be paid another way; what was paid on one in the meantime is taken in. */
export async function closePages(context: Context, orderId: number): Promise<void> {
  for (const payment of await openPages(context, orderId)) await askForPayment(context, payment, true);
}

function openPages({ db }: Context, orderId: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(cardPayments)
    .where(
      and(
        eq(cardPayments.order_id, orderId),
        eq(cardPayments.state, "open"),
        isNotNull(cardPayments.reference),
      ),
    );
}

/** Asks the gateway how a payment stands, and closes its page where it is over and was not paid. */
export async function askForPayment(
  context: Context,
  { id, reference, gateway: name }: PaymentRow,
  isOver: boolean,
): Promise<void> {
  const gateway = await gatewayNamed(context.config, name);
  if (!gateway || !reference) return;
  try {
    const told = await gateway.status({ id, reference });
    if (told) await takePayment(context, gateway, told);
    else if (isOver) {
      await gateway.cancel({ reference });
      await context.db
        .update(cardPayments)
        .set({ state: "expired", updated_at: context.now() })
        .where(and(eq(cardPayments.id, id), eq(cardPayments.state, "open")));
    }
  } catch (error) {
    const { name: kind, code } = error as Error & { code?: string };
    const isNo = error instanceof GatewayRefusal;
    context.log.warn(
      { payment: id, isNo, error: { name: kind, code } },
      "A payment could not be asked about",
    );
  }
}
