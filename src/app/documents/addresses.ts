import type { Both, Language } from "#kit/contract/language.ts";
import type { Config } from "#kit/server/config.ts";

/** Where a page is in each language: on its own host where both are configured, else by `?lang=`. */
export function addressesOf(path: Both<string>, origin: string, config: Config): Both<string> {
  const { CZECH_URL, ENGLISH_URL } = config;
  const hosts = CZECH_URL && ENGLISH_URL ? { cs: CZECH_URL, en: ENGLISH_URL } : null;
  const address = (language: Language) =>
    hosts ? `${hosts[language]}${path[language]}` : `${origin}${path[language]}?lang=${language}`;
  return { en: address("en"), cs: address("cs") };
}

/** The same path in both languages. */
export function samePath(path: string): Both<string> {
  return { en: path, cs: path };
}

export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
