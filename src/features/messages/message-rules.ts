import type { Both } from "#kit/contract/language/language.ts";

/** Rules of the contact form and of replies, for the form, the reply editor and the server. */

/** Longest texts in characters. */
export const MESSAGE_LIMITS = { name: 200, email: 254, subject: 300, message: 10_000 } as const;

export const EMPTY_REPLY: Both<string> = {
  en: "The reply must not be empty",
  cs: "Odpověď nemůže být prázdná",
};

const ALL_REQUIRED: Both<string> = { en: "All fields are required.", cs: "Všechna pole jsou povinná." };
const TERMS_REQUIRED: Both<string> = {
  en: "You must agree to the processing of personal data and terms.",
  cs: "Musíte souhlasit se zpracováním osobních údajů a s podmínkami.",
};
const SPAM: Both<string> = { en: "Spam detected.", cs: "Byl rozpoznán spam." };

export interface ContactForm {
  name: string;
  email: string;
  subject: string;
  message: string;
  termsAgreed: boolean;
  /** A field that people do not see: only robots fill it in. */
  honeypot: string;
}

/** The first thing that is wrong with a contact form; null where nothing is. */
export function contactError(form: ContactForm): Both<string> | null {
  if ([form.name, form.email, form.subject, form.message].some((text) => text.trim() === "")) {
    return ALL_REQUIRED;
  }
  if (!form.termsAgreed) return TERMS_REQUIRED;
  return form.honeypot.trim() === "" ? null : SPAM;
}
