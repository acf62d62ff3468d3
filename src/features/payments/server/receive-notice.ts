import { eq } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { GatewayName } from "../card-payment.ts";
import {
  type ChargeNotice,
  ForgedNotice,
  type PaymentGateway,
  type PaymentNotice,
} from "./gateways/gateway.ts";
import { gatewayNamed, gatewayOf } from "./gateways/gateway-of.ts";
import { paymentNotices } from "./payments.table.ts";
import { takeChargeNotice } from "./take-charge-notice.ts";
import { takePayment } from "./take-payment.ts";

const FORGED = { en: "The signature is wrong.", cs: "Podpis nesouhlasí." };

/**
 * A notice of the gateway: checked by its signature over the very bytes, taken once by its id, in any order.
 * Only this makes a card payment paid. It counts as taken only once all that follows from it is done: until then the
 * gateway repeats it, and each step does nothing the second time.
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
  const id = `${name} ${notice.id}`;
  if ((await context.db.$count(paymentNotices, eq(paymentNotices.id, id))) > 0) return;
  if (notice.outcome === "refund" || notice.outcome === "dispute")
    await takeChargeNotice(context, gateway, notice);
  else await takePayment(context, gateway, notice);
  await context.db.insert(paymentNotices).values({ id, received_at: context.now() }).onConflictDoNothing();
}

async function readNotice(
  context: Context,
  gateway: PaymentGateway,
  body: Buffer,
  header: (name: string) => string | undefined,
): Promise<PaymentNotice | ChargeNotice | null> {
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
