import type { ProductCategory } from "#features/products/index.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { workingDayFrom } from "./working-days.ts";

/**
 * How long a sold item can be withdrawn from (Civil Code sections 1829 and 1837): goods 14 days from delivery,
 * a service 14 days from the contract, a leisure service on a fixed date not at all. A voucher for which a day is
 * chosen later keeps its 14 days: when it was bought, the buyer wasn't told otherwise.
 */
export type WithdrawalBasis = "goods" | "service" | "exempt";

/** Days to withdraw in. */
const WITHDRAWAL_DAYS = 14;

/** The basis of a product as it is sold now, with seats of a day or without. */
export function withdrawalBasis(product: {
  category: ProductCategory;
  is_withdrawal_exempt: boolean;
  is_value: boolean;
  is_for_day?: boolean;
}): WithdrawalBasis {
  // Nothing of a value voucher is ever delivered: its 14 days run from the contract.
  if (product.is_value) return "service";
  if (product.is_withdrawal_exempt || product.is_for_day) return "exempt";
  return product.category === "merchandise" ? "goods" : "service";
}

/** The last day to withdraw, YYYY-MM-DD in Prague; null where there is no end yet: goods not known as delivered. */
export function withdrawalEnd(
  basis: Exclude<WithdrawalBasis, "exempt">,
  { created_at, delivered_at }: { created_at: Date; delivered_at: Date | null },
): string | null {
  const from = basis === "service" ? created_at : delivered_at;
  return from && workingDayFrom(addDays(pragueDay(from), WITHDRAWAL_DAYS));
}
