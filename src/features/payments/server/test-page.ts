import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { orderNumber } from "#features/orders/index.ts";
import { orderPath, orders } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { fromGateway } from "./gateways/gateway.ts";
import { gatewayOf } from "./gateways/gateway-of.ts";
import { TEST_SIGNATURE_HEADER, testNotice } from "./gateways/test-gateway.ts";
import { cardPayments } from "./payments.table.ts";
import { receiveNotice } from "./receive-notice.ts";

/** The payment of a test page. Throws NOT_FOUND, always so where a real gateway is in use. */
async function paymentOfPage({ config, db }: Context, reference: string) {
  if ((await gatewayOf({ config, db }))?.name !== "test") throw new Refusal("NOT_FOUND");
  const [found] = await db
    .select({ payment: cardPayments, order: orders })
    .from(cardPayments)
    .innerJoin(orders, eq(orders.id, cardPayments.order_id))
    .where(and(eq(cardPayments.reference, reference), eq(cardPayments.gateway, "test")));
  if (!found) throw new Refusal("NOT_FOUND");
  const { payment, order } = found;
  const site = { config, origin: payment.origin };
  return { ...found, return_url: linkTo(site, orderPath(config, order), order.language) };
}

/** What the test gateway's page shows. Throws NOT_FOUND. */
export async function showTestPayment(context: Context, reference: string) {
  const { payment, order, return_url } = await paymentOfPage(context, reference);
  return {
    order_number: orderNumber(order.id),
    amount: toCzk(payment.amount_halere),
    is_open: payment.state === "open",
    return_url,
  };
}

/** Says what happened, as a real gateway would: by a signed notice. Throws NOT_FOUND, CONFLICT once it has ended. */
export async function endTestPayment(
  context: Context,
  reference: string,
  outcome: "paid" | "failed" | "expired",
) {
  const { payment, return_url } = await paymentOfPage(context, reference);
  if (payment.state !== "open") throw new Refusal("CONFLICT");
  const { body, signature } = testNotice(context.config.TOKEN_SECRET, {
    id: randomUUID(),
    outcome,
    payment: payment.id,
    reference,
    orderNumber: orderNumber(payment.order_id),
    amount: payment.amount_halere,
    currency: payment.currency,
  });
  await receiveNotice(context, "test", body, (name) =>
    name === TEST_SIGNATURE_HEADER ? signature : undefined,
  );
  return { return_url: outcome === "paid" ? fromGateway(return_url) : return_url };
}
