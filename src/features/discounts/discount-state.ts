/** Where a discount code stands. Pure. */

export const DISCOUNT_STATES = ["active", "early", "ended", "used-up", "off"] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

interface Judged {
  is_active: boolean;
  /** Days in Prague, YYYY-MM-DD, both included. */
  valid_from: string | null;
  valid_until: string | null;
  max_uses: number | null;
}

/** Where a code stands on a day in Prague after so many uses. */
export function discountState(code: Judged, today: string, uses: number): DiscountState {
  if (!code.is_active) return "off";
  if (code.valid_until !== null && code.valid_until < today) return "ended";
  if (code.max_uses !== null && uses >= code.max_uses) return "used-up";
  return code.valid_from !== null && code.valid_from > today ? "early" : "active";
}
