import { and, eq, gt, isNotNull } from "drizzle-orm";
import { orders, TEAM_LANGUAGE } from "#features/orders/server/index.ts";
import type { Services } from "#kit/server/context.ts";
import { programContext } from "#kit/server/program-context.ts";
import { askForPayment, isOld } from "./ask-for-payment.ts";
import { checkGateway } from "./gateways/check-gateway.ts";
import { cardPayments } from "./payments.table.ts";
import { takeAllWaiting } from "./take-charge-notice.ts";

const QUEUE = "payment-round";
const EVERY_FIVE_MINUTES = "*/5 * * * *";
/** Whoever is paying needs a while, and the notice comes by itself. */
const LEFT_ALONE_MS = 10 * 60_000;
/** No gateway's page is open for longer. */
const LOOKED_AT_MS = 3 * 86_400_000;

/** Declares that the gateway is asked whether it answers, and about payments whose notice has not come. */
export function declarePaymentJobs(services: Services): void {
  services.jobs.work(QUEUE, () => askForPayments(services), { retryLimit: 0, expireInSeconds: 300 });
  services.jobs.schedule(QUEUE, EVERY_FIVE_MINUTES, "Europe/Prague");
}

/**
 * Checks the gateway, takes in payments whose notice got lost, and closes the pages of orders that are cancelled,
 * paid otherwise or cost something else, so that nobody pays them any more.
 */
export async function askForPayments(services: Services): Promise<void> {
  await checkGateway(services);
  const context = programContext(services, TEAM_LANGUAGE);
  const now = services.now().getTime();
  const open = await services.db
    .select({ payment: cardPayments, order: orders })
    .from(cardPayments)
    .innerJoin(orders, eq(orders.id, cardPayments.order_id))
    .where(
      and(
        eq(cardPayments.state, "open"),
        isNotNull(cardPayments.reference),
        gt(cardPayments.created_at, new Date(now - LOOKED_AT_MS)),
      ),
    );
  for (const { payment, order } of open) {
    const isOver =
      order.status === "cancelled" ||
      order.payment_kind !== "card" ||
      isOld(
        payment,
        order,
        open.map((one) => one.payment),
      );
    const isLeftAlone = payment.created_at.getTime() >= now - LEFT_ALONE_MS;
    if (isOver || !isLeftAlone) await askForPayment(context, payment, isOver);
  }
  await takeAllWaiting(context);
}
