import { sql } from "drizzle-orm";
import { teamInbox } from "#features/accounts/server/index.ts";
import { lockedDiscount, noteUse, rulesFor } from "#features/discounts/server/index.ts";
import { type InvoiceContent, remainingOf } from "#features/invoices/index.ts";
import { proformaOf } from "#features/invoices/server/index.ts";
import { whyNotPaidSo } from "#features/methods/server/index.ts";
import { toPayOf } from "#features/orders/index.ts";
import {
  orderKey,
  orderPath,
  SELLER_KEYS,
  sellerFrom,
  TEAM_LANGUAGE,
} from "#features/orders/server/index.ts";
import { PLACEHOLDER_KEYS } from "#features/pages/index.ts";
import { termsFrom } from "#features/pages/server/index.ts";
import { tellTeam } from "#features/push/server/index.ts";
import { shownTexts } from "#features/settings/index.ts";
import { countMisses, requireFewMisses, storeGifts } from "#features/vouchers/server/index.ts";
import { withCountry } from "#kit/contract/companies/address-country.ts";
import { invalidField } from "#kit/contract/errors.ts";
import { type Language, localised } from "#kit/contract/language/language.ts";
import { type Halere, toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { type RateLimit, refusalOf } from "#kit/server/rate-limit/rate-limit.ts";
import type { PlacedOrder } from "../checkout.contract.ts";
import type { OrderPayload } from "../order-payload.contract.ts";
import { bodyHash, earlierAnswer, idempotencyKey, keepAnswer } from "./idempotency.ts";
import { queueOrderMails } from "./mail/order-mail.ts";
import { giveHolds } from "./order-holds.ts";
import { offerFor } from "./order-offer.ts";
import { type ReadForOrder, readForOrder, storeOrder } from "./order-statements.ts";
import { settleAtOnce, takeVouchers } from "./pay-by-voucher.ts";
import { ON_THE_SPOT, soldAtTrack } from "./sold-at-track.ts";
import { soldItem } from "./sold-item.ts";

/** Orders of one network that are stored; a household or an office stays far below. */
export function limitOf({ address }: Context): RateLimit {
  return { key: `order ${clientNetwork(address)}`, limit: 30, windowMs: 10 * 60 * 1000 };
}

/** A customer places an order. Throws as `place`. */
export function placeOrder(context: Context, payload: OrderPayload): Promise<PlacedOrder> {
  const { language } = context;
  return place(context, payload, { limit: limitOf(context), language, tellsTeam: true });
}

/** How an order is placed, whoever does it. */
export interface Placing {
  limit: RateLimit;
  /** Of the customer: of mails, papers and the order's page. */
  language: Language;
  /** Whether the team is told of it, by mail and on its phones. */
  tellsTeam: boolean;
  /** The money is there already: it does not matter whether this way of paying works now. */
  isPaid?: boolean;
  /** Seats that are booked already, at the price of their day, to be paid at the track: nothing is offered or sent. */
  atTrack?: { price_halere: Halere };
  /** Handed over and paid where it stands, as at a stall. */
  onTheSpot?: boolean;
  /** What else it takes, judged by what is ordered. Throws a Refusal. */
  check?: (ordered: { hasParcel: boolean; isPickup: boolean }) => void;
  /** What else happens in the order's transaction. */
  afterwards?: (tx: Database, orderId: number) => Promise<void>;
}

/**
 * Places an order: key, order, items and mails in one transaction. The same Idempotency-Key with the same body
 * gives the first answer again; a refused order leaves nothing, so its key stays free.
 *
 * @throws Refusal INVALID, PRICE_CHANGED, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS
 */
export async function place(
  context: Context,
  payload: OrderPayload,
  { limit, language, tellsTeam, isPaid = false, atTrack, onTheSpot = false, check, afterwards }: Placing,
): Promise<PlacedOrder> {
  const { config } = context;
  const key = idempotencyKey(context);
  const hash = key && bodyHash({ ...payload, ...(afterwards && { language, isPaid }) });
  let tookPieces = false;
  let unknownCodes = 0;
  if (payload.discount_code || payload.codes.length > 0) await requireFewMisses(context);
  const placing = context.db.transaction(async (tx) => {
    const found = await readForOrder(tx, {
      limit,
      key,
      hash,
      shipping: payload.shipping_method,
      payment: payload.payment_method,
      point: payload.pickup_point ?? null,
      products: payload.items.map(({ id }) => id),
      now: context.now(),
    });
    const read = atTrack
      ? { ...found, ...soldAtTrack(found.offers) }
      : { ...found, ...(onTheSpot && ON_THE_SPOT) };
    if (key && hash && !read.claimed) return earlierAnswer(tx, key, hash);
    const {
      order: stored,
      items,
      point,
    } = await storeWithDiscount(
      context,
      tx,
      { limit, language, isPaid, atTrack, check },
      payload,
      read,
      () => {
        unknownCodes += 1;
      },
    );
    const by_voucher = await takeVouchers(context, tx, stored, payload.codes, (count) => {
      unknownCodes += count;
    });
    const order = { ...stored, balance_halere: stored.balance_halere + by_voucher };
    if (!isPaid && read.payment) await requireSum({ config, db: tx }, read.payment, order, context.language);
    tookPieces = items.some(({ stock_source }) => stock_source !== null);
    const texts = shownTexts(read.settings, [...SELLER_KEYS, ...PLACEHOLDER_KEYS], language);
    const { seller, inbox } = sellerFrom(texts);
    const document = proformaOf(order, items, seller, { by_voucher });
    const seats = await giveHolds(context, tx, payload.items, order, document.due_on);
    await storeGifts(
      tx,
      order.id,
      payload.items.map(({ gift }) => gift),
    );
    const answer = answerOf(order.id, orderKey(config, order), document);
    const kept = { key, answer: JSON.stringify(answer), order: order.id };
    await queueOrderMails(context, tx, document, {
      id: order.id,
      inbox,
      team: tellsTeam ? await teamOf(tx, inbox) : [],
      teamPaper: proformaOf({ ...order, language: TEAM_LANGUAGE }, items, seller, { by_voucher }),
      page: orderPath(config, order),
      point: point ? `${point.name}, ${point.address}` : "",
      terms: termsFrom(read.terms, texts, language, context.now()),
      seats,
      termsVersion: read.terms?.id ?? null,
      ownWords: read.ownWords,
      vouchers: items.flatMap(({ translations, voucher_months: months }, index) => {
        const gift = payload.items[index]?.gift;
        return months ? [{ name: localised(translations, language).name, months, gift }] : [];
      }),
      store: (insertMails) => sql`with kept as (${keepAnswer(kept)}) ${insertMails}`,
    });
    if (tellsTeam) await tellTeam(context, tx, "order", order.id, read.isAwaited);
    await settleAtOnce(context, tx, order, by_voucher);
    await afterwards?.(tx, order.id);
    return answer;
  });
  const placed = await placing.catch(async (error) => {
    await countMisses(context, unknownCodes);
    throw error;
  });
  if (tookPieces) await context.responseCache.invalidate();
  return placed;
}

/** Where the team's notice goes; only a shop that has not set its own address yet is asked for its owners. */
async function teamOf(tx: Database, inbox: string): Promise<string[]> {
  return inbox ? [inbox] : teamInbox(tx);
}

async function store(
  context: Context,
  tx: Database,
  {
    limit,
    language,
    isPaid,
    atTrack,
    check,
  }: Pick<Placing, "limit" | "language" | "atTrack" | "check"> & { isPaid: boolean },
  payload: OrderPayload,
  read: ReadForOrder,
  discounts: Parameters<typeof offerFor>[4],
) {
  const { lines, shipping, payment, point, goods, discount, rules, shippingPrice, fee, total, grams } =
    await offerFor(context, tx, payload, { ...read, isPaid, atTrack }, discounts);
  check?.({ hasParcel: lines.some((line) => line.needs_parcel), isPickup: shipping.is_pickup });
  const { name, email, phone, address, country, company_name, company_id, vat_id } = payload.customer;
  const at = context.now();
  const order = {
    customer_name: name,
    customer_email: email,
    customer_phone: phone,
    customer_address: country ? withCountry(address, country, language) : address,
    customer_company: company_name,
    customer_company_id: company_id,
    customer_vat_id: vat_id,
    language,
    goods_halere: goods,
    discount_halere: discount,
    // What changes no price is not used up.
    discount: rules && discount + rules.shipping_halere > 0 ? rules : null,
    shipping_halere: shippingPrice,
    fee_halere: fee,
    total_halere: total,
    balance_halere: -total || 0,
    shipping_method: shipping.id,
    shipping_name: shipping.names,
    is_pickup: shipping.is_pickup,
    payment_method: payment.id,
    payment_name: payment.names,
    payment_kind: payment.kind,
    terms_version: read.terms?.id ?? null,
    created_at: at,
    updated_at: at,
  };
  const items = lines.map(soldItem);
  const parcels = point ? [parcelTo(point, grams)] : [];
  const stored = await storeOrder(tx, limit, order, items, parcels);
  if (!stored) throw await refusalOf(tx, limit, at);
  const nothing = { paid_at: null, status: "pending" as const };
  return { order: { ...order, id: stored.id, ...nothing }, items, point };
}

/** What vouchers leave has to be a sum that the chosen way takes. Throws INVALID (422, `payment_method`). */
async function requireSum(
  services: Parameters<typeof whyNotPaidSo>[0],
  method: NonNullable<ReadForOrder["payment"]>,
  order: Parameters<typeof toPayOf>[0],
  language: Language,
): Promise<void> {
  const words = await whyNotPaidSo(services, method, toPayOf(order));
  if (words) throw invalidField("payment_method", words, language);
}

/** Stores the order, and takes a use of its discount code where it has one. */
async function storeWithDiscount(
  context: Context,
  tx: Database,
  how: Parameters<typeof store>[2],
  payload: OrderPayload,
  read: ReadForOrder,
  onUnknown: () => void,
) {
  const code = payload.discount_code.trim();
  const none = () => ({ rules: null, fault: null });
  if (code === "") return store(context, tx, how, payload, read, none);
  const { email } = payload.customer;
  const { row, fault, isUnknown } = await lockedDiscount(context, tx, code, email);
  if (isUnknown) onUnknown();
  const stored = await store(context, tx, how, payload, read, (lines) =>
    row ? rulesFor(row, lines) : { rules: null, fault },
  );
  if (row && stored.order.discount) await noteUse(context, tx, row, stored.order.id, email);
  return stored;
}

/** The order keeps the point as it was. */
function parcelTo({ id, name, address, country }: NonNullable<ReadForOrder["point"]>, weight_grams: number) {
  return { point_id: id, point_name: name, point_address: address, point_country: country, weight_grams };
}

/** Bank details are for bank transfers only. */
function answerOf(orderId: number, access_key: string, paper: InvoiceContent): PlacedOrder {
  const byBank = paper.payment.kind === "bank";
  const total = toCzk(paper.total);
  return {
    orderId,
    order_number: paper.order_number,
    total,
    discount: toCzk(paper.discount?.amount ?? 0),
    by_voucher: toCzk(paper.by_voucher ?? 0),
    access_key,
    payment: {
      kind: paper.payment.kind,
      account: byBank ? paper.seller.account : "",
      iban: byBank ? paper.seller.iban : "",
      bic: byBank ? paper.seller.bic : "",
      payee: byBank ? paper.seller.name : "",
      variable_symbol: paper.variable_symbol,
      amount: toCzk(remainingOf(paper)),
      due_date: paper.due_on,
      spayd: paper.spayd,
    },
  };
}
