/**
 * Where the date of a voucher's ride is chosen, in the voucher's language: the code stands behind the `#`, which
 * browsers send to nobody. Null for vouchers of old, which do not say where the site is.
 */
export function bookingLink(site: string | undefined, code: string): string | null {
  return linkWithCode(site, "/book", code);
}

/** Where the holder of a voucher over an amount sees what is left on it; otherwise as the above. */
export function balanceLink(site: string | undefined, code: string): string | null {
  return linkWithCode(site, "/gift-voucher", code);
}

function linkWithCode(site: string | undefined, path: string, code: string): string | null {
  const link = site === undefined ? null : URL.parse(site);
  if (!link) return null;
  link.pathname = path;
  link.hash = code;
  return link.href;
}
