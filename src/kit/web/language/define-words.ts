import type { Both } from "#kit/contract/language/language.ts";

/** A screen's texts: a text, or a function that makes one. */
type Words = { readonly [key: string]: string | ((...values: never[]) => string) | Words };
type SameKeys<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends Words ? SameKeys<T[K]> : T[K];
};

/** Texts of a screen in both languages; one that is missing in Czech does not compile. Pure: the search reads some, too. */
export function defineWords<const T extends Words>(en: T, cs: SameKeys<T>): Both<SameKeys<T>> {
  return { en: en as SameKeys<T>, cs };
}
