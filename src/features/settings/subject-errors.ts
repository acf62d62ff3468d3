import type { Both } from "#kit/contract/language/language.ts";

/** How a fault of one setting is named among those of its subject; the form and the server name it alike. Pure. */

/** `value` -> `bank_iban`, `translations.cs.setting_value` -> `hero_title.cs`. */
export function errorPath(key: string, path: string): string {
  const [, language] = /^translations\.(en|cs)\./.exec(path) ?? [];
  return language ? `${key}.${language}` : key;
}

export const OTHER_IBAN: Both<string> = {
  en: "This IBAN belongs to a different account from the number above.",
  cs: "Tento IBAN patří k jinému účtu, než je číslo výše.",
};
