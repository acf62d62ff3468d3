import type { Both, Language } from "#kit/contract/language/language.ts";
import type { Config } from "#kit/server/config/config.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";

/** Where a page is in each language: on its own host where both are configured, else by `?lang=`. */
export function addressesOf(path: Both<string>, origin: string, config: Config): Both<string> {
  const address = (language: Language) => linkTo({ config, origin }, path[language], language);
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
