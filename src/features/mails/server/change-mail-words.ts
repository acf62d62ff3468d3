import { eq, sql } from "drizzle-orm";
import { invalid, Refusal } from "#kit/contract/errors.ts";
import { LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import type { MailTextName } from "#kit/contract/mail-texts.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import { laterThan } from "#kit/server/content/content-columns.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { putBack } from "#kit/server/history/put-back.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { type AnyMail, errorIn } from "#kit/server/mail/declared-mail.ts";
import { mailWords, type OwnTexts } from "#kit/server/mail/mail-words.table.ts";
import type { TypedWords } from "../mail-words.contract.ts";
import { NEVER, type Row, shownWords, textNames } from "./shown-mail-words.ts";

const NO_SUCH_TEXT = { en: "This e-mail has no such text.", cs: "Takový text tento e-mail nemá." };

type Changes = Partial<Record<Language, TypedWords>>;

/** Changes words of a mail in both languages. Throws INVALID with a fault for each text, CHANGED_MEANWHILE. */
export function changeWords(context: Context, mail: AnyMail, changes: Changes) {
  return context.db.transaction(async (tx) => {
    const row = await lockedRow(tx, mail);
    const basis = row ?? { id: mail.key, updated_at: NEVER };
    await historyOf(mail).unchanged(context, tx, basis, () => shownWords(mail, row));
    return shownWords(mail, await store(context, tx, mail, row, checkedTexts(context, mail, row, changes)));
  });
}

/** Gives a mail the program's own words back. */
export function resetWords(context: Context, mail: AnyMail) {
  return context.db.transaction(async (tx) => {
    const row = await lockedRow(tx, mail);
    return shownWords(mail, await store(context, tx, mail, row, { en: {}, cs: {} }));
  });
}

/** Puts a logged version back. Throws CONFLICT. */
export async function restoreWords(
  context: Context,
  tx: Database,
  mail: AnyMail,
  version: Version,
): Promise<void> {
  await lock(tx, mail);
  const { before, after } = await putBack(context, tx, mailWords, version);
  await historyOf(mail).restored(context, tx, before, after);
}

const historyOf = (mail: AnyMail) => recordHistory<Row>("mail-words", () => mail.name);

/** Two people at one mail wait for each other also where it has no row yet. */
const lock = (tx: Database, { key }: AnyMail) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail words ${key}`}, 0))`);

async function lockedRow(tx: Database, mail: AnyMail): Promise<Row | undefined> {
  await lock(tx, mail);
  const [row] = await tx.select().from(mailWords).where(eq(mailWords.id, mail.key));
  return row;
}

/** The texts that are not the program's own, after the changes. */
function checkedTexts(
  { language: asked }: Context,
  mail: AnyMail,
  row: Row | undefined,
  changes: Changes,
): OwnTexts {
  const errors: FieldError[] = [];
  const own: OwnTexts = { en: { ...row?.texts.en }, cs: { ...row?.texts.cs } };
  for (const language of LANGUAGES)
    for (const [key, typed = ""] of Object.entries(changes[language] ?? {})) {
      const path = `words.${language}.${key}`;
      const name = key as MailTextName;
      const original = mail.texts[name]?.[language];
      if (original === undefined) {
        errors.push({ path, message: NO_SUCH_TEXT[asked] });
        continue;
      }
      const text = tidy(typed);
      const error = errorIn(mail, name, text);
      if (error) errors.push({ path, message: error[asked] });
      if (text === original) delete own[language][name];
      else own[language][name] = text;
    }
  if (errors.length > 0) throw invalid(errors);
  return own;
}

function tidy(text: string): string {
  return text.replace(/\r\n?/g, "\n").trim();
}

/** Writes the row, or takes it away where all of its words are the program's own. */
async function store(
  context: Context,
  tx: Database,
  mail: AnyMail,
  before: Row | undefined,
  texts: OwnTexts,
): Promise<Row | undefined> {
  const history = historyOf(mail);
  const isOwn = LANGUAGES.some((language) => textNames(mail).some((name) => name in texts[language]));
  if (!isOwn) {
    if (!before) return undefined;
    await tx.delete(mailWords).where(eq(mailWords.id, mail.key));
    await history.deleted(context, tx, before);
    return undefined;
  }
  if (!before) {
    // A mail's words are one record, however often they were the program's own in between: the log knows it by this.
    const [row] = await tx.insert(mailWords).values({ id: mail.key, texts, created_at: NEVER }).returning();
    if (!row) throw new Refusal("INTERNAL");
    await history.added(context, tx, row);
    return row;
  }
  const [row] = await tx
    .update(mailWords)
    .set({ texts, updated_at: laterThan(mailWords.updated_at) })
    .where(eq(mailWords.id, mail.key))
    .returning();
  if (!row) throw new Refusal("NOT_FOUND");
  await history.changed(context, tx, before, row);
  return row;
}
