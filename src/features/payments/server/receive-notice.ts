import { and, eq } from "drizzle-orm";
import { toPayOf } from "#features/orders/index.ts";
import { lockOrder, noteOverpaid } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { GatewayName } from "../card-payment.ts";
import {
  ForgedNotice,
  type PaymentGateway,
  type PaymentNotice,
  type RefundNotice,
} from "./gateways/gateway.ts";
import { gatewayNamed, gatewayOf } from "./gateways/gateway-of.ts";
import { markOrderPaid } from "./mark-paid.ts";
import { cardPayments, paymentNotices } from "./payments.table.ts";
import { queueProblemMail } from "./problem-mail.ts";
import { syncRefunds } from "./refunds/sync-refunds.ts";

/** What the database takes as the id of a payment; another site on the gateway's account has ids of its own. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FORGED = { en: "The signature is wrong.", cs: "Podpis nesouhlasí." };

/**
 * A notice of the gateway: checked by its signature over the very bytes, taken once by its id, in any order.
 * Only this makes a card payment paid.
 *
 * @throws Refusal BAD_REQUEST for a forged or outdated one, NOT_FOUND where that gateway is not in use
 */
export async function receiveNotice(
  context: Context,
  name: GatewayName,
  body: Buffer,
  header: (name: string) => string | undefined,
): Promise<void> {
  const gateway = await listening(context, name);
  const notice = await readNotice(context, gateway, body, header);
  if (!notice) return;
  // What it is about is asked for first, so that a notice counts as taken only once that is done.
  if (notice.outcome === "refund" && !(await isTaken(context, name, notice)))
    await syncRefunds(context, gateway, notice);
  await context.db.transaction(async (tx) => {
    const first = await tx
      .insert(paymentNotices)
      .values({ id: `${name} ${notice.id}`, received_at: context.now() })
      .onConflictDoNothing()
      .returning();
    if (first.length > 0 && notice.outcome !== "refund") await takePayment(context, tx, gateway.name, notice);
  });
}

async function readNotice(
  context: Context,
  gateway: PaymentGateway,
  body: Buffer,
  header: (name: string) => string | undefined,
): Promise<PaymentNotice | RefundNotice | null> {
  try {
    return await gateway.read(body, header);
  } catch (error) {
    const { name, message, code } = error as Error & { code?: string };
    if (error instanceof ForgedNotice) {
      context.log.warn({ gateway: gateway.name }, message);
      throw new Refusal("BAD_REQUEST", { words: FORGED });
    }
    context.log.warn({ gateway: gateway.name, error: { name, code } }, "The gateway did not say more");
    throw new Refusal("UNAVAILABLE", { retryAfter: 10 });
  }
}

/** A gateway that has its keys is listened to, also where another one takes cards by now; the test gateway is not. */
async function listening(context: Context, name: GatewayName): Promise<PaymentGateway> {
  const current = await gatewayOf(context);
  const gateway =
    current?.name === name ? current : name === "test" ? null : await gatewayNamed(context.config, name);
  if (!gateway) throw new Refusal("NOT_FOUND");
  return gateway;
}

async function isTaken({ db }: Context, name: string, { id }: RefundNotice): Promise<boolean> {
  return (await db.$count(paymentNotices, eq(paymentNotices.id, `${name} ${id}`))) > 0;
}

/** What became of a payment, by a notice or by asking; the same again changes nothing. */
export async function takePayment(
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
  if (!known) {
    context.log.warn({ payment: notice.payment }, "A notice about a payment that is not ours");
    return;
  }
  // The order first, as everywhere, so that two notices never wait for each other crosswise.
  const order = await lockOrder(tx, known.order_id);
  const own = eq(cardPayments.id, known.id);
  const [payment] = await tx.select().from(cardPayments).where(own).for("update");
  if (!payment || payment.state === "paid" || payment.state === "refused") return;
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
  if (order.status === "cancelled" || payment.amount_halere > toPayOf(order))
    await noteOverpaid(tx, order.id);
  const isFirst = await markOrderPaid(context, tx, order.id, "card", payment.amount_halere);
  if (!isFirst) await queueProblemMail(context, tx, order, { kind: "twice" });
  else if (order.status === "cancelled" || order.hidden_at)
    await queueProblemMail(context, tx, order, { kind: "cancelled" });
}
