import { eq } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { type Implementation, implement } from "#kit/server/http/mount.ts";
import type { AnyMail } from "#kit/server/mail/declared-mail.ts";
import { mailWords } from "#kit/server/mail/mail-words.table.ts";
import { mailWordsEndpoints } from "../mail-words.contract.ts";
import { changeWords, resetWords, restoreWords } from "./change-mail-words.ts";
import { previewWords, testWords } from "./sample-mail.ts";
import { listedWords, shownWords } from "./shown-mail-words.ts";

/** The words of mails, which features declare: which there are comes from above. */
export function mailWordsRoutes(mails: readonly AnyMail[]): Implementation {
  return implement(mailWordsEndpoints, {
    list: async ({ db }) => {
      const rows = await db.select().from(mailWords);
      return mails.map((mail) =>
        listedWords(
          mail,
          rows.find(({ id }) => id === mail.key),
        ),
      );
    },
    get: async ({ db }, { params }) => {
      const mail = mailOf(mails, params.id);
      const [row] = await db.select().from(mailWords).where(eq(mailWords.id, mail.key));
      return shownWords(mail, row);
    },
    update: (context, { params, body }) => changeWords(context, mailOf(mails, params.id), body.words),
    reset: (context, { params }) => resetWords(context, mailOf(mails, params.id)),
    preview: (context, { params, body }) => previewWords(context, mailOf(mails, params.id), body),
    test: (context, { params, body }) => testWords(context, mailOf(mails, params.id), body),
  });
}

/** How the log of changes puts words back. Throws NOT_FOUND for a mail that there is not any more. */
export function mailWordsRestore(mails: readonly AnyMail[]) {
  return (context: Context, tx: Database, version: Version) =>
    restoreWords(context, tx, mailOf(mails, String(version.id)), version);
}

function mailOf(mails: readonly AnyMail[], key: string): AnyMail {
  const mail = mails.find((each) => each.key === key);
  if (!mail) throw new Refusal("NOT_FOUND");
  return mail;
}
