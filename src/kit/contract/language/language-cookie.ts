import type { Language } from "./language.ts";

/** Repeats the preference that the browser stores, so that the server renders the first page in it. */
export const LANGUAGE_COOKIE = "language";
const YEAR_SECONDS = 365 * 24 * 3600;

/** The cookie as `document.cookie` and `Set-Cookie` take it. */
export function languageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
