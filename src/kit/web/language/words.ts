import { type Both, byLocale, type Language } from "#kit/contract/language/language.ts";
import { addAllNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { useLanguage } from "./language.tsx";

export { defineWords } from "./define-words.ts";

/** The texts in the language of the page, set for reading. */
export function useWords<T>(words: Both<T>): T {
  const { language } = useLanguage();
  return addAllNoBreaks(words[language], language);
}

const rules = byLocale((locale) => new Intl.PluralRules(locale));

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `plural("cs", 3, { one: "jízda", few: "jízdy", many: "jízdy", other: "jízd" })` -> "jízdy". */
export function plural(language: Language, count: number, forms: Forms): string {
  return forms[rules(language).select(count)] ?? forms.other;
}
