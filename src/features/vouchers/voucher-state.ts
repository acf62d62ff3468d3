/** States of a voucher and how long it is valid. Pure: server and screen share it. */

export const VOUCHER_STATES = ["valid", "used", "expired", "void"] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** What can happen to a voucher. */
export const VOUCHER_EVENTS = ["issued", "used", "undone", "extended", "voided", "restored"] as const;

interface Dated {
  used_at: Date | null;
  voided_at: Date | null;
  /** Last day on which it can be used, YYYY-MM-DD in Prague. */
  valid_until: string;
}

/** `today`: YYYY-MM-DD in Prague. A used voucher stays used, whatever happens to its order. */
export function voucherState({ used_at, voided_at, valid_until }: Dated, today: string): VoucherState {
  if (used_at) return "used";
  if (voided_at) return "void";
  return valid_until < today ? "expired" : "valid";
}

/** The same day so many months later, or the month's last where there is none: `2026-01-31` + 1 is `2026-02-28`. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
