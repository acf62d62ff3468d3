import { eq } from "drizzle-orm";
import { bookingsOfOrder, followOrder } from "#features/bookings/server/index.ts";
import { paymentParts } from "#features/checkout/server/index.ts";
import { discountOfPieces, withoutShare } from "#features/discounts/server/index.ts";
import { codeAttachment, creditPieces, proforma } from "#features/invoices/server/index.ts";
import { toPayOf } from "#features/orders/index.ts";
import {
  giveBackPieces,
  itemsOf,
  keptItems,
  lockedOrder,
  logOrder,
  moneyOf,
  orderItems,
  orders,
  orderValues,
  payableByVoucher,
  queueCustomerMail,
  settleMoney,
} from "#features/orders/server/index.ts";
import { markOrderPaid } from "#features/payments/server/index.ts";
import { giveBackToVouchers, issueVouchers, voidSomeVouchers } from "#features/vouchers/server/index.ts";
import { settleWithdrawals } from "#features/withdrawals/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { localised } from "#kit/contract/language/language.ts";
import { formatMoney, type Halere, toCzk, toHalere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import type { TakeBack } from "../order-management.contract.ts";
import { getOrder } from "./admin-orders.ts";
import { piecesReason } from "./pieces-reason.ts";
import { REDUCED_MAIL } from "./status/order-steps.mails.ts";

type OrderRow = typeof orders.$inferSelect;
/** An item as it was, with the pieces to take back as its quantity. */
type Pieces = typeof orderItems.$inferSelect;

const CHANGED = {
  en: "Someone else has just changed this order. Look at it again.",
  cs: "Objednávku mezitím změnil někdo jiný. Podívejte se na ni znovu.",
};
const CANCELLED = {
  en: "This order is cancelled as a whole, so no part of it can be taken back.",
  cs: "Objednávka je zrušená celá, část z ní už vzít zpět nejde.",
};
const WHOLE = {
  en: "These are all the items in the order. Cancel the order instead: shipping is then refunded too.",
  cs: "To jsou všechny kusy objednávky. Zrušte ji celou, vrátí se tím i doprava.",
};
const TOO_MANY = {
  en: "The order doesn’t have that many pieces, or they have already been taken back.",
  cs: "Tolik kusů v objednávce není, nebo už jste je vzali zpět.",
};

/**
 * Takes some pieces of an order back, in one transaction: the order costs less from then on, the invoice gets a credit
 * note over exactly these pieces, stock gets them, unused vouchers of them are void and their seats free. What was paid
 * for them is then more than the order costs, and goes back as a refund.
 *
 * @throws Refusal NOT_FOUND; CONFLICT for a cancelled order, for all of its pieces, for used vouchers, and where the
 * order costs something else than the person has seen; INVALID for more pieces than there are
 */
export async function takeBack(context: Context, id: number, { items, seen }: TakeBack) {
  await context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    if (order.status === "cancelled") throw new Refusal("CONFLICT", { words: CANCELLED });
    if (toHalere(seen) !== order.total_halere) throw new Refusal("CONFLICT", { words: CHANGED });
    const pieces = await chosenPieces(context, tx, id, items);
    const value = pieces.reduce((sum, { price_halere, quantity }) => sum + price_halere * quantity, 0);
    const shares = discountOfPieces(await itemsOf(tx, id), pieces);
    const discount = pieces.reduce((sum, { id }) => sum + (shares.get(id) ?? 0), 0);
    await voidVouchersOf(context, tx, id, pieces);
    const after = await fitVouchers(
      context,
      tx,
      await reduce(context, tx, order, { pieces, shares, value, discount }),
    );
    const lines = pieces.map((item) => ({
      name: localised(item.translations, order.language).name,
      quantity: item.quantity,
      unit: item.price_halere,
      ...(item.is_value && { outside_vat: true }),
    }));
    const reason = await piecesReason(tx, id, pieces);
    const { paid, left, owed } = await moneyOf(tx, id);
    if (!(await creditPieces(context, tx, id, { pieces: lines, discount, reason, owed })))
      await tell(context, tx, after, lines);
    // A part was paid, and it is enough now.
    if (!order.paid_at && paid > 0 && toPayOf(after) === 0) await markOrderPaid(context, tx, id);
    // Nothing more is due: the vouchers that waited for it.
    if (order.paid_at && toPayOf(order) > 0) await issueVouchers(context, tx, id);
    await followOrder(context, tx, id);
    await logOrder(
      context,
      tx,
      id,
      "changed",
      { total: toCzk(order.total_halere) },
      { total: toCzk(after.total_halere), taken_back: namesOf(lines) },
    );
    if (left <= after.total_halere) await settleWithdrawals(context, tx, id);
  });
  await context.responseCache.invalidate();
  return getOrder(context, id);
}

/** The items with the pieces to take back. Throws INVALID, CONFLICT. */
async function chosenPieces(
  { language }: Context,
  tx: Database,
  id: number,
  asked: TakeBack["items"],
): Promise<Pieces[]> {
  const wanted = new Map<number, number>();
  for (const { id, quantity } of asked) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  const items = await itemsOf(tx, id);
  const pieces = items.flatMap((item) => {
    const quantity = wanted.get(item.id);
    return quantity ? [{ ...item, quantity }] : [];
  });
  const kept = (item: Pieces) => {
    const sold = items.find((one) => one.id === item.id);
    return sold ? sold.quantity - sold.taken_back : 0;
  };
  if (pieces.length !== wanted.size || pieces.some((item) => item.quantity > kept(item)))
    throw invalidField("items", TOO_MANY, language);
  const left = items.reduce((sum, { quantity, taken_back }) => sum + quantity - taken_back, 0);
  if (pieces.reduce((sum, { quantity }) => sum + quantity, 0) === left)
    throw new Refusal("CONFLICT", { words: WHOLE });
  return pieces;
}

interface Taken {
  pieces: Pieces[];
  /** What a discount code took off the pieces of each item, and off all of them. */
  shares: Map<number, Halere>;
  discount: Halere;
  /** What they cost without that. */
  value: Halere;
}

/** Writes what is left of the items and the order's price, and gives the pieces back to stock. */
async function reduce(
  context: Context,
  tx: Database,
  order: OrderRow,
  { pieces, shares, value, discount }: Taken,
): Promise<OrderRow> {
  for (const item of pieces)
    await tx
      .update(orderItems)
      .set({
        taken_back: item.taken_back + item.quantity,
        discount_halere: item.discount_halere - (shares.get(item.id) ?? 0),
      })
      .where(eq(orderItems.id, item.id));
  await giveBackPieces(tx, pieces);
  const [after] = await tx
    .update(orders)
    .set({
      goods_halere: order.goods_halere - value,
      discount_halere: order.discount_halere - discount,
      discount: withoutShare(order.discount, discount),
      total_halere: order.total_halere - (value - discount),
      updated_at: context.now(),
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!after) throw new Error("A locked order is gone.");
  await settleMoney(tx, order.id);
  return lockedOrder(tx, order.id);
}

/**
 * Of an unpaid order that costs less now, vouchers get back what they pay beyond it. Of a paid one it goes back as a
 * refund, with all that follows from that.
 */
export async function fitVouchers(context: Context, tx: Database, order: OrderRow): Promise<OrderRow> {
  const excess = -(await payableByVoucher(tx, order));
  if (order.paid_at || excess <= 0) return order;
  await giveBackToVouchers(context, tx, order.id, "released", excess);
  return lockedOrder(tx, order.id);
}

/**
 * Voids the vouchers of pieces that are about to go. Those whose seat is booked go last: nobody withdraws from the ride
 * that they have a day for. Those whose money was asked for, because the team changed their day, go first.
 */
export async function voidVouchersOf(
  context: Context,
  tx: Database,
  id: number,
  pieces: Pieces[],
): Promise<void> {
  const booked = await bookingsOfOrder({ ...context, db: tx }, id);
  const keep = booked.flatMap(({ state, voucher_code }) =>
    state === "booked" && voucher_code ? [voucher_code] : [],
  );
  const first = booked.flatMap(({ money_asked_at, voucher_code }) =>
    money_asked_at && voucher_code ? [voucher_code] : [],
  );
  const kept = await keptItems(tx, id);
  for (const item of pieces)
    if (item.voucher_months !== null)
      await voidSomeVouchers(context, tx, {
        ...{ id: item.id, pieces: item.quantity, keep, first },
        kept: kept.find((one) => one.id === item.id)?.quantity ?? 0,
      });
}

type Line = { name: string; quantity: number };
export const namesOf = (lines: Line[]) =>
  lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ");

/** Where no credit note brings the news. */
async function tell(context: Context, tx: Database, order: OrderRow, lines: Line[]): Promise<void> {
  const t = await mailTexts(tx, REDUCED_MAIL, order.language, {
    ...orderValues(order),
    items: namesOf(lines),
    amount: formatMoney(toCzk(order.total_halere), order.language),
  });
  const document = await proforma(tx, order);
  const asks = order.payment_kind === "bank" && toPayOf(order) > 0;
  await queueCustomerMail(context, tx, order, {
    kind: REDUCED_MAIL.kind,
    subject: t.subject,
    parts: [
      ...textParts(t.greeting, t.introduction),
      // The sum and the code of the first mail no longer apply.
      ...(asks ? paymentParts(document) : []),
      ...textParts(t.closing),
    ],
    ...(asks && document.spayd && { attachments: [codeAttachment(document.spayd)] }),
  });
}
