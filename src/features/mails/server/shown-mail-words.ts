import type { z } from "zod";
import { LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { MAIL_TEXT_NAMES, type MailTextName } from "#kit/contract/mail-texts.ts";
import { type AnyMail, ruleOf } from "#kit/server/mail/declared-mail.ts";
import type { mailWords } from "#kit/server/mail/mail-words.table.ts";
import { unfilledText } from "#kit/server/mail/mail-words.ts";
import type { mailWordsEndpoints } from "../mail-words.contract.ts";

export type Row = typeof mailWords.$inferSelect;

/** The version of words that nobody has changed. */
export const NEVER = new Date(0);

/** The texts that a mail has, in their order. */
export function textNames(mail: AnyMail): MailTextName[] {
  return MAIL_TEXT_NAMES.filter((name) => mail.texts[name] !== undefined);
}

/** A mail in the list. */
export function listedWords({ key, group, name, when, texts }: AnyMail, row: Row | undefined) {
  const changed = LANGUAGES.filter((language) =>
    Object.keys(row?.texts[language] ?? {}).some((each) => each in texts),
  );
  return { id: key, group, name, when, changed };
}

/** A mail's words as the form takes them. */
export function shownWords(
  mail: AnyMail,
  row: Row | undefined,
): z.input<typeof mailWordsEndpoints.get.response> {
  const names = textNames(mail);
  const wordsIn = (language: Language) =>
    Object.fromEntries(names.map((name) => [name, unfilledText(mail, row, name, language)]));
  return {
    ...listedWords(mail, row),
    texts: names.map((name) => {
      const { required, mayBeBlank } = ruleOf(mail, name);
      const { en = "", cs = "" } = mail.texts[name] ?? {};
      return { name, original: { en, cs }, required: [...required], may_be_blank: mayBeBlank };
    }),
    placeholders: Object.entries(mail.placeholders).map(([name, { label, sample }]) => ({
      name,
      label,
      sample,
    })),
    words: { en: wordsIn("en"), cs: wordsIn("cs") },
    updated_at: row?.updated_at ?? NEVER,
  };
}
