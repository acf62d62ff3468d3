import { eq } from "drizzle-orm";
import { bookingsOfOrder } from "#features/bookings/server/index.ts";
import { totalHalere } from "#features/cart/index.ts";
import { hasValidInvoice } from "#features/invoices/server/index.ts";
import { shippingError } from "#features/methods/index.ts";
import { pricingOf, shippingMethods } from "#features/methods/server/index.ts";
import { discountOf, isPaidAtHandover } from "#features/orders/index.ts";
import { hasParcel, keptItems, type orders } from "#features/orders/server/index.ts";
import { hasNoPacket } from "#features/parcels/index.ts";
import { parcelsOf } from "#features/parcels/server/index.ts";
import { isUnused, vouchers } from "#features/vouchers/server/index.ts";
import { statementsOf } from "#features/withdrawals/server/index.ts";
import { destinationOf } from "#kit/contract/companies/address-country.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { WantedLine } from "../../change-items.contract.ts";
import { sumsWith } from "./change-lines.ts";
import { diffItems, goodsWith, type ItemsDiff, keptOf } from "./plan-items.ts";

type OrderRow = typeof orders.$inferSelect;

/** What changing an order's items would do. */
export interface ChangePlan {
  diff: ItemsDiff;
  goods: Halere;
  /** What the order's discount code takes off then. */
  discount: Halere;
  total: Halere;
  /** What is to be paid then, and what was paid too much then. */
  toPay: Halere;
  toReturn: Halere;
  /** Items whose rows stay, with their pieces counted as taken back: vouchers, seats or statements name them. */
  named: Set<number>;
  hasInvoice: boolean;
}

const SENT: Both<string> = {
  en: "This order has been sent, finished or cancelled, so its items can no longer be changed.",
  cs: "Tato objednávka už je odeslaná, dokončená nebo zrušená, proto její položky změnit nejde.",
};
const WHOLE: Both<string> = {
  en: "Nothing would be left of the order. Cancel it instead: shipping is then refunded too.",
  cs: "Z objednávky by nic nezbylo. Zrušte ji celou, vrátí se tím i doprava.",
};
const USED: Both<string> = {
  en: "A voucher for this item has already been used, so the item can’t be changed.",
  cs: "Poukaz z této položky už někdo využil, proto ji změnit nejde.",
};
const NOT_CARRIED: Both<string> = {
  en: "This order’s shipping can’t deliver these items. Create a new order for them.",
  cs: "Doprava této objednávky takové zboží doručit neumí. Založte na něj novou objednávku.",
};
const PACKED: Both<string> = {
  en: "The carrier already has a packet for this order, with the amount to collect. Create a new order for other items.",
  cs: "Dopravce už má zásilku této objednávky i s částkou, kterou má vybrat. Na jiné zboží založte novou objednávku.",
};

/**
 * Plans a change of the items of an order.
 *
 * @throws Refusal CONFLICT for an order that was sent, for used vouchers, for all of its items; INVALID naming lines
 */
export async function planChange(
  context: Context,
  db: Database,
  order: OrderRow,
  lines: readonly WantedLine[],
): Promise<ChangePlan> {
  if (order.status !== "pending" && order.status !== "processing")
    throw new Refusal("CONFLICT", { words: SENT });
  if (lines.length === 0) throw new Refusal("CONFLICT", { words: WHOLE });
  const diff = await diffItems(context, db, order.id, lines);
  await requireShipping(db, order, diff);
  const goods = goodsWith(diff);
  const discount = discountWith(order, diff);
  const total = totalHalere({ goods, discount, shipping: order.shipping_halere, fee: order.fee_halere });
  if (total !== order.total_halere) await requireUncollected(db, order);
  const { toPay, toReturn } = await sumsWith(db, order, total);
  const hasInvoice = await hasValidInvoice(db, order.id);
  const named = await namedItems(context, db, order.id, diff);
  return { diff, goods, discount, total, toPay, toReturn, hasInvoice, named };
}

/** Per cent are of what the order has then; an amount stays as far as it goes. */
function discountWith({ discount, discount_halere }: OrderRow, { items, going, coming }: ItemsDiff): Halere {
  if (!discount || (going.length === 0 && coming.length === 0)) return discount_halere;
  const stays = items.map((item) => {
    const gone = going.find(({ id }) => id === item.id)?.quantity ?? 0;
    return { ...item, quantity: keptOf(item) - gone };
  });
  const then = discountOf(discount, [...stays, ...coming.map(({ sold }) => sold)]);
  // Rounding never gives more where pieces only go.
  return coming.length === 0 ? Math.min(then, discount_halere) : then;
}

/** A carrier collects what it was told when the packet was made. */
async function requireUncollected(db: Database, { id, payment_kind }: OrderRow): Promise<void> {
  if (!isPaidAtHandover(payment_kind)) return;
  const [parcel] = await parcelsOf(db, [id]);
  if (parcel && !hasNoPacket(parcel)) throw new Refusal("CONFLICT", { words: PACKED });
}

/** A shipping that could bring the order must be able to bring it then, too. */
async function requireShipping(db: Database, order: OrderRow, { going, coming }: ItemsDiff): Promise<void> {
  if (!coming.some(({ needs_parcel }) => needs_parcel)) return;
  const kept = await keptItems(db, order.id);
  const rest = kept.filter(({ id, quantity }) => going.find((item) => item.id === id)?.quantity !== quantity);
  if (await hasParcel(db, [...rest, ...going])) return;
  const [method] = await db
    .select()
    .from(shippingMethods)
    .where(eq(shippingMethods.id, order.shipping_method));
  const country = destinationOf(order.customer_address);
  // Whether it is too heavy then the team sees for itself: items do not keep what they weighed.
  if (!method || shippingError({ ...method, ...pricingOf(method) }, { parcel: true, country }))
    throw new Refusal("CONFLICT", { words: NOT_CARRIED });
}

/** Items that others name. Throws CONFLICT where too many vouchers of what goes were used. */
async function namedItems(
  context: Context,
  db: Database,
  orderId: number,
  { going, items }: ItemsDiff,
): Promise<Set<number>> {
  const issued = await db.select().from(vouchers).where(eq(vouchers.order_id, orderId));
  const booked = (await bookingsOfOrder({ ...context, db }, orderId)).filter(
    ({ state }) => state === "held" || state === "booked",
  );
  const stated = await statementsOf(db, orderId);
  const named = new Set([
    ...issued.map(({ order_item_id }) => order_item_id),
    ...booked.map(({ order_item_id }) => order_item_id),
    ...stated.flatMap(({ items }) => items.map(({ id }) => id)),
    ...items.filter(({ taken_back }) => taken_back > 0).map(({ id }) => id),
  ]);
  for (const item of going) {
    const live = issued.filter((one) => one.order_item_id === item.id && one.voided_at === null);
    const unused = live.filter(isUnused);
    const kept = (items.find(({ id }) => id === item.id)?.quantity ?? 0) - item.taken_back;
    // Pieces whose vouchers were not issued yet go first.
    const pieces = live.length === 0 ? 0 : Math.max(0, item.quantity - Math.max(0, kept - live.length));
    if (unused.length < pieces) throw new Refusal("CONFLICT", { words: USED });
  }
  return new Set([...named].filter((id) => id !== null));
}

/** Whether the customer is asked for money anew. */
export function asksForPayment(
  { payment_kind }: OrderRow,
  { toPay }: Pick<ChangePlan, "toPay" | "toReturn">,
): boolean {
  return toPay > 0 && !isPaidAtHandover(payment_kind);
}
