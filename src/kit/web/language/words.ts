import { type Both, byLocale, type Language } from "#kit/contract/language/language.ts";
import { addAllNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { useLanguage } from "./language.tsx";

/** A screen's texts: a text, or a function that makes one. */
type Words = { readonly [key: string]: string | ((...values: never[]) => string) | Words };
type SameKeys<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends Words ? SameKeys<T[K]> : T[K];
};

/** Texts of a screen in both languages; one that is missing in Czech does not compile. */
export function defineWords<const T extends Words>(en: T, cs: SameKeys<T>): Both<SameKeys<T>> {
  return { en: en as SameKeys<T>, cs };
}

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
