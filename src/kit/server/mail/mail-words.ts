import { eq, type SQL, sql } from "drizzle-orm";
import type { Language } from "#kit/contract/language/language.ts";
import { filledText, type MailTextName } from "#kit/contract/mail-texts.ts";
import type { Database } from "../database/database.ts";
import { asJson } from "../statements/json-rows.ts";
import { type AnyMail, type DeclaredMail, errorIn } from "./declared-mail.ts";
import type { MailPart } from "./mail-parts.ts";
import { mailWords, type OwnTexts } from "./mail-words.table.ts";

/** What a mail's words are found in. */
export interface MailWordsRow {
  texts: OwnTexts;
}

/** The words of a mail with the values in their places, as the team has them or as the program has them. */
export async function mailTexts<P extends string, T extends MailTextName>(
  db: Database,
  mail: DeclaredMail<P, T>,
  language: Language,
  values: Record<P, string>,
): Promise<Record<T | "subject", string>> {
  const [row] = await db.select({ texts: mailWords.texts }).from(mailWords).where(eq(mailWords.id, mail.key));
  return filledWords(mail, row, language, values);
}

/** The same from a row that was read already; undefined where there is none. */
export function filledWords<P extends string, T extends MailTextName>(
  mail: DeclaredMail<P, T>,
  row: MailWordsRow | undefined,
  language: Language,
  values: Record<P, string>,
): Record<T | "subject", string> {
  const names = Object.keys(mail.texts) as (T | "subject")[];
  const filled = names.map((name) => [
    name,
    filledText(unfilledText(mail as unknown as AnyMail, row, name, language), values, name),
  ]);
  return Object.fromEntries(filled);
}

/**
 * What stands in a text before it is filled in. One that breaks the mail's rules, as of a version of the program whose
 * placeholders were others, is passed over: no customer reads `{something}`.
 */
export function unfilledText(
  mail: AnyMail,
  row: MailWordsRow | undefined,
  name: MailTextName,
  language: Language,
): string {
  const own = row?.texts[language]?.[name];
  if (own !== undefined && errorIn(mail, name, own) === null) return own;
  return mail.texts[name]?.[language] ?? "";
}

/** The row of a mail as a part of another statement (JSON), for `filledWords`. */
export function mailWordsRow(mail: Pick<DeclaredMail, "key">): SQL<MailWordsRow[]> {
  return asJson<MailWordsRow>(sql`select texts from ${mailWords} where id = ${mail.key}::text`);
}

/** Texts as parts of a mail, without those that are blank. */
export function textParts(...texts: string[]): MailPart[] {
  return texts.filter((text) => text.trim() !== "").map((text) => ({ kind: "text", text }));
}
