import { toCzk } from "#kit/contract/money/money.ts";
import type { shippingMethods } from "./methods.table.ts";

type Stored = Partial<
  Pick<
    typeof shippingMethods.$inferSelect,
    "price_steps" | "max_weight_grams" | "free_from_halere" | "weight_grams"
  >
> &
  Pick<typeof shippingMethods.$inferSelect, "price_halere">;

/** What shipping costs and carries, as the rule that browsers share reads it. A row of the log may lack what is new. */
export function pricingOf({ price_halere, price_steps = [], free_from_halere = null, ...row }: Stored) {
  return {
    price: toCzk(Number(price_halere)),
    price_steps: price_steps.map(({ up_to_grams, price_halere }) => ({
      up_to_grams,
      price: toCzk(Number(price_halere)),
    })),
    max_weight_grams: row.max_weight_grams ?? null,
    free_from: free_from_halere === null ? null : toCzk(Number(free_from_halere)),
  };
}
