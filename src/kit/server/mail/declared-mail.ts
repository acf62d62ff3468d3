import type { Both, Language } from "#kit/contract/language/language.ts";
import { type MailGroup, type MailTextName, type TextRule, textError } from "#kit/contract/mail-texts.ts";
import type { MailPart } from "./mail-parts.ts";

/** What a mail is. Only a declared mail has one, so none is sent that nobody has declared. */
export type MailKind = string & { readonly declared: unique symbol };

export interface Placeholder {
  /** What people call it. */
  label: Both<string>;
  /** What stands for it in a preview. */
  sample: Both<string>;
}

/** What a preview is made with. */
export interface SampleWith {
  language: Language;
  /** The seller's name; blank where the settings have none. */
  seller: string;
  /** The address of a page of this site in the preview's language. */
  link: (path: string) => string;
}

interface Declared<P extends string, T extends MailTextName> {
  /** Names its words; the log of changes and the address of its form know it by it. */
  key: string;
  /** What it is in the log of mails; the key, unless several mails are one there. */
  kind?: string;
  group: MailGroup;
  name: Both<string>;
  /** When it is sent. */
  when: Both<string>;
  /** By their names, which are the same in both languages. */
  placeholders: Record<P, Placeholder>;
  /** What it says unless the team says otherwise; one that is blank here may stay blank. */
  texts: Record<T | "subject", Both<string>>;
  /** Placeholders that have to stay in a text. */
  required?: Partial<Record<NoInfer<T> | "subject", readonly NoInfer<P>[]>>;
  /** The mail with sample data, in the order in which the real one has its parts. */
  sample: (texts: Record<NoInfer<T> | "subject", string>, made: SampleWith) => MailPart[];
}

export interface DeclaredMail<P extends string = string, T extends MailTextName = MailTextName>
  extends Omit<Declared<P, T>, "kind"> {
  kind: MailKind;
}

/** A mail of any placeholders and texts. */
export interface AnyMail extends Omit<DeclaredMail, "texts" | "sample"> {
  texts: Partial<Record<MailTextName, Both<string>>>;
  // biome-ignore lint/suspicious/noExplicitAny: each mail takes the texts that it declares
  sample: (texts: any, made: SampleWith) => MailPart[];
}

/** Declares a mail whose words the team can change. */
export function declareMail<const P extends string, const T extends MailTextName>(
  mail: Declared<P, T>,
): DeclaredMail<P, T> {
  return { ...mail, kind: (mail.kind ?? mail.key) as MailKind };
}

/**
 * A mail whose words are not for the team to change: `why`: because it is the team's own notice, a person wrote it, or
 * it guards an account.
 */
export function fixedMail(kind: string, _why: "notice" | "personal" | "account" | "test"): MailKind {
  return kind as MailKind;
}

/** What a text of a mail is held against. */
export function ruleOf(mail: AnyMail, name: MailTextName): TextRule {
  return {
    name,
    known: Object.keys(mail.placeholders),
    required: mail.required?.[name] ?? [],
    mayBeBlank: mail.texts[name]?.en === "",
  };
}

/** What is wrong with a text of a mail; null where nothing is. */
export function errorIn(mail: AnyMail, name: MailTextName, text: string): Both<string> | null {
  return textError(text, ruleOf(mail, name));
}
