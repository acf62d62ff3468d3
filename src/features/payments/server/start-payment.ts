import { setTimeout } from "node:timers/promises";
import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { orderNumber, toPayOf } from "#features/orders/index.ts";
import { keptItems, lockOrder, orderByKey, orderPath, type orders } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { localised } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { closeOldPages } from "./ask-for-payment.ts";
import {
  CURRENCY,
  GatewayRefusal,
  type OpenedPayment,
  type PaymentGateway,
  type PaymentRequest,
} from "./gateways/gateway.ts";
import { gatewayOf } from "./gateways/gateway-of.ts";
import { sumError } from "./gateways/sum-limits.ts";
import { markOrderPaid } from "./mark-paid.ts";
import { cardPayments } from "./payments.table.ts";

type OrderRow = typeof orders.$inferSelect;
type PaymentRow = typeof cardPayments.$inferSelect;

/** A page that is about to run out is not given out again. */
const LEFT_MS = 60_000;
/** Gateways remember idempotency keys for a day; an older question is asked anew. */
const ASKED_MS = 23 * 3600 * 1000;
/** Longer than any gateway is waited for, its repeats included. */
const ANSWERED_WITHIN_MS = 35_000;
const LOOK_AGAIN_MS = 200;

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
 * The page on which the customer pays the order by card. A payment that is still open is given out again. The gateway is
 * asked after the try is stored and with its id as key, by one call at a time: a second tap waits for the first one's page,
 * so that nobody has two pages to pay on.
 *
 * @throws Refusal NOT_FOUND, CONFLICT for a cancelled order or a sum that the gateway does not take, UNAVAILABLE
 */
export async function startPayment(context: Context, id: number, key: string): Promise<{ url: string }> {
  const { config, db } = context;
  const seen = await orderByKey(config, db, id, key);
  const gateway = await gatewayOf(context);
  if (!gateway) throw new Refusal("UNAVAILABLE", { words: NO_CARDS });
  await closeOldPages(context, seen);
  for (let waited = 0; waited <= ANSWERED_WITHIN_MS; waited += LOOK_AGAIN_MS) {
    const { order, payment, isOurs } = await db.transaction((tx) => claim(context, tx, id, gateway));
    if (!payment) return { url: linkTo(context, orderPath(config, order), order.language) };
    if (payment.url) return { url: payment.url };
    if (isOurs) return { url: await ask(context, gateway, order, payment) };
    await setTimeout(LOOK_AGAIN_MS);
  }
  throw new Refusal("UNAVAILABLE", { words: GATEWAY_AWAY, retryAfter: 10 });
}

interface Claimed {
  order: OrderRow;
  /** The try to go on with: none for a paid order, an open one, one not yet asked for, or a new one. */
  payment: PaymentRow | null;
  /** Whether this call is the one that asks the gateway. */
  isOurs: boolean;
}

async function claim(context: Context, tx: Database, id: number, gateway: PaymentGateway): Promise<Claimed> {
  const order = await lockOrder(tx, id);
  const nothing = { order, payment: null, isOurs: false };
  if (order.paid_at && toPayOf(order) === 0) return nothing;
  if (order.status === "cancelled") throw new Refusal("CONFLICT", { words: CLOSED });
  const amount_halere = toPayOf(order);
  if (amount_halere === 0) {
    await markOrderPaid(context, tx, id);
    return nothing;
  }
  const wrong = sumError(gateway, amount_halere);
  if (wrong) throw new Refusal("CONFLICT", { words: wrong });
  const at = context.now();
  const [last] = await tx
    .select()
    .from(cardPayments)
    .where(
      and(
        eq(cardPayments.order_id, id),
        eq(cardPayments.gateway, gateway.name),
        ne(cardPayments.state, "stray"),
      ),
    )
    .orderBy(desc(cardPayments.created_at))
    .limit(1);
  // One over another amount is of the time before the items were changed.
  if (last?.amount_halere === amount_halere && isUsable(last, at.getTime())) {
    const isOurs = last.state === "opening" && !isBeingAsked(last, at.getTime());
    if (isOurs) await tx.update(cardPayments).set({ asked_at: at }).where(eq(cardPayments.id, last.id));
    return { order, payment: last, isOurs };
  }
  const [payment] = await tx
    .insert(cardPayments)
    .values({
      order_id: id,
      gateway: gateway.name,
      amount_halere,
      currency: CURRENCY,
      origin: context.origin,
      asked_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning();
  return { order, payment: payment as PaymentRow, isOurs: true };
}

function isUsable({ state, expires_at, created_at }: PaymentRow, now: number): boolean {
  if (state === "open") return (expires_at?.getTime() ?? 0) > now + LEFT_MS;
  return state === "opening" && created_at.getTime() > now - ASKED_MS;
}

/** Another call waits for the gateway's answer this very moment, unless its process has died meanwhile. */
function isBeingAsked({ asked_at }: PaymentRow, now: number): boolean {
  return asked_at !== null && Math.abs(now - asked_at.getTime()) < ANSWERED_WITHIN_MS;
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
    const opened = await gateway.open(await requestFor(context, order, payment));
    return await keepOpened(context, gateway, payment, opened);
  } catch (error) {
    // Its message may repeat what was sent, the customer's address too: only its kind is logged.
    const { name, code, type } = error as Error & { code?: string; type?: string };
    log.error({ payment: payment.id, error: { name, code, type } }, "The payment gateway opened no payment");
    const state = error instanceof GatewayRefusal ? ("failed" as const) : ("opening" as const);
    await db
      .update(cardPayments)
      .set({ state, asked_at: null, updated_at: now() })
      .where(and(own, eq(cardPayments.state, "opening"), isNull(cardPayments.reference)));
    throw new Refusal("UNAVAILABLE", { words: GATEWAY_AWAY, retryAfter: 10 });
  }
}

/**
 * Keeps what the gateway has opened, and answers the page to pay on. Where an answer came so late that another call has
 * asked meanwhile, the page that was given out stays, and this one is kept as closed: who pays on it all the same is known.
 */
async function keepOpened(
  { db, log, now }: Context,
  gateway: PaymentGateway,
  { id }: PaymentRow,
  { reference, url, expiresAt }: OpenedPayment,
): Promise<string> {
  const given = await db.transaction(async (tx) => {
    const own = eq(cardPayments.id, id);
    const [row] = await tx.select().from(cardPayments).where(own).for("update");
    const at = now();
    const told = { reference, url, expires_at: expiresAt, updated_at: at };
    if (!row?.url || row.reference === reference) {
      // A notice may have come first: what it said stays.
      const state = row?.state === "opening" ? "open" : row?.state;
      await tx
        .update(cardPayments)
        .set({ ...told, asked_at: null, ...(state && { state }) })
        .where(own);
      return url;
    }
    const { id: _, created_at, ...same } = row;
    await tx.insert(cardPayments).values({
      ...same,
      ...told,
      state: "expired",
      charge: null,
      asked_at: null,
      created_at: new Date(created_at.getTime() - 1),
    });
    return row.url;
  });
  if (given !== url)
    await gateway.cancel({ reference }).catch(({ name, code }: Error & { code?: string }) => {
      log.warn({ payment: id, error: { name, code } }, "A page that nobody has could not be closed");
    });
  return given;
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
