import { desc, eq } from "drizzle-orm";
import { bookingsOfOrder } from "#features/bookings/server/index.ts";
import { remainingOf } from "#features/invoices/index.ts";
import { issuedDocuments, proformaOf, validInvoice } from "#features/invoices/server/index.ts";
import { toPayOf } from "#features/orders/index.ts";
import {
  hasParcel,
  itemsOf,
  keptItems,
  moneyOf,
  orderByKey,
  type orders,
  sellerOf,
} from "#features/orders/server/index.ts";
import { customerParcel } from "#features/parcels/server/index.ts";
import { cardPayments, gatewayOf, refundsOfOrder } from "#features/payments/server/index.ts";
import { giftsOf, vouchersOfOrder, withdrawnCodes } from "#features/vouchers/server/index.ts";
import { statementsOf, withdrawalOf, withdrawnItems } from "#features/withdrawals/server/index.ts";
import { localised } from "#kit/contract/language/language.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { CustomerOrder } from "../customer-order.contract.ts";
import { otherWays, whyNotByCard } from "./other-ways.ts";

type OrderRow = typeof orders.$inferSelect;

/** An order for its customer, in the asked language. Throws NOT_FOUND. */
export async function customerOrder(context: Context, id: number, key: string) {
  const { config, db, language, now } = context;
  const order = await orderByKey(config, db, id, key);
  const items = await itemsOf(db, id);
  const { seller } = await sellerOf(db, order.language);
  const money = await moneyOf(db, id);
  const { roundedNow: rounded, voucher: by_voucher, priceBack } = money;
  const document = proformaOf(order, await keptItems(db, id), seller, { rounded, by_voucher });
  // Issued after the order's own day, an invoice has a later one.
  const toPay = toPayOf(order);
  const bill = (toPay > 0 ? await validInvoice(db, id) : undefined)?.content ?? document;
  const cardFault = order.payment_kind === "card" ? await whyNotByCard(context, order, db) : null;
  const byBank = order.payment_kind === "bank";
  const gone = { withdrawn: await withdrawnItems(db, id), used: await context.parts.usedPieces(db, id) };
  const vouchers = await vouchersOfOrder(db, id, now());
  const left = vouchers.length > 0 ? await withdrawnCodes(db, id) : [];
  const name = (names: OrderRow["shipping_name"]) => names[language].trim() || names.en;
  return {
    ...order,
    order_number: document.order_number,
    email_hint: hintOf(order.customer_email),
    has_parcel: await hasParcel(db, items),
    has_vouchers: items.some((item) => item.voucher_months !== null),
    vouchers_sent_at: vouchers[0]?.issued_at ?? null,
    has_gift_by_mail: [...(await giftsOf(db, id)).values()].some(({ deliver }) => deliver === "recipient"),
    goods: toCzk(order.goods_halere),
    discount: order.discount && {
      code: order.discount.code,
      goods: toCzk(order.discount_halere),
      free_shipping: order.discount.shipping_halere > 0,
    },
    shipping_price: toCzk(order.shipping_halere),
    shipping_name: name(order.shipping_name),
    total: toCzk(order.total_halere),
    items: items.map((item) => ({
      id: item.id,
      name: localised(item.translations, language).name,
      quantity: item.quantity,
      taken_back: item.taken_back,
      price: toCzk(item.price_halere),
      voucher_months: item.voucher_months,
      ...withdrawalOf(item, order, gone, now()),
    })),
    payment: {
      kind: order.payment_kind,
      name: name(order.payment_name),
      fee: toCzk(order.fee_halere),
      state: paymentState(order, toPay, priceBack),
      paid: toCzk(Math.max(0, order.total_halere - by_voucher - toPay + rounded)),
      by_voucher: toCzk(by_voucher),
      rounding: toCzk(document.rounding ?? 0),
      paid_at: order.paid_at,
      paid_how: money.paidHow,
      refunded_at: priceBack > 0 ? money.priceBackAt : null,
      refunded: priceBack > 0 ? toCzk(priceBack) : null,
      refunds: await refundsFor(db, id),
      account: byBank ? seller.account : "",
      iban: byBank ? seller.iban : "",
      bic: byBank ? seller.bic : "",
      payee: byBank ? seller.name : "",
      variable_symbol: document.variable_symbol,
      amount: toCzk(toPay ? remainingOf(document) : order.total_halere - by_voucher + rounded),
      due_date: bill.due_on,
      // A part may have come since its invoice was issued.
      spayd: toPay < order.total_halere ? document.spayd : bill.spayd,
      card: await lastCardState(db, id, order.paid_at !== null && toPay > 0),
      card_offered: cardFault === null && (await gatewayOf({ config, db })) !== null,
      card_fault: cardFault?.[language] ?? "",
      other_ways: (await otherWays(context, order, db)).map(({ id, kind, names }) => ({
        id,
        kind,
        name: name(names),
      })),
    },
    parcel: await customerParcel(db, id, language),
    papers: await documentsOf(db, order, document.number),
    vouchers: vouchers.map((voucher) => ({ ...voucher, is_withdrawn: left.includes(voucher.code) })),
    bookings: await bookingsOfOrder(context, id),
    withdrawals: await statementsOf(db, id),
  };
}

/** Where an order's payment stands; `refunded`: all of it went back. */
function paymentState(
  { paid_at, total_halere }: OrderRow,
  toPay: number,
  priceBack: number,
): "waiting" | "paid" | "refunded" {
  if (priceBack > 0 && priceBack === total_halere) return "refunded";
  return paid_at && toPay === 0 ? "paid" : "waiting";
}

/** What went back, or is certain to: what failed or was called off is no news for the customer. */
async function refundsFor(db: Database, orderId: number) {
  const all = await refundsOfOrder(db, orderId);
  return all
    .filter(({ state, gateway }) => state === "succeeded" || (state === "pending" && gateway !== null))
    .map(({ amount, way, state, done_at, at }) => ({
      amount,
      way,
      is_done: state === "succeeded",
      at: done_at ?? at,
    }));
}

/**
 * `isDue`: what was paid before is no try to pay the difference. Money that nobody asked for is the team's to look at,
 * and no news for who has paid.
 */
async function lastCardState(
  db: Database,
  orderId: number,
  isDue: boolean,
): Promise<CustomerOrder["payment"]["card"]> {
  const tries = await db
    .select({ state: cardPayments.state })
    .from(cardPayments)
    .where(eq(cardPayments.order_id, orderId))
    .orderBy(desc(cardPayments.created_at), desc(cardPayments.id));
  const states = tries.map(({ state }) => state);
  const isPaid = states.includes("paid");
  const last = isPaid ? states.find((state) => state !== "stray") : states[0];
  if (!last || (isDue && last === "paid")) return "none";
  if (last === "stray") return "refused";
  return last === "opening" || last === "paid" || (isPaid && !isDue) ? "open" : last;
}

async function documentsOf(db: Database, order: OrderRow, number: string) {
  return [{ type: "proforma" as const, number }, ...(await issuedDocuments(db, order.id))];
}

/** `z…@example.cz` of `zofie@example.cz`; blank where the customer left none. */
function hintOf(email: string): string {
  const at = email.lastIndexOf("@");
  return at > 0 ? `${email[0]}…${email.slice(at)}` : email;
}
