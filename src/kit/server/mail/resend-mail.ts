import { and, eq, gt, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Database } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { MAIL, MAIL_QUEUE, type Mail, type MailState, mails } from "./mail.table.ts";

const LINK_IS_GONE = {
  en: "The link in this e-mail is sent only once. Have a new one sent from the screen where this one was requested.",
  cs: "Odkaz v tomto e-mailu se posílá jen jednou. Nový odkaz pošlete z obrazovky, na které byl vyžádán tento.",
};

/** As `Mailer.resend`; `messageId` is for the copy of a mail that has gone out. */
export async function resendMail(
  tx: Database,
  jobs: Jobs,
  messageId: string,
  id: number,
  seen?: MailState,
): Promise<Mail | null> {
  const [mail] = await tx.select(MAIL).from(mails).where(eq(mails.id, id)).for("update");
  if (!mail) return null;
  if (mail.sealedLink === "") throw new Refusal("CONFLICT", { words: LINK_IS_GONE });
  if (mail.state === "sent" || mail.state === "written") {
    if (seen && seen !== mail.state) throw new Refusal("MAIL_SENT_MEANWHILE");
    const [already] = await tx
      .select(MAIL)
      .from(mails)
      .where(and(eq(mails.copyOf, id), gt(mails.createdAt, sql`now() - interval '1 minute'`)));
    if (already) return already;
    const { id: _, createdAt, sentAt, ...content } = mail;
    const fresh = {
      ...content,
      messageId,
      copyOf: id,
      state: "queued" as const,
      attempts: 0,
      uncertainAttempts: 0,
      lastError: null,
      notAfter: null,
    };
    const [copy] = await tx.insert(mails).values(fresh).returning(MAIL);
    if (!copy) throw new Error("The mail was not stored.");
    await jobs.enqueue(tx, MAIL_QUEUE, { id: copy.id });
    return copy;
  }
  // A second job beside one that waits could deliver it twice: the one that waits is called instead.
  const called = await tx.execute<{ id: string }>(sql`update pgboss.job set start_after = now()
    where name = ${MAIL_QUEUE} and (data->>'id')::int = ${id} and state in ('created', 'retry') returning id`);
  // Whoever sends one again that was given up may know better: its tries are counted anew.
  const isGivenUp = mail.state === "failed" || mail.state === "late";
  const anew = isGivenUp ? { uncertainAttempts: 0, notAfter: null } : {};
  const [queued] = await tx
    .update(mails)
    .set({ state: "queued", ...anew })
    .where(eq(mails.id, id))
    .returning(MAIL);
  if (called.rows.length === 0 && isGivenUp) await jobs.enqueue(tx, MAIL_QUEUE, { id });
  return queued ?? null;
}
