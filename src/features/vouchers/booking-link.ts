/**
 * Where the date of a voucher's ride is chosen, in the voucher's language: the code stands behind the `#`, which
 * browsers send to nobody. Null for vouchers of old, which do not say where the site is.
 */
export function bookingLink(site: string | undefined, code: string): string | null {
  const link = site === undefined ? null : URL.parse(site);
  if (!link) return null;
  link.pathname = "/book";
  link.hash = code;
  return link.href;
}
