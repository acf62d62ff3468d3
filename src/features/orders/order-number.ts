/** Digits of an order number. */
const DIGITS = 10;

/** `42` -> `0000000042`; a missing id is padded as `N/A`. */
export function orderNumber(id: number | string | null | undefined): string {
  return String(id ?? "N/A").padStart(DIGITS, "0");
}

/** Where the back office shows an order. */
export function orderScreen(id: number | string): string {
  return `/admin/orders/${id}`;
}

/** The id of an order by its number as people write it, `12`, `0000000012` or `#0000000012`; null for anything else. */
export function orderIdOf(number: string): number | null {
  const id = Number(/^#?0*([1-9]\d{0,9})$/.exec(number.trim())?.[1] ?? 0);
  return id >= 1 && id <= 2_147_483_647 ? id : null;
}
