import type { OfferRow } from "#features/products/server/index.ts";
import type { ReadForOrder } from "./order-statements.ts";

const SHIPPING: NonNullable<ReadForOrder["shipping"]> = {
  id: 0,
  names: { en: "At the track", cs: "Na trati" },
  price_halere: 0,
  price_steps: [],
  max_weight_grams: null,
  free_from_halere: null,
  for_goods: true,
  for_services: true,
  is_pickup: false,
  countries: [],
  carrier: "none",
  weight_grams: 0,
};
const PAYMENT: NonNullable<ReadForOrder["payment"]> = {
  id: 0,
  names: { en: "Paid at the track", cs: "Platba na trati" },
  kind: "cash",
  fee_halere: 0,
  shipping_methods: [],
  least_halere: null,
  greatest_halere: null,
};

/**
 * What stands in an order of seats that are booked and paid at the track: no way of shipping or paying of the shop's, and
 * products also where the shop has stopped offering them, because whoever booked one rides.
 */
export function soldAtTrack(offers: OfferRow[]): Pick<ReadForOrder, "shipping" | "payment" | "offers"> {
  return {
    shipping: SHIPPING,
    payment: PAYMENT,
    offers: offers.map(({ product, variant }) => ({
      product: { ...product, is_active: true, stock: null },
      variant,
    })),
  };
}

/** Handed over and paid where it stands: no way of shipping or paying of the shop's, and the goods as they are offered. */
export const ON_THE_SPOT: Pick<ReadForOrder, "shipping" | "payment"> = {
  shipping: { ...SHIPPING, names: { en: "Handed over on the spot", cs: "Předáno na místě" } },
  payment: { ...PAYMENT, names: { en: "Paid on the spot", cs: "Platba na místě" } },
};
