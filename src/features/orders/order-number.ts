/** Digits of an order number. */
const DIGITS = 10;

/** `42` -> `0000000042`; a missing id is padded as `N/A`. */
export function orderNumber(id: number | string | null | undefined): string {
  return String(id ?? "N/A").padStart(DIGITS, "0");
}
