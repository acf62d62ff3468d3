import { and, eq, gt, isNotNull } from "drizzle-orm";
import { orders, TEAM_LANGUAGE } from "#features/orders/server/index.ts";
import type { Context, Services } from "#kit/server/context.ts";
import { programContext } from "#kit/server/program-context.ts";
import { checkGateway } from "./gateways/check-gateway.ts";
import { GatewayRefusal } from "./gateways/gateway.ts";
import { gatewayNamed } from "./gateways/gateway-of.ts";
import { cardPayments } from "./payments.table.ts";
import { takePayment } from "./receive-notice.ts";
import { amountOf } from "./start-payment.ts";

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
    // One over another amount is of the time before the items were changed.
    const isOver = order.status === "cancelled" || amountOf(order) !== payment.amount_halere;
    const isLeftAlone = payment.created_at.getTime() >= now - LEFT_ALONE_MS;
    if (isOver || !isLeftAlone) await askForPayment(context, payment, isOver);
  }
}

async function askForPayment(
  context: Context,
  { id, reference, gateway: name }: typeof cardPayments.$inferSelect,
  isOver: boolean,
): Promise<void> {
  const gateway = await gatewayNamed(context.config, name);
  if (!gateway || !reference) return;
  try {
    const told = await gateway.status({ id, reference });
    if (told) await context.db.transaction((tx) => takePayment(context, tx, name, told));
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
