import { and, eq } from "drizzle-orm";
import { bookMoney, lockOrder, orders } from "#features/orders/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { GatewayName } from "../card-payment.ts";
import { CURRENCY, type PaymentGateway, type PaymentNotice } from "./gateways/gateway.ts";
import { markOrderPaid } from "./mark-paid.ts";
import { cardPayments } from "./payments.table.ts";
import { queueProblemMail } from "./problem-mail.ts";
import { takeWaiting } from "./take-charge-notice.ts";

/** What the database takes as the id of a payment; another site on the gateway's account has ids of its own. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** An order's number as gateways are told it. */
const ORDER_NUMBER = /^\d{10}$/;
const MOST_ID = 2_147_483_647;

/**
 * What became of a payment, by a notice or by asking, with the refunds and disputes of it that were told before; the same
 * again changes nothing. Throws UNAVAILABLE where the gateway does not say how those stand.
 */
export async function takePayment(
  context: Context,
  gateway: PaymentGateway,
  notice: PaymentNotice,
): Promise<void> {
  await context.db.transaction((tx) => takeOutcome(context, tx, gateway.name, notice));
  if (notice.charge) await takeWaiting(context, gateway, notice.charge);
}

async function takeOutcome(
  context: Context,
  tx: Database,
  gateway: GatewayName,
  notice: PaymentNotice,
): Promise<void> {
  const { payment: id, reference } = notice;
  const named = id === null ? eq(cardPayments.reference, reference) : eq(cardPayments.id, id);
  const [known] =
    id !== null && !UUID.test(id)
      ? []
      : await tx
          .select()
          .from(cardPayments)
          .where(and(eq(cardPayments.gateway, gateway), named));
  if (!known) return takeStray(context, tx, gateway, notice);
  // The order first, as everywhere, so that two notices never wait for each other crosswise.
  const order = await lockOrder(tx, known.order_id);
  const own = eq(cardPayments.id, known.id);
  const [payment] = await tx.select().from(cardPayments).where(own).for("update");
  if (!payment || ["paid", "refused", "stray"].includes(payment.state)) return;
  const updated_at = context.now();
  if (notice.outcome !== "paid") {
    await tx.update(cardPayments).set({ state: notice.outcome, updated_at }).where(own);
    return;
  }
  if (notice.amount !== payment.amount_halere || notice.currency !== payment.currency) {
    const received = { received_amount: notice.amount, received_currency: notice.currency };
    await tx
      .update(cardPayments)
      .set({ state: "refused", charge: notice.charge ?? null, ...received, updated_at })
      .where(own);
    await queueProblemMail(context, tx, order, { kind: "amount", ...received });
    return;
  }
  const charge = notice.charge ?? null;
  await tx.update(cardPayments).set({ state: "paid", charge, updated_at }).where(own);
  const said = { way: "card" as const, amount: payment.amount_halere };
  const isFirst = await markOrderPaid(context, tx, order.id, {
    book: () => bookMoney(context, tx, order.id, ["card", known.id], said),
  });
  if (!isFirst) await queueProblemMail(context, tx, order, { kind: "twice" });
  else if (order.status === "cancelled" || order.hidden_at)
    await queueProblemMail(context, tx, order, { kind: "cancelled" });
}

/**
 * Money that came for no payment of ours, under the number of an order: a page that was opened twice, or another site's on
 * the same account. It is kept with the order and told to the team, which says whether it counts.
 */
async function takeStray(
  context: Context,
  tx: Database,
  gateway: GatewayName,
  { outcome, reference, orderNumber, amount, currency, charge = null }: PaymentNotice,
): Promise<void> {
  const id = orderNumber && ORDER_NUMBER.test(orderNumber) ? Number(orderNumber) : 0;
  const isOrder = id > 0 && id <= MOST_ID && (await tx.$count(orders, eq(orders.id, id))) > 0;
  if (!isOrder || outcome !== "paid") {
    context.log.warn({ reference, outcome }, "A notice about a payment that is not ours");
    return;
  }
  const order = await lockOrder(tx, id);
  const at = context.now();
  const stored = await tx
    .insert(cardPayments)
    .values({
      order_id: id,
      gateway,
      state: "stray",
      reference,
      charge,
      origin: "",
      amount_halere: 0,
      currency: CURRENCY,
      received_amount: amount,
      received_currency: currency,
      created_at: at,
      updated_at: at,
    })
    .onConflictDoNothing({ target: cardPayments.reference })
    .returning({ id: cardPayments.id });
  if (stored.length > 0)
    await queueProblemMail(context, tx, order, {
      kind: "stray",
      reference,
      received_amount: amount,
      received_currency: currency,
    });
}
