import type { Both } from "#kit/contract/language.ts";

/**
 * A part of a legal page: paragraphs, and lists as arrays. `{email}`, `{company}` and the like stand for what
 * web/legal-paragraph.tsx puts in their place.
 */
export interface LegalPart {
  title: string;
  body: readonly (string | readonly string[])[];
}

export type LegalParts<K extends string> = Record<K, LegalPart>;

/** The parts of a legal page in both languages, in order; one that is missing in Czech does not compile. */
export function defineLegal<K extends string>(
  en: LegalParts<K>,
  cs: LegalParts<NoInfer<K>>,
): Both<LegalParts<K>> {
  return { en, cs };
}

/** Parts of several files as one page. */
export function joinLegal<A extends string, B extends string>(
  first: Both<LegalParts<A>>,
  second: Both<LegalParts<B>>,
): Both<LegalParts<A | B>> {
  return { en: { ...first.en, ...second.en }, cs: { ...first.cs, ...second.cs } };
}
