import type { Both } from "#kit/contract/language.ts";

/**
 * A part of a legal page: paragraphs, and lists as arrays. `{email}`, `{company}` and the like stand for what
 * web/legal-paragraph.tsx puts in their place; `[...]` is left out where a word in it stands for nothing.
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

/** A sentence as text and the names of what stands between: `Write to {email}.` -> `["Write to ", "email", "."]`. */
export function legalSentence(text: string, isBlank: (name: string) => boolean): string[] {
  const said = text.replace(/\[([^\]]*)\]/g, (_, part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].some(([, name = ""]) => isBlank(name)) ? "" : part,
  );
  return said.split(/\{(\w+)\}/);
}
