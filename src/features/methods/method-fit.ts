/**
 * Which ways of shipping and paying go with an order. Pure: the checkout offers what the server takes. A method that
 * does not say goes with everything.
 */

export interface Needs {
  /** Whether something is sent or handed over: vouchers and places in courses come by e-mail. */
  parcel: boolean;
  /** ISO code of the country it goes to. */
  country: string;
}

interface Carrying {
  for_goods?: boolean;
  for_services?: boolean;
}

interface Shipping extends Carrying {
  countries?: readonly string[];
}

/** Whether a way of shipping carries such an order, wherever it goes. */
export function carries({ for_goods = true, for_services = true }: Carrying, needs: Pick<Needs, "parcel">) {
  return needs.parcel ? for_goods : for_services;
}

/** Why a way of shipping does not go with an order: what it can't carry, or the country; null where it does. */
export function shippingError(method: Shipping, needs: Needs): "goods" | "services" | "country" | null {
  if (!carries(method, needs)) return needs.parcel ? "goods" : "services";
  return includes(method.countries, needs.country) ? null : "country";
}

/** Whether a way of shipping goes everywhere. */
export function goesEverywhere({ countries = [] }: Shipping): boolean {
  return countries.length === 0;
}

/** Whether a way of paying goes with a way of shipping; one that names none goes with all. */
export function paymentFits(
  { shipping_methods }: { shipping_methods?: readonly number[] },
  shipping: number,
) {
  return includes(shipping_methods, shipping);
}

function includes<T>(named: readonly T[] | undefined, one: T): boolean {
  return !named?.length || named.includes(one);
}
