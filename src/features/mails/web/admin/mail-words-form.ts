import { type Both, LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { textError } from "#kit/contract/mail-texts.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import type { MailWords, TypedWords } from "../../mail-words.contract.ts";

/** What the form of a mail's words holds. Pure. */
export interface MailWordsValues {
  words: Both<TypedWords>;
}

export const NO_WORDS: MailWordsValues = { words: { en: {}, cs: {} } };

/** What is wrong with what was typed, as the server would say it. */
export function wordsErrors(
  { texts, placeholders }: MailWords,
  { words }: MailWordsValues,
  asked: Language,
): FieldError[] {
  const known = placeholders.map(({ name }) => name);
  return texts.flatMap(({ name, required, may_be_blank: mayBeBlank }) =>
    LANGUAGES.flatMap((language) => {
      const text = (words[language][name] ?? "").trim();
      const error = textError(text, { name, known, required, mayBeBlank });
      return error ? [{ path: `words.${language}.${name}`, message: error[asked] }] : [];
    }),
  );
}

/** `text` with a placeholder in the place of what is chosen in it, and where the caret stands then. */
export function withPlaceholder(text: string, name: string, start: number, end: number) {
  const inserted = `{${name}}`;
  return { text: text.slice(0, start) + inserted + text.slice(end), caret: start + inserted.length };
}
