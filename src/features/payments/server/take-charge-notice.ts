import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Context } from "#kit/server/context.ts";
import { takeDispute } from "./disputes/take-dispute.ts";
import type { ChargeNotice, PaymentGateway } from "./gateways/gateway.ts";
import { gatewayNamed } from "./gateways/gateway-of.ts";
import { cardPayments, paymentNotices } from "./payments.table.ts";
import { syncRefunds } from "./refunds/sync-refunds.ts";

type Payment = typeof cardPayments.$inferSelect;

/**
 * News of a payment's money: a refund, a dispute. Gateways keep no order, so it may come before the payment itself: then it
 * is kept, and taken in as soon as that is known. Throws UNAVAILABLE where the gateway has to be asked and does not answer.
 */
export async function takeChargeNotice(
  context: Context,
  gateway: PaymentGateway,
  notice: ChargeNotice,
): Promise<void> {
  const known = await paymentOf(context, gateway, notice.charge);
  if (known) return take(context, gateway, known, notice);
  await context.db
    .insert(paymentNotices)
    .values({
      id: `${gateway.name} ${notice.id}`,
      received_at: context.now(),
      waiting: notice,
      waits_for: keyOf(gateway, notice.charge),
    })
    .onConflictDoNothing();
  // The payment may have come between the two: one of both sees the other.
  if (await paymentOf(context, gateway, notice.charge)) await takeWaiting(context, gateway, notice.charge);
}

/** Takes in what was told of a payment before it was known. */
export async function takeWaiting(context: Context, gateway: PaymentGateway, charge: string): Promise<void> {
  const waits = eq(paymentNotices.waits_for, keyOf(gateway, charge));
  const notices = await context.db.select().from(paymentNotices).where(waits).orderBy(paymentNotices.id);
  if (notices.length === 0) return;
  const payment = await paymentOf(context, gateway, charge);
  if (!payment) return;
  for (const { id, waiting } of notices) {
    if (waiting) await take(context, gateway, payment, waiting);
    await context.db
      .update(paymentNotices)
      .set({ waiting: null, waits_for: null })
      .where(eq(paymentNotices.id, id));
  }
}

/** The same of all payments that are known by now: what failed before is tried again. */
export async function takeAllWaiting(context: Context): Promise<void> {
  const known = await context.db
    .selectDistinct({ name: cardPayments.gateway, charge: cardPayments.charge })
    .from(cardPayments)
    .innerJoin(
      paymentNotices,
      eq(paymentNotices.waits_for, sql`${cardPayments.gateway} || ' ' || ${cardPayments.charge}`),
    )
    .where(isNotNull(paymentNotices.waits_for));
  for (const { name, charge } of known) {
    const gateway = await gatewayNamed(context.config, name);
    if (!gateway || !charge) continue;
    try {
      await takeWaiting(context, gateway, charge);
    } catch (error) {
      const { name: kind, code } = error as Error & { code?: string };
      context.log.warn({ charge, error: { name: kind, code } }, "A notice that waits could not be taken in");
    }
  }
}

function take(context: Context, gateway: PaymentGateway, payment: Payment, notice: ChargeNotice) {
  return notice.outcome === "refund"
    ? syncRefunds(context, gateway, payment)
    : takeDispute(context, payment, notice.dispute);
}

async function paymentOf({ db }: Context, { name }: PaymentGateway, charge: string) {
  const [found] = await db
    .select()
    .from(cardPayments)
    .where(and(eq(cardPayments.gateway, name), eq(cardPayments.charge, charge)));
  return found;
}

const keyOf = ({ name }: PaymentGateway, charge: string) => `${name} ${charge}`;
