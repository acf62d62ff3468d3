import { asc, desc, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { MAIL, mails } from "./mail.table.ts";

/** Mails to the address, and mails to the team that a reply to would reach it. */
const of = (email: string) =>
  sql`lower(${mails.toAddress}) = ${email.toLowerCase()} or lower(${mails.replyTo}) = ${email.toLowerCase()}`;

/** Number of mails of the last year to or about the address. */
export function countMailsOf(db: Database, email: string): Promise<number> {
  return db.$count(mails, of(email));
}

/** The mails of the last year to or about the address, oldest first, without their attachments' content. */
export async function mailsOf(db: Database, email: string) {
  const found = await db.select(MAIL).from(mails).where(of(email)).orderBy(asc(mails.id));
  return found.map(({ attachments, ...mail }) => ({
    ...mail,
    attachments: attachments.map(({ name, type }) => ({ name, type })),
  }));
}

/** The newest mails to or about the address, without their texts, and how many there are. */
export async function mailsOfAddress(db: Database, email: string, limit: number) {
  const { id, createdAt, subject, state, kind } = mails;
  const newest = await db
    .select({ id, created_at: createdAt, subject, state, kind })
    .from(mails)
    .where(of(email))
    .orderBy(desc(mails.id))
    .limit(limit);
  return { newest, total: await countMailsOf(db, email) };
}

/**
 * Deletes the mails to and about the address, waiting ones too; answers how many. Their files go afterwards, with
 * `eraseFromOutbox`: a rollback could not bring them back.
 */
export async function eraseMailsOf(tx: Database, email: string): Promise<number> {
  const gone = await tx.delete(mails).where(of(email)).returning({ id: mails.id });
  return gone.length;
}
