import { and, desc, eq } from "drizzle-orm";
import { orderNumber, toPayOf } from "#features/orders/index.ts";
import { keptItems, lockOrder, orderByKey, orderPath, type orders } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { localised } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { closeOldPages } from "./ask-for-payment.ts";
import { CURRENCY, GatewayRefusal, type PaymentGateway, type PaymentRequest } from "./gateways/gateway.ts";
import { gatewayOf } from "./gateways/gateway-of.ts";
import { markOrderPaid } from "./mark-paid.ts";
import { cardPayments } from "./payments.table.ts";

type OrderRow = typeof orders.$inferSelect;
type PaymentRow = typeof cardPayments.$inferSelect;

/** A page that is about to run out is not given out again. */
const LEFT_MS = 60_000;
/** Gateways remember idempotency keys for a day; an older question is asked anew. */
const ASKED_MS = 23 * 3600 * 1000;

const CLOSED = {
  en: "This order can no longer be paid. Please write to us if you’d still like it.",
  cs: "Tuto objednávku už nelze zaplatit. Pokud ji přece jen chcete, napište nám prosím.",
};
const NO_CARDS = { en: "We can’t take card payments right now.", cs: "Karty teď nepřijímáme." };
const GATEWAY_AWAY = {
  en: "The payment gateway isn’t responding right now. We have your order: please try to pay again in a moment.",
  cs: "Platební brána teď neodpovídá. Vaši objednávku máme, zkuste ji prosím zaplatit za chvíli znovu.",
};

/**
 * The page on which the customer pays the order by card. A payment that is still open is given out again; the
 * gateway is asked after the try is stored and with its id as key, so a crash between the two opens no second.
 *
 * @throws Refusal NOT_FOUND, CONFLICT for a cancelled order, UNAVAILABLE
 */
export async function startPayment(context: Context, id: number, key: string): Promise<{ url: string }> {
  const { config, db } = context;
  const seen = await orderByKey(config, db, id, key);
  const gateway = await gatewayOf(context);
  if (!gateway) throw new Refusal("UNAVAILABLE", { words: NO_CARDS });
  await closeOldPages(context, seen);
  const { order, payment } = await db.transaction((tx) => claim(context, tx, id, gateway));
  if (!payment) return { url: linkTo(context, orderPath(config, order), order.language) };
  if (payment.url) return { url: payment.url };
  return { url: await ask(context, gateway, order, payment) };
}

/** The try to go on with: none for a paid order, an open one, one not yet asked for, or a new one. */
async function claim(
  context: Context,
  tx: Database,
  id: number,
  gateway: PaymentGateway,
): Promise<{ order: OrderRow; payment: PaymentRow | null }> {
  const order = await lockOrder(tx, id);
  if (order.paid_at && order.due_halere === 0) return { order, payment: null };
  if (order.status === "cancelled") throw new Refusal("CONFLICT", { words: CLOSED });
  if (toPayOf(order) === 0) {
    await markOrderPaid(context, tx, id, order.voucher_halere > 0 ? "voucher" : "card");
    return { order, payment: null };
  }
  const amount_halere = toPayOf(order);
  const [last] = await tx
    .select()
    .from(cardPayments)
    .where(and(eq(cardPayments.order_id, id), eq(cardPayments.gateway, gateway.name)))
    .orderBy(desc(cardPayments.created_at))
    .limit(1);
  // One over another amount is of the time before the items were changed.
  if (last?.amount_halere === amount_halere && isUsable(last, context.now().getTime()))
    return { order, payment: last };
  const at = context.now();
  const [payment] = await tx
    .insert(cardPayments)
    .values({
      order_id: id,
      gateway: gateway.name,
      amount_halere,
      currency: CURRENCY,
      origin: context.origin,
      created_at: at,
      updated_at: at,
    })
    .returning();
  return { order, payment: payment as PaymentRow };
}

function isUsable({ state, expires_at, created_at }: PaymentRow, now: number): boolean {
  if (state === "open") return (expires_at?.getTime() ?? 0) > now + LEFT_MS;
  return state === "opening" && created_at.getTime() > now - ASKED_MS;
}

async function ask(
  context: Context,
  gateway: PaymentGateway,
  order: OrderRow,
  payment: PaymentRow,
): Promise<string> {
  const { db, log, now } = context;
  const own = eq(cardPayments.id, payment.id);
  try {
    const { reference, url, expiresAt } = await gateway.open(await requestFor(context, order, payment));
    // A notice may have come first: what it said stays.
    await db
      .update(cardPayments)
      .set({ reference, url, expires_at: expiresAt, updated_at: now() })
      .where(own);
    await db
      .update(cardPayments)
      .set({ state: "open" })
      .where(and(own, eq(cardPayments.state, "opening")));
    return url;
  } catch (error) {
    // Its message may repeat what was sent, the customer's address too: only its kind is logged.
    const { name, code, type } = error as Error & { code?: string; type?: string };
    log.error({ payment: payment.id, error: { name, code, type } }, "The payment gateway opened no payment");
    if (error instanceof GatewayRefusal)
      await db
        .update(cardPayments)
        .set({ state: "failed", updated_at: now() })
        .where(and(own, eq(cardPayments.state, "opening")));
    throw new Refusal("UNAVAILABLE", { words: GATEWAY_AWAY, retryAfter: 10 });
  }
}

/** Made from stored facts alone: the same try asks in the same words every time. */
async function requestFor(
  { config, db }: Context,
  order: OrderRow,
  { id, amount_halere, currency, origin }: PaymentRow,
): Promise<PaymentRequest> {
  const { language } = order;
  const number = orderNumber(order.id);
  const items = await keptItems(db, order.id);
  return {
    id,
    orderNumber: number,
    amount: amount_halere,
    currency,
    title: language === "cs" ? `Objednávka ${number}` : `Order ${number}`,
    description: items
      .map(({ quantity, translations }) => `${quantity} × ${localised(translations, language).name}`)
      .join(", "),
    email: order.customer_email,
    language,
    returnUrl: linkTo({ config, origin }, orderPath(config, order), language),
  };
}
