import type { Both } from "./language/language.ts";
import { UNSEEN } from "./validation/written.ts";

/** The words of a mail that the team can change, and the placeholders in them. Pure: forms and the server share it. */

/** Every text that a mail can have, in the order in which they are read, and what people call it. */
export const MAIL_TEXT_LABELS = {
  subject: { en: "Subject", cs: "Předmět" },
  subject_many: { en: "Subject, for more than one", cs: "Předmět, když jich je víc" },
  greeting: { en: "Greeting", cs: "Oslovení" },
  introduction: { en: "Introduction", cs: "Úvod" },
  introduction_many: { en: "Introduction, for more than one", cs: "Úvod, když jich je víc" },
  paid_by_voucher: { en: "Introduction, paid by gift voucher", cs: "Úvod při platbě poukazem" },
  pickup: { en: "Introduction, for pick-up", cs: "Úvod při vyzvednutí" },
  corrected: { en: "Introduction of a correction", cs: "Úvod při opravě" },
  part: { en: "Introduction, for a part of the order", cs: "Úvod pro část objednávky" },
  next: { en: "What comes next", cs: "Co bude dál" },
  vouchers_next: {
    en: "What comes next where all of it is vouchers",
    cs: "Co bude dál, když jsou to samé poukazy",
  },
  cancelled: { en: "What comes next for a cancelled order", cs: "Co bude dál u zrušené objednávky" },
  closing: { en: "Closing", cs: "Závěr" },
} satisfies Record<string, Both<string>>;

export type MailTextName = keyof typeof MAIL_TEXT_LABELS;

export const MAIL_TEXT_NAMES = Object.keys(MAIL_TEXT_LABELS) as MailTextName[];

/** What the screen shows mails under. */
export const MAIL_GROUPS = ["orders", "money", "vouchers", "rides", "reviews", "newsletter"] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];

export const MAX_SUBJECT = 150;
export const MAX_TEXT = 2000;

const PLACEHOLDER = /\{([^{}]*)\}/g;

export function isSubject(name: string): boolean {
  return name === "subject" || name === "subject_many";
}

/** The names that stand in braces in a text, known or not, each as often as it is there. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}

/** What a text is held against. */
export interface TextRule {
  name: MailTextName;
  /** The placeholders that the mail knows. */
  known: readonly string[];
  /** Those that have to be in this text. */
  required: readonly string[];
  /** Whether nothing may stand there. */
  mayBeBlank: boolean;
}

/** What is wrong with a text, in both languages; null where nothing is. */
export function textError(
  text: string,
  { name, known, required, mayBeBlank }: TextRule,
): Both<string> | null {
  if (text.trim() === "") return mayBeBlank ? null : BLANK;
  const most = isSubject(name) ? MAX_SUBJECT : MAX_TEXT;
  if (text.length > most) return TOO_LONG(most);
  if (isSubject(name) && /[\p{Cc}\u2028\u2029]/u.test(text)) return SEVERAL_LINES;
  if (/[^\P{Cc}\n\t]/u.test(text) || UNSEEN.test(text)) return CONTROL_CHARACTER;
  const unknown = placeholdersIn(text).find((each) => !known.includes(each));
  if (unknown !== undefined) return UNKNOWN(unknown.slice(0, 60), known);
  if (/[{}]/.test(text.replace(PLACEHOLDER, ""))) return LOOSE_BRACE;
  const missing = required.find((each) => !placeholdersIn(text).includes(each));
  return missing === undefined ? null : MISSING(missing);
}

/**
 * A text with the values in their places. What stands in a value is not read again: a customer who is called
 * `{order}` stays that. A subject is one line, whatever the values bring.
 */
export function filledText(
  text: string,
  values: Readonly<Record<string, string>>,
  name: MailTextName,
): string {
  const filled = text.replace(PLACEHOLDER, (whole, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? "") : whole,
  );
  if (!isSubject(name)) return filled;
  const line = filled.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}

const named = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");

const BLANK = { en: "This text can’t be blank.", cs: "Tento text nesmí být prázdný." };
const SEVERAL_LINES = { en: "The subject is one line.", cs: "Předmět je jen na jeden řádek." };
const CONTROL_CHARACTER = {
  en: "It contains an invisible character. Type the text instead of pasting it.",
  cs: "V textu je znak, který není vidět. Napište text znovu, místo abyste ho vkládali.",
};
const LOOSE_BRACE = {
  en: "A brace is missing its other half. Placeholders look like {name}; tap one to insert it.",
  cs: "Složená závorka bez druhé poloviny: zástupný text se píše {název}, vložíte ho klepnutím.",
};
const TOO_LONG = (most: number) => ({
  en: `At most ${most} characters.`,
  cs: `Nejvýše ${most} znaků.`,
});
const UNKNOWN = (name: string, known: readonly string[]) => ({
  en: `There is no placeholder {${name}} here. You can use: ${named(known)}.`,
  cs: `Zástupný text {${name}} tady není. Použít můžete: ${named(known)}.`,
});
const MISSING = (name: string) => ({
  en: `{${name}} has to stay in this text: without it, the customer wouldn’t know what the e-mail is about.`,
  cs: `{${name}} musí v tomto textu zůstat: bez něj by zákazník nevěděl, čeho se e-mail týká.`,
});
