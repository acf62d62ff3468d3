import { and, eq, inArray, notExists, type SQL, sql } from "drizzle-orm";
import type { Language } from "#kit/contract/language/language.ts";
import type { Database } from "../database/database.ts";
import type { JobLog, Jobs } from "../jobs/jobs.ts";
import { keyFrom, seal, unseal } from "../secrets/seal.ts";
import { insertRows } from "../statements/json-rows.ts";
import type { MailKind } from "./declared-mail.ts";
import {
  MAIL,
  MAIL_QUEUE,
  type MadeBy,
  type Mail,
  type MailAttachment,
  type MailState,
  mails,
} from "./mail.table.ts";
import { messageIdOf, type ReadyMail, type Sender, senderOf } from "./mail-message.ts";
import { withLetterhead } from "./mail-parts.ts";
import { outboxDelivery, outboxFileName, outboxFiles, removeFromOutbox } from "./outbox-delivery.ts";
import { resendMail } from "./resend-mail.ts";
import { isRefusedForGood, refusalOfAddress, smtpDelivery, UncertainDeliveryError } from "./smtp-delivery.ts";

export interface NewMail {
  /** What the mail is, such as `order-confirmation`; for the log and for people. */
  kind: MailKind;
  /** One bare address. */
  to: string;
  replyTo?: string;
  language: Language;
  subject: string;
  text: string;
  html?: string;
  attachments?: NewAttachment[];
  /** The record that it is about, such as `orders/12`. */
  about?: string;
  /** When what it says stops being true: a mail server that is away until then sends it no more. */
  notAfter?: Date | null;
  /** An address that is a key, such as of an invitation; it goes into the texts in place of `LINK`, once. */
  link?: string;
  /** `link` is one by which the reader leaves a list, with one click (RFC 8058). */
  leavesList?: boolean;
}

/** Stands in the texts of a mail for its `link`, which is stored sealed, and only until the mail has gone out. */
export const LINK = "{link}";

/** With its bytes, or made by a maker when the mail is sent. */
export type NewAttachment = Pick<MailAttachment, "name" | "type" | "cid"> &
  ({ content: Uint8Array } | { made: MadeBy });

/** Makes an attachment's bytes from what the mail keeps. */
export type AttachmentMaker = (from: never) => Promise<Uint8Array>;

export interface MailerOptions {
  /** Without it, mails become files in `outboxFolder`. */
  smtpUrl?: string | undefined;
  /** The sender, such as `Team <team@example.cz>`, or an address alone. */
  mailFrom: string;
  /** The sender's name where `mailFrom` gives none, in the language of the mail. */
  senderName: (language: Language) => Promise<string>;
  outboxFolder: string;
  /** Links wait under a key that is made of it. */
  secret: string;
  jobs: Jobs;
  db: Database;
  log: JobLog;
  /** The clock; tests move it. */
  now?: () => Date;
  /** Seconds before the first retry. Default 30. */
  retryDelay?: number;
  /** Seconds before a mail is tried again that may have arrived. Default 1 hour, then 12. */
  uncertainWait?: number;
}

export interface Mailer {
  /** Stores the mail and its job in the caller's transaction; answers the mail's id. Needs started jobs. */
  queueMail(tx: Database, mail: NewMail): Promise<number>;
  /** Several at once; `store` puts what belongs to them before the statement that inserts them. */
  queueMails(tx: Database, mails: NewMail[], store?: StoreMails): Promise<number[]>;
  /**
   * What is still queued about a record, of these kinds, is not sent any more: something newer says otherwise, in the
   * caller's transaction.
   */
  overtake(tx: Database, about: string, kinds: readonly string[]): Promise<void>;
  /** The job: delivers a queued mail; does nothing for one that was sent. Throws when it must be tried again. */
  sendMail(id: number, isLastAttempt?: boolean): Promise<void>;
  /**
   * Sends a mail again: a sent one as a new mail, one that failed or waits at once. `seen` is the state that the
   * person has seen; asked again within a minute, it is the same new mail. Answers the mail that goes out, null
   * where there is none of this id. Throws MAIL_SENT_MEANWHILE for one that was seen waiting and has gone out since.
   */
  resend(tx: Database, id: number, seen?: MailState): Promise<Mail | null>;
  /** Gives a job to each queued mail that has none, as after a restore: backups hold mails, but no jobs. */
  requeueForgotten(): Promise<void>;
  /** Puts mails right that an earlier version called sent although they lie as files in the outbox. */
  noteWritten(): Promise<void>;
  /** Declares who makes the attachments that name it. Costly ones are made in the job, never in a request. */
  attachmentMaker(name: string, make: AttachmentMaker): void;
  /** Declares who is told, in the transaction that gives it up, of a mail of this kind that its address does not take. */
  onRefusal(kind: MailKind, tell: ToldOfRefusal): void;
}

/** Takes in that a mail server has refused a mail's address (`unknown`), or this mail of it. */
export type ToldOfRefusal = (tx: Database, mail: Mail, refused: "unknown" | "mail") => Promise<void>;

/** Makes the statement that stores mails, from the part that inserts them and answers their ids. */
export type StoreMails = (insertMails: SQL) => SQL;

/** With waits of 30 s doubling to 2 h, about six days of trying. */
const RETRY_LIMIT = 70;
const RETRY_DELAY_MAX = 7_200; // seconds
/** Seconds before each further try of a mail that may have arrived; afterwards it is given up. */
const UNCERTAIN_WAITS_S = [3_600, 43_200];
/** The sealed link of a mail that has gone out or is given up; null stays null. */
const WITHOUT_LINK = sql`left(${mails.sealedLink}, 0)`;
const TOO_LATE = { state: "late" as const, sealedLink: WITHOUT_LINK };
const GIVEN_UP = { state: "failed" as const, sealedLink: WITHOUT_LINK };
/** An arbitrary number that only this lock uses. */
const REQUEUE_LOCK = 4_017_221_906;

/**
 * Makes the mailer and declares its queue: call it before `jobs.start()`.
 *
 * A mail is marked as sent only after the server has accepted it, so none is lost. If the process is killed
 * between the two, it goes out again after the restart, with the same Message-ID: SMTP has no way around that.
 */
export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, mailFrom, senderName, outboxFolder, jobs, db, log, now = () => new Date() } = options;
  const key = keyFrom(options.secret, "paddock links in mails");
  const sender = senderOf(mailFrom);
  const deliver = smtpUrl ? smtpDelivery(smtpUrl) : outboxDelivery(outboxFolder);
  /** Delivered, but not yet marked so: the database was away. Their next try only marks them. */
  const accepted = new Map<number, "sent" | "written">();
  const makers = new Map<string, AttachmentMaker>();
  const toldOfRefusal = new Map<string, ToldOfRefusal>();

  async function ready(mail: Mail): Promise<ReadyMail> {
    const attachments: ReadyMail["attachments"] = [];
    for (const { name, type, cid, ...source } of mail.attachments)
      attachments.push({ name, type, cid, content: await bytesOf(source) });
    const team = await senderName(mail.language);
    const { letter, link } = withLink(mail, key);
    const html = letter.html && withLetterhead(letter.html, team);
    const leaveUrl = mail.leavesList ? link : null;
    return { ...letter, html, from: { ...sender, name: sender.name || team }, attachments, leaveUrl };
  }

  async function bytesOf(source: { content: string } | { made: MadeBy }): Promise<Uint8Array> {
    if ("content" in source) return Buffer.from(source.content, "base64");
    const make = makers.get(source.made.by);
    if (!make) throw new Error(`Nobody makes the attachment ${source.made.by}.`);
    return make(source.made.from as never);
  }

  async function queueMail(tx: Database, mail: NewMail): Promise<number> {
    const [id] = await queueMails(tx, [mail]);
    if (id === undefined) throw new Error("The mail was not stored.");
    return id;
  }

  async function queueMails(
    tx: Database,
    queued: NewMail[],
    store: StoreMails = (insert) => insert,
  ): Promise<number[]> {
    const rows = queued.map((mail) => newRow(mail, sender, key));
    const { rows: ids } = await tx.execute<{ id: number }>(
      store(sql`${insertRows(mails, rows)} returning id`),
    );
    await jobs.enqueueAll(tx, MAIL_QUEUE, ids);
    return ids.map(({ id }) => id);
  }

  async function overtake(tx: Database, about: string, kinds: readonly string[]): Promise<void> {
    const waiting = and(eq(mails.about, about), eq(mails.state, "queued"), inArray(mails.kind, [...kinds]));
    await tx.update(mails).set(TOO_LATE).where(waiting);
  }

  async function sendMail(id: number, isLastAttempt = false): Promise<void> {
    const [mail] = await db.select(MAIL).from(mails).where(eq(mails.id, id));
    if (mail?.state !== "queued") return;
    let state = accepted.get(id);
    if (!state && mail.notAfter && mail.notAfter <= now()) {
      await db.update(mails).set(TOO_LATE).where(eq(mails.id, id));
      log.warn({ mail: id, kind: mail.kind }, "A mail is too late to be true: it is not sent");
      return;
    }
    if (!state) {
      try {
        state = await deliver(await ready(mail));
      } catch (error) {
        if (error instanceof UncertainDeliveryError) return recordUncertain(mail, error);
        return recordFailure(mail, error, isLastAttempt || isRefusedForGood(error));
      }
      accepted.set(id, state);
    }
    const [marked] = await db
      .update(mails)
      .set({
        state,
        sentAt: sql`now()`,
        lastError: null,
        attempts: sql`${mails.attempts} + 1`,
        sealedLink: WITHOUT_LINK,
      })
      .where(eq(mails.id, id))
      .returning({ id: mails.id });
    accepted.delete(id);
    // Its person was erased while it was written.
    if (!marked && state === "written") await removeFromOutbox(outboxFolder, [mail]);
  }

  async function noteWritten(): Promise<void> {
    const files = new Set(await outboxFiles(outboxFolder));
    const ids = [...files].map((name) => Number(/^\d{8}T\d{6}Z-(\d{10})-/.exec(name)?.[1] ?? 0));
    for (let from = 0; from < ids.length; from += 500) {
      const some = and(inArray(mails.id, ids.slice(from, from + 500)), eq(mails.state, "sent"));
      const found = (await db.select(MAIL).from(mails).where(some)).filter((mail) =>
        files.has(outboxFileName(mail)),
      );
      const written = found.map(({ id }) => id);
      if (written.length > 0)
        await db.update(mails).set({ state: "written" }).where(inArray(mails.id, written));
    }
  }

  async function requeueForgotten(): Promise<void> {
    await db.transaction(async (tx) => {
      // Several processes may start at once; the second finds the jobs of the first.
      await tx.execute(sql`select pg_advisory_xact_lock(${REQUEUE_LOCK})`);
      const waiting = sql`(select 1 from pgboss.job where name = ${MAIL_QUEUE}
        and (data->>'id')::int = ${mails.id} and state in ('created', 'retry', 'active'))`;
      const forgotten = await tx
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.state, "queued"), notExists(waiting)));
      for (const { id } of forgotten) await jobs.enqueue(tx, MAIL_QUEUE, { id });
    });
  }

  /**
   * Tried again at once, the same mail could come as often as it is tried: so it is tried a few times only, far apart,
   * and the team sees that it may have arrived.
   */
  async function recordUncertain(mail: Mail, error: UncertainDeliveryError): Promise<void> {
    const wait = UNCERTAIN_WAITS_S[mail.uncertainAttempts];
    await db.transaction(async (tx) => {
      await tx
        .update(mails)
        .set({
          attempts: sql`${mails.attempts} + 1`,
          uncertainAttempts: sql`${mails.uncertainAttempts} + 1`,
          lastError: error.message,
          ...(wait === undefined && GIVEN_UP),
        })
        .where(eq(mails.id, mail.id));
      if (wait === undefined) return;
      const startAfterSeconds = options.uncertainWait ?? wait;
      await jobs.enqueue(tx, MAIL_QUEUE, { id: mail.id }, { startAfterSeconds });
    });
    log.warn(
      { err: error, mail: mail.id, kind: mail.kind },
      "The mail server broke the connection after it had the whole mail: it may have arrived",
    );
  }

  async function recordFailure(mail: Mail, error: unknown, forGood: boolean): Promise<void> {
    await db.transaction(async (tx) => {
      await tx
        .update(mails)
        .set({
          attempts: sql`${mails.attempts} + 1`,
          lastError: error instanceof Error ? error.message : String(error),
          ...(forGood && GIVEN_UP),
        })
        .where(eq(mails.id, mail.id));
      const refused = refusalOfAddress(error);
      if (refused) await toldOfRefusal.get(mail.kind)?.(tx, mail, refused);
    });
    if (!forGood) throw error;
    log.error(
      { err: error, mail: mail.id, kind: mail.kind },
      "A mail could not be delivered and is given up",
    );
  }

  jobs.work<{ id: number }>(MAIL_QUEUE, ({ id }, { attempt }) => sendMail(id, attempt > RETRY_LIMIT), {
    retryLimit: RETRY_LIMIT,
    retryDelay: options.retryDelay ?? 30,
    retryDelayMax: RETRY_DELAY_MAX,
    // Four mails a second at most: many orders at once are not held up by their mails.
    concurrency: 2,
    paceSeconds: 0.5,
  });
  return {
    queueMail,
    queueMails,
    overtake,
    sendMail,
    resend: (tx, id, seen) => resendMail(tx, jobs, messageIdOf(sender), id, seen),
    requeueForgotten,
    noteWritten,
    attachmentMaker: (name, make) => void makers.set(name, make),
    onRefusal: (kind, tell) => void toldOfRefusal.set(kind, tell),
  };
}

/** The mail with its link, readable from here on. */
function withLink(mail: Mail, key: Buffer): { letter: Mail; link: string | null } {
  const { sealedLink, messageId, text, html } = mail;
  if (!sealedLink) return { letter: mail, link: null };
  const link = unseal(key, sealedLink, messageId);
  const letter = { ...mail, text: text.replaceAll(LINK, link), html: html?.replaceAll(LINK, link) ?? null };
  return { letter, link };
}

function newRow(mail: NewMail, sender: Sender, key: Buffer): typeof mails.$inferInsert {
  const messageId = messageIdOf(sender);
  return {
    sealedLink: mail.link === undefined ? null : seal(key, mail.link, messageId),
    kind: mail.kind,
    toAddress: mail.to,
    replyTo: mail.replyTo ?? null,
    language: mail.language,
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? null,
    leavesList: mail.leavesList ?? false,
    attachments: (mail.attachments ?? []).map(stored),
    about: mail.about ?? null,
    notAfter: mail.notAfter ?? null,
    messageId,
  };
}

function stored(attachment: NewAttachment): MailAttachment {
  if ("made" in attachment) return attachment;
  return { ...attachment, content: Buffer.from(attachment.content).toString("base64") };
}
