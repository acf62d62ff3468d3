import { and, desc, eq, or, type SQL } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import { contains } from "#kit/server/contains.ts";
import type { Context } from "#kit/server/context.ts";
import { countAll } from "#kit/server/count-all.ts";
import { type Mail, type MailState, mails } from "#kit/server/mail/mail.table.ts";
import type { MailListQuery } from "../mails.contract.ts";

const PAGE_LIMIT = 50;

/** One page of the mail log, newest first. */
export async function listMails({ db }: Context, { page = 1, limit = PAGE_LIMIT, q, state }: MailListQuery) {
  const where = and(state && eq(mails.state, state), q ? matching(q) : undefined);
  const rows = await db
    .select()
    .from(mails)
    .where(where)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = await (where ? db.$count(mails, where) : countAll(db, mails));
  return {
    mails: rows.map(shown),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  };
}

/** One mail with its text. Throws NOT_FOUND. */
export async function getMail({ db }: Context, id: number) {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  if (!mail) throw new Refusal("NOT_FOUND");
  const attachments = mail.attachments.map(({ name, type }) => ({ name, type }));
  return { ...shown(mail), text: mail.text, attachments };
}

/** Sends a mail again; answers the one that goes out. Throws NOT_FOUND, MAIL_SENT_MEANWHILE. */
export async function resendMail({ db, mailer }: Context, id: number, seen?: MailState) {
  const again = await db.transaction((tx) => mailer.resend(tx, id, seen));
  if (!again) throw new Refusal("NOT_FOUND");
  return shown(again);
}

function matching(q: string): SQL | undefined {
  return or(contains(mails.toAddress, q), contains(mails.subject, q));
}

function shown(mail: Mail) {
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.toAddress,
    language: mail.language,
    subject: mail.subject,
    state: mail.state,
    attempts: mail.attempts,
    last_error: mail.lastError,
    created_at: mail.createdAt,
    sent_at: mail.sentAt,
  };
}
