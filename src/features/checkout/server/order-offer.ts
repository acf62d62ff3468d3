import { goodsHalere, totalHalere } from "#features/cart/index.ts";
import { loadOf, parcelGrams, paymentFits, shippingError, shippingHalere } from "#features/methods/index.ts";
import { pricingOf } from "#features/methods/server/index.ts";
import {
  type DiscountedLine,
  discountOf,
  type OrderDiscount,
  spreadDiscount,
} from "#features/orders/index.ts";
import { SELLER_KEYS, sellerFrom } from "#features/orders/server/index.ts";
import { POINT_CLOSED } from "#features/parcels/server/index.ts";
import { takesTransfers } from "#features/payments/index.ts";
import { gatewayOf } from "#features/payments/server/index.ts";
import { activeOffers, takePieces } from "#features/products/server/index.ts";
import { shownTexts } from "#features/settings/index.ts";
import { giftError } from "#features/vouchers/server/index.ts";
import { countryIn, destinationOf } from "#kit/contract/companies/address-country.ts";
import { invalid, Refusal } from "#kit/contract/errors.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { type Halere, toCzk, toHalere } from "#kit/contract/money/money.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { OrderPayload } from "../order-payload.contract.ts";
import { heldPrices } from "./order-holds.ts";
import type { ReadForOrder } from "./order-statements.ts";

const NOT_OFFERED: Both<string> = {
  en: "This product is no longer offered.",
  cs: "Toto zboží už nenabízíme.",
};
const TOO_LATE: Both<string> = {
  en: "The last day to order this product has passed.",
  cs: "Poslední den, kdy šlo toto zboží objednat, už uplynul.",
};
const CHOOSE_SIZE: Both<string> = { en: "Please choose a size.", cs: "Vyberte prosím velikost." };
const NO_SUCH_SIZE: Both<string> = {
  en: "This size is no longer offered.",
  cs: "Tuto velikost už nenabízíme.",
};
const SOLD_OUT: Both<string> = { en: "This product is sold out.", cs: "Toto zboží je vyprodané." };
const fewLeft = (left: number): Both<string> => ({
  en: `Only ${left} left in stock.`,
  cs: `Skladem už jen ${left} ks.`,
});
const NO_SHIPPING: Both<string> = {
  en: "This shipping method isn’t offered.",
  cs: "Tento způsob dopravy nenabízíme.",
};
const CAN_NOT_CARRY: Both<string> = {
  en: "Your order can’t be sent this way. Please choose another shipping method.",
  cs: "Touto dopravou vaši objednávku poslat nejde. Vyberte prosím jinou.",
};
const TOO_HEAVY: Both<string> = {
  en: "Your order is too heavy to be sent this way. Please choose another shipping method.",
  cs: "Na tuto dopravu je objednávka moc těžká. Vyberte prosím jinou.",
};
const NOTHING_TO_SEND: Both<string> = {
  en: "Nothing in this order is sent as a parcel. Please choose another shipping method.",
  cs: "V této objednávce není nic, co by se posílalo. Vyberte prosím jinou dopravu.",
};
const notTo = (country: string): Both<string> => ({
  en: `This shipping method isn’t available for the country you chose (${countryIn(country, "en")}). Please choose another one.`,
  cs: `Do vybrané země (${countryIn(country, "cs")}) takto neposíláme. Vyberte prosím jinou dopravu.`,
});
const NOT_TOGETHER: Both<string> = {
  en: "This payment method isn’t available with the shipping you chose. Please choose another one.",
  cs: "S dopravou, kterou jste vybrali, takto zaplatit nejde. Vyberte prosím jinou platbu.",
};
const CHOOSE_POINT: Both<string> = {
  en: "Please choose a pick-up point.",
  cs: "Vyberte prosím výdejní místo.",
};
const OTHER_COUNTRY: Both<string> = {
  en: "This pick-up point is in a different country from the address. Please choose another one.",
  cs: "Toto výdejní místo je v jiné zemi než adresa. Vyberte prosím jiné.",
};
const NO_PAYMENT: Both<string> = {
  en: "This payment method isn’t offered.",
  cs: "Tento způsob platby nenabízíme.",
};

/** The rules of the discount code that was asked for, or why it brings nothing. */
interface DiscountOffer {
  rules: OrderDiscount | null;
  fault: Both<string> | null;
}

/**
 * What the payload asks for, with the names and prices that were read; its pieces are taken from stock. Throws
 * INVALID naming each field that is not offered or sold out, and PRICE_CHANGED with the prices as they are where
 * the customer saw others: the transaction that ends so gives the pieces back.
 */
export async function offerFor(
  { config, language, now }: Context,
  tx: Database,
  payload: OrderPayload,
  {
    shipping,
    payment,
    point,
    offers,
    settings,
    isPaid,
    atTrack,
  }: Pick<ReadForOrder, "shipping" | "payment" | "point" | "offers" | "settings"> & {
    isPaid: boolean;
    atTrack: { price_halere: Halere } | undefined;
  },
  discounts: (lines: readonly DiscountedLine[]) => DiscountOffer,
) {
  const { lines: offered, errors } = await offeredLines(
    tx,
    payload.items,
    activeOffers(offers, now()),
    language,
    now(),
    atTrack !== undefined,
  );
  const held = atTrack
    ? { prices: new Map([[0, atTrack.price_halere]]), errors: [] }
    : await heldPrices({ config }, tx, payload.items, language);
  errors.push(...held.errors);
  const lines = offered.map((line) => ({
    ...line,
    price_halere: held.prices.get(line.index) ?? line.price_halere,
    is_for_day: held.prices.has(line.index),
  }));
  if (!shipping) errors.push({ path: "shipping_method", message: NO_SHIPPING[language] });
  const { seller } = sellerFrom(shownTexts(settings, SELLER_KEYS, language));
  if (
    !payment ||
    (!isPaid && payment.kind === "card" && !(await gatewayOf({ config, db: tx }))) ||
    (!isPaid && payment.kind === "bank" && !takesTransfers(seller))
  )
    errors.push({ path: "payment_method", message: NO_PAYMENT[language] });
  const load = loadOf(
    lines
      .filter((line) => line.needs_parcel)
      .map(({ variant, weight_grams, quantity }) => ({
        grams: variant?.weight_grams ?? weight_grams,
        quantity,
      })),
  );
  const needs = { parcel: lines.some((line) => line.needs_parcel), load };
  if (shipping && lines.length > 0) {
    const country = destinationOf(payload.customer.address, payload.customer.country);
    const error = shippingError({ ...shipping, ...pricingOf(shipping) }, { ...needs, country });
    const words = {
      goods: CAN_NOT_CARRY,
      services: NOTHING_TO_SEND,
      country: notTo(country),
      weight: TOO_HEAVY,
    };
    if (error) errors.push({ path: "shipping_method", message: words[error][language] });
    else if (payment && !paymentFits(payment, shipping, { ...needs, country }))
      errors.push({ path: "payment_method", message: NOT_TOGETHER[language] });
    const wrong = shipping.carrier === "none" ? null : pointError(point, payload.pickup_point, country);
    if (wrong) errors.push({ path: "pickup_point", message: wrong[language] });
  }
  const { rules, fault } = discounts(lines.map((line) => ({ ...line, product_id: line.id })));
  if (fault) errors.push({ path: "discount_code", message: fault[language] });
  if (errors.length > 0 || !shipping || !payment) throw invalid(errors);

  const goods = goodsHalere(lines);
  const discounted = lines.map((line) => ({ ...line, product_id: line.id }));
  const discount = rules ? discountOf(rules, discounted) : 0;
  const shares = rules ? spreadDiscount(rules, discounted, discount) : [];
  const usualPrice = shippingHalere({ ...shipping, ...pricingOf(shipping) }, needs, goods - discount);
  const shippingPrice = rules?.free_shipping ? 0 : usualPrice;
  const fee = payment.fee_halere;
  const total = totalHalere({ goods, discount, shipping: shippingPrice, fee });
  if (lines.some((line) => line.seen !== line.price_halere) || toHalere(payload.total) !== total) {
    // Held seats have the price of their day: a browser reads it with them.
    const items = lines
      .filter(({ index }) => !held.prices.has(index))
      .map(({ id, price_halere }) => ({ id, price: toCzk(price_halere) }));
    const detail = {
      discount: toCzk(discount),
      items,
      shipping: toCzk(shippingPrice),
      fee: toCzk(fee),
      total: toCzk(total),
    };
    throw new Refusal("PRICE_CHANGED", { detail });
  }
  return {
    lines: lines.map((line, index) => ({ ...line, discount_halere: shares[index] ?? 0 })),
    shipping,
    payment,
    point: shipping.carrier === "none" ? undefined : point,
    discount,
    rules: rules && { ...rules, shipping_halere: usualPrice - shippingPrice },
    goods,
    shippingPrice,
    fee,
    total,
    grams: parcelGrams({ weight_grams: shipping.weight_grams }, load),
  };
}

function pointError(
  point: ReadForOrder["point"],
  asked: string | null | undefined,
  country: string,
): Both<string> | null {
  if (!asked) return CHOOSE_POINT;
  if (!point) return POINT_CLOSED;
  return point.country === country ? null : OTHER_COUNTRY;
}

async function offeredLines(
  tx: Database,
  items: OrderPayload["items"],
  offers: ReturnType<typeof activeOffers>,
  language: Language,
  now: Date,
  isBooked: boolean,
) {
  const errors: FieldError[] = [];
  const error = (index: number, field: string, words: Both<string>) =>
    errors.push({ path: `items.${index}.${field}`, message: words[language] });
  const found = items.flatMap(({ id, quantity, price, variant: variantId, gift }, index) => {
    const offer = offers.get(id);
    if (!offer) {
      error(index, "id", NOT_OFFERED);
      return [];
    }
    const variant = offer.variants.find((one) => one.id === variantId) ?? null;
    if (!offer.isOrderable && !isBooked) error(index, "id", TOO_LATE);
    else if (variantId ? !variant : offer.hasVariants)
      error(index, "variant", variantId ? NO_SUCH_SIZE : CHOOSE_SIZE);
    const wrong = giftError(gift, offer.voucher_months, now);
    if (wrong) error(index, wrong.field, wrong.words);
    return [{ index, id, quantity, seen: toHalere(price), ...offer, variant }];
  });
  const isCounted = found.some(({ stock, variant }) => stock !== null || (variant?.stock ?? null) !== null);
  const pieces = found.map(({ id, quantity, variant }) => ({
    product_id: id,
    variant_id: variant?.id ?? null,
    quantity,
  }));
  const { sources, short } = isCounted ? await takePieces(tx, pieces) : { sources: [], short: [] };
  for (const { line, left } of short) {
    const { index = 0 } = found[line] ?? {};
    if (left > 0) error(index, "quantity", fewLeft(left));
    else error(index, "id", SOLD_OUT);
  }
  const lines = found.map(({ stock: _, ...line }, i) => ({ ...line, source: sources[i] ?? null }));
  return { lines, errors };
}
