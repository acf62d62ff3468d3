import { and, desc, eq } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { MAIL, type Mail, type MailState, mails } from "#kit/server/mail/mail.table.ts";
import { containsFolded } from "#kit/server/statements/contains.ts";
import { countAll } from "#kit/server/statements/count-all.ts";
import { newestPage } from "#kit/server/statements/newest-page.ts";
import type { MailListQuery } from "../mails.contract.ts";

/** One page of the mail log, newest first. */
export async function listMails(context: Context, { page, limit, q, state }: MailListQuery) {
  const { db } = context;
  const where = and(state && eq(mails.state, state), q ? containsFolded(mails.searched, q) : undefined);
  const newestFirst = [desc(mails.createdAt), desc(mails.id)];
  const { rows, pagination } = await newestPage(
    db,
    {
      table: mails,
      newestFirst,
      where,
      rows: (which) =>
        db
          .select(MAIL)
          .from(mails)
          .where(which)
          .orderBy(...newestFirst),
      total: where ? undefined : () => countAll(context, mails),
    },
    { page, limit },
  );
  return { mails: rows.map(toSentMail), pagination };
}

/** The mails about one record, newest first. */
export async function mailsAbout(db: Database, about: string) {
  const found = await db.select(MAIL).from(mails).where(eq(mails.about, about)).orderBy(desc(mails.id));
  return found.map(toSentMail);
}

/** One mail with its text. Throws NOT_FOUND. */
export async function getMail({ db }: Context, id: number) {
  const [mail] = await db.select(MAIL).from(mails).where(eq(mails.id, id));
  if (!mail) throw new Refusal("NOT_FOUND");
  const attachments = mail.attachments.map(({ name, type }) => ({ name, type }));
  return { ...toSentMail(mail), text: mail.text, attachments };
}

/** Sends a mail again; answers the one that goes out. Throws NOT_FOUND, MAIL_SENT_MEANWHILE. */
export async function resendMail({ db, mailer }: Context, id: number, seen?: MailState) {
  const again = await db.transaction((tx) => mailer.resend(tx, id, seen));
  if (!again) throw new Refusal("NOT_FOUND");
  return toSentMail(again);
}

function toSentMail(mail: Mail) {
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.toAddress,
    language: mail.language,
    subject: mail.subject,
    state: mail.state,
    attempts: mail.attempts,
    uncertain_attempts: mail.uncertainAttempts,
    last_error: mail.lastError,
    created_at: mail.createdAt,
    sent_at: mail.sentAt,
    about: mail.about,
  };
}
