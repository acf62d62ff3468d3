import { type Halere, toCzk, toHalere } from "#kit/contract/money/money.ts";

/**
 * Which ways of shipping and paying go with an order, and what shipping costs. Pure: the checkout offers what the server
 * takes. A method that does not say goes with everything, for its one price.
 */

export interface Needs {
  /** Whether something is sent or handed over: vouchers and places in courses come by e-mail. */
  parcel: boolean;
  /** ISO code of the country it goes to. */
  country: string;
  /** What is sent, as far as its weight is known; without it the weight is not judged. */
  load?: Load | undefined;
}

/** The pieces of a parcel: what those weigh that say it, and whether all of them do. */
export interface Load {
  grams: number;
  isWhole: boolean;
}

/** Up to so many grams a parcel costs so much, CZK. */
export interface PriceStep {
  up_to_grams: number;
  price: number;
}

interface Carrying {
  for_goods?: boolean;
  for_services?: boolean;
}

interface Weighing {
  /** What a usual parcel weighs. */
  weight_grams?: number;
  max_weight_grams?: number | null;
  /** Rising; the last one is the heaviest parcel. Empty: one price for all. */
  price_steps?: readonly PriceStep[];
}

interface Shipping extends Carrying, Weighing {
  countries?: readonly string[];
}

interface Priced extends Weighing {
  price: number;
  /** Goods from which it costs nothing, CZK; null: never. */
  free_from?: number | null;
}

/** The pieces that are sent, together; `grams` of one piece, null where nobody knows. */
export function loadOf(pieces: readonly { grams: number | null; quantity: number }[]): Load {
  return pieces.reduce<Load>(
    (load, { grams, quantity }) => ({
      grams: load.grams + (grams ?? 0) * quantity,
      isWhole: load.isWhole && grams !== null,
    }),
    { grams: 0, isWhole: true },
  );
}

/** What a parcel weighs. Where a piece has no weight it weighs at least as much as the usual parcel of its shipping. */
export function parcelGrams({ weight_grams = 0 }: Weighing, { grams, isWhole }: Load): number {
  return isWhole && grams > 0 ? grams : Math.max(1, grams, weight_grams);
}

/** Grams of the heaviest parcel that it carries; null: any. */
export function heaviest({ max_weight_grams = null, price_steps = [] }: Weighing): number | null {
  const last = price_steps.at(-1)?.up_to_grams ?? null;
  return last === null || max_weight_grams === null
    ? (last ?? max_weight_grams)
    : Math.min(last, max_weight_grams);
}

/** Whether a way of shipping carries such an order, wherever it goes and whatever it weighs. */
export function carries({ for_goods = true, for_services = true }: Carrying, needs: Pick<Needs, "parcel">) {
  return needs.parcel ? for_goods : for_services;
}

/** Why a way of shipping does not go with an order: what it can't carry, the country, the weight; null where it does. */
export function shippingError(
  method: Shipping,
  needs: Needs,
): "goods" | "services" | "country" | "weight" | null {
  if (!carries(method, needs)) return needs.parcel ? "goods" : "services";
  if (!includes(method.countries, needs.country)) return "country";
  const most = heaviest(method);
  const isTooHeavy = needs.parcel && needs.load && most !== null && parcelGrams(method, needs.load) > most;
  return isTooHeavy ? "weight" : null;
}

/** What shipping costs for an order that goes with it; `goods` are its items without shipping and fee. */
export function shippingHalere(method: Priced, needs: Omit<Needs, "country">, goods: Halere): Halere {
  if (toFreeShipping(method, goods) === 0) return 0;
  const { price, price_steps = [] } = method;
  if (!needs.parcel || !needs.load) return toHalere(price);
  const grams = parcelGrams(method, needs.load);
  const step = price_steps.find(({ up_to_grams }) => grams <= up_to_grams) ?? price_steps.at(-1);
  return toHalere(step?.price ?? price);
}

/** A way of shipping at the price of such an order, CZK. */
export function pricedFor<M extends Priced>(method: M, needs: Omit<Needs, "country">, goods: Halere): M {
  return { ...method, price: toCzk(shippingHalere(method, needs, goods)) };
}

/** For how much more goods the shipping is free, in haléře; 0: it is, null: it never becomes so. */
export function toFreeShipping(
  { free_from = null }: Pick<Priced, "free_from">,
  goods: Halere,
): Halere | null {
  // A form that is being filled in has a text here.
  return typeof free_from !== "number" ? null : Math.max(0, toHalere(free_from) - goods);
}

/** Whether a way of shipping goes everywhere. */
export function goesEverywhere({ countries = [] }: Shipping): boolean {
  return countries.length === 0;
}

interface Payment {
  kind?: string;
  shipping_methods?: readonly number[];
}

/**
 * Whether a way of paying goes with a way of shipping; one that names none goes with all. Cash on delivery takes a parcel
 * that a carrier brings; Packeta collects money at home only.
 */
export function paymentFits(
  { kind, shipping_methods }: Payment,
  shipping: { id: number; is_pickup?: boolean; carrier?: string },
  needs?: Pick<Needs, "parcel" | "country"> | null,
): boolean {
  if (!includes(shipping_methods, shipping.id)) return false;
  if (kind !== "cod" || !needs) return true;
  return needs.parcel && !shipping.is_pickup && (shipping.carrier !== "packeta" || needs.country === "CZ");
}

/** The least and the greatest sum that a way of paying takes, CZK; null: any. */
interface SumLimits {
  takes_from?: number | null;
  takes_to?: number | null;
}

/** Why a way of paying does not take what is left to pay; null where it does. Nothing is paid any way. */
export function sumError({ takes_from, takes_to }: SumLimits, toPay: Halere): "least" | "greatest" | null {
  if (toPay <= 0) return null;
  if (typeof takes_from === "number" && toPay < toHalere(takes_from)) return "least";
  return typeof takes_to === "number" && toPay > toHalere(takes_to) ? "greatest" : null;
}

function includes<T>(named: readonly T[] | undefined, one: T): boolean {
  return !named?.length || named.includes(one);
}
