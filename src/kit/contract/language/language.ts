/** The two languages of the site and how a request's language is chosen. Pure: browser and server use it. */

export const LANGUAGES = ["en", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Both<T> = Record<Language, T>;

/** English stands in wherever a translation is missing. */
export const FALLBACK_LANGUAGE: Language = "en";

/** The Intl locale of a language: British dates (5 December 2026); numbers read the same as American ones. */
export const LOCALE: Both<string> = { en: "en-GB", cs: "cs-CZ" };

/** What `make` makes of a language's locale, made once for each: Intl's formatters take long to make. */
export function byLocale<T>(make: (locale: string) => T): (language: Language) => T {
  const made: Partial<Both<T>> = {};
  return (language) => (made[language] ??= make(LOCALE[language]));
}

export function isLanguage(value: unknown): value is Language {
  return value === "en" || value === "cs";
}

/** Best match of `cs` and `en` in an Accept-Language header by quality values; null without a header. */
export function acceptedLanguage(header: string | undefined): Language | null {
  if (header === undefined || header.trim() === "") return null;
  let best: { language: Language; quality: number } | null = null;
  for (const part of header.split(",")) {
    const [range = "", ...parameters] = part.trim().toLowerCase().split(";");
    const language = range.trim().split("-")[0];
    const quality = Number(
      parameters
        .find((p) => p.trim().startsWith("q="))
        ?.trim()
        .slice(2) ?? 1,
    );
    if (!isLanguage(language) || !(quality > 0)) continue;
    if (best === null || quality > best.quality) best = { language, quality };
  }
  return best?.language ?? FALLBACK_LANGUAGE;
}

/** The texts of a record in a language; English where one is blank. English has nothing to fall back to: it stays blank. */
export function localised<T extends Record<string, unknown>>(translations: Both<T>, language: Language): T {
  const own = translations[language];
  const fallback = translations[FALLBACK_LANGUAGE];
  const merged: Record<string, unknown> = { ...fallback };
  for (const [key, value] of Object.entries(own)) if (!isBlank(value)) merged[key] = value;
  return merged as T;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}
