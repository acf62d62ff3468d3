import { and, eq } from "drizzle-orm";
import { activeOffers } from "#features/products/server/product-offers.ts";
import { invalid, Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language.ts";
import { toCzk, toHalere } from "#kit/contract/money.ts";
import type { FieldError } from "#kit/contract/says.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { OrderPayload } from "../order-payload.contract.ts";
import { goodsHalere } from "../order-total.ts";
import { paymentMethods, shippingMethods } from "./orders.table.ts";

const NOT_OFFERED: Both<string> = {
  en: "This product is no longer offered.",
  cs: "Toto zboží už nenabízíme.",
};
const TOO_LATE: Both<string> = {
  en: "The last day to order this product has passed.",
  cs: "Poslední den, kdy šlo toto zboží objednat, už uplynul.",
};
const NO_SHIPPING: Both<string> = {
  en: "This way of shipping is not offered.",
  cs: "Tento způsob dopravy nenabízíme.",
};
const NO_PAYMENT: Both<string> = {
  en: "This way of paying is not offered.",
  cs: "Tento způsob platby nenabízíme.",
};

/**
 * What the payload asks for, with the names and prices that hold now. Throws INVALID naming each field that is
 * not offered, and PRICE_CHANGED with the prices as they are where the customer saw others.
 */
export async function offerFor({ language, now }: Context, tx: Database, payload: OrderPayload) {
  const ids = payload.items.map((item) => item.id);
  const offers = await activeOffers(tx, ids, now());
  const [shipping] = await tx
    .select()
    .from(shippingMethods)
    .where(and(eq(shippingMethods.id, payload.shipping_method), eq(shippingMethods.is_active, true)));
  const [payment] = await tx
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.id, payload.payment_method), eq(paymentMethods.is_active, true)));

  const errors: FieldError[] = [];
  const lines = payload.items.flatMap(({ id, quantity, price }, index) => {
    const offer = offers.get(id);
    if (!offer?.isOrderable)
      errors.push({ path: `items.${index}.id`, message: (offer ? TOO_LATE : NOT_OFFERED)[language] });
    return offer ? [{ id, quantity, seen: toHalere(price), ...offer }] : [];
  });
  if (!shipping) errors.push({ path: "shipping_method", message: NO_SHIPPING[language] });
  if (!payment) errors.push({ path: "payment_method", message: NO_PAYMENT[language] });
  if (errors.length > 0 || !shipping || !payment) throw invalid(errors);

  const goods = goodsHalere(lines);
  const total = goods + shipping.price_halere;
  if (lines.some((line) => line.seen !== line.price_halere) || toHalere(payload.total) !== total) {
    const items = lines.map(({ id, price_halere }) => ({ id, price: toCzk(price_halere) }));
    const detail = { items, shipping: toCzk(shipping.price_halere), total: toCzk(total) };
    throw new Refusal("PRICE_CHANGED", { detail });
  }
  return { lines, shipping, payment, goods, total };
}
