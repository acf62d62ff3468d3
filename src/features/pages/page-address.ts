/** Addresses of the pages whose texts the team writes. Pure. */

/** Pages that every site has: they keep their address and can't be deleted or hidden. */
export const SYSTEM_PAGES = [
  "terms",
  "withdrawal",
  "guarantee",
  "privacy",
  "cookies",
  "accessibility",
  "safety",
] as const;
export type SystemPage = (typeof SYSTEM_PAGES)[number];

export function isSystemPage(slug: string): slug is SystemPage {
  return (SYSTEM_PAGES as readonly string[]).includes(slug);
}

/** Where visitors read a page; `version` is an earlier one. */
export function addressOfPage(slug: string, version?: number | null): string {
  const address = isSystemPage(slug) ? `/${slug}` : `/page/${slug}`;
  return version ? `${address}?version=${version}` : address;
}
