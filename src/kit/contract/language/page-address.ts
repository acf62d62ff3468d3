import type { Both, Language } from "./language.ts";

/** Where the site is: at one address, or at one for each language. */
export interface SiteHosts {
  /** Such as `https://www.example.cz`. */
  origin: string;
  hosts: Both<string> | null;
}

/** A page's address for others: on the language's own host where both have one, else with `?lang=`. */
export function pageAddress({ origin, hosts }: SiteHosts, path: string, language: Language): string {
  if (hosts) return withoutSlash(hosts[language]) + path;
  return withoutSlash(origin) + withLanguage(path, language);
}

/** A path, with or without a query, that asks for a language. */
export function withLanguage(path: string, language: Language): string {
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, "");
}
