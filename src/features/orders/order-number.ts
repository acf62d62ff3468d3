/** Digits of an order number (spec/public-site.md section 9). */
const DIGITS = 10;

/** `42` -> `0000000042`; an id that is missing is padded as `N/A`, as the spec has it. */
export function orderNumber(id: number | string | null | undefined): string {
  return String(id ?? "N/A").padStart(DIGITS, "0");
}
