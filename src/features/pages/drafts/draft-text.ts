import type { Both } from "#kit/contract/language/language.ts";

/**
 * A part of a page: paragraphs, and lists as arrays. `{email}`, `{company}` and the like are placeholders
 * (`placeholders.ts`); `[...]` is left out where a placeholder in it stands for nothing.
 */
export interface LegalPart {
  title: string;
  body: readonly (string | readonly string[])[];
}

export type LegalParts<K extends string> = Record<K, LegalPart>;

/** The parts of a page in both languages, in order; one that is missing in Czech does not compile. */
export function defineLegal<K extends string>(
  en: LegalParts<K>,
  cs: LegalParts<NoInfer<K>>,
): Both<LegalParts<K>> {
  return { en, cs };
}

/** Parts as the editor would have written them. */
export function htmlOf(parts: Record<string, LegalPart>): string {
  return Object.values(parts)
    .map(({ title, body }) => `<h2>${escaped(title)}</h2>${body.map(blockOf).join("")}`)
    .join("");
}

function blockOf(block: string | readonly string[]): string {
  if (typeof block === "string") return `<p>${escaped(block)}</p>`;
  return `<ul>${block.map((item) => `<li><p>${escaped(item)}</p></li>`).join("")}</ul>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
