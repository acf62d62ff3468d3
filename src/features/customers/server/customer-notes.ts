import { and, desc, eq, lt } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { customerNotes } from "./customer-notes.table.ts";
import { type Who, whoOf } from "./who.ts";

/** As long as orders are kept. */
const YEARS = 5;

const of = ({ email, phone, name }: Who) =>
  and(eq(customerNotes.email, email), eq(customerNotes.phone, phone), eq(customerNotes.name, name));

/** The team's notes about a person, newest first. */
export function notesOf(db: Database, who: Who) {
  return db.select().from(customerNotes).where(of(who)).orderBy(desc(customerNotes.id));
}

/** Writes a note about a person. Throws NOT_FOUND. */
export async function addNote({ db, user, now }: Context, key: string, text: string): Promise<void> {
  const by = user ? user.name || user.email : "";
  await db.insert(customerNotes).values({ ...(await whoOf(db, key)), at: now(), by, text });
}

/** Deletes a note about a person. Throws NOT_FOUND. */
export async function removeNote({ db }: Context, key: string, id: number): Promise<void> {
  const gone = await db
    .delete(customerNotes)
    .where(and(of(await whoOf(db, key)), eq(customerNotes.id, id)))
    .returning({ id: customerNotes.id });
  if (gone.length === 0) throw new Refusal("NOT_FOUND");
}

/** Deletes all notes about a person; answers how many. */
export async function eraseNotesOf(tx: Database, who: Who): Promise<number> {
  return (await tx.delete(customerNotes).where(of(who)).returning({ id: customerNotes.id })).length;
}

/** The daily work: notes end with the time for which orders are kept. */
export async function forgetOldNotes(db: Database, now: Date): Promise<void> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - YEARS);
  await db.delete(customerNotes).where(lt(customerNotes.at, limit));
}
