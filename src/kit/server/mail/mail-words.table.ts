import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Both } from "#kit/contract/language/language.ts";
import type { MailTextName } from "#kit/contract/mail-texts.ts";
import { timestamps } from "../content/content-columns.ts";

/** Texts of a mail in both languages, those alone that are not the program's own. */
export type OwnTexts = Both<Partial<Record<MailTextName, string>>>;

/** The words of mails that the team has changed. A mail without a row says what the program says. */
export const mailWords = pgTable("mail_words", {
  /** The mail's key, such as `order-paid`. */
  id: text().primaryKey(),
  texts: jsonb().$type<OwnTexts>().notNull(),
  ...timestamps(),
});
