import type { Letter, LetterInput } from "../../letters.contract.ts";

/** What the form of a letter holds; what it leads to as `product:cap`, or blank for nothing. */
export interface LetterValues {
  leads_to: string;
  translations: LetterInput["translations"];
}

const BLANK = { subject: "", text: "" };

export const EMPTY_LETTER: LetterValues = { leads_to: "", translations: { en: BLANK, cs: BLANK } };

/** The form of a stored letter. */
export function valuesOf({ subject_kind, subject_id, translations }: Letter): LetterValues {
  return { leads_to: subject_kind === "none" ? "" : `${subject_kind}:${subject_id}`, translations };
}

/** A letter as it is sent to the server. */
export function inputOf({ leads_to, translations }: LetterValues): LetterInput {
  const at = leads_to.indexOf(":");
  const kind = leads_to.slice(0, Math.max(at, 0));
  const isKnown = kind === "post" || kind === "day" || kind === "product";
  return {
    ...(isKnown
      ? { subject_kind: kind, subject_id: leads_to.slice(at + 1) }
      : { subject_kind: "none" as const, subject_id: "" }),
    translations,
  };
}
