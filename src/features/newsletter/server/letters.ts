import { desc, eq, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { laterThan } from "#kit/server/content/content-columns.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import type { LetterInput } from "../letters.contract.ts";
import { previewLetter } from "./letter-mail.ts";
import {
  newsletterLetters as letters,
  newsletterDeliveries,
  newsletterSubscribers,
} from "./newsletter.table.ts";
import { sendSoon } from "./send-letters.ts";
import { requireNewsletter } from "./subscribe.ts";

type Row = typeof letters.$inferSelect;

const UNDER_WAY = {
  en: "This letter has gone out, or is going out. Make a copy to write another one.",
  cs: "Tento dopis už odešel, nebo se právě rozesílá. Na další dopis si udělejte kopii.",
};
const NOT_DELETED = {
  en: "This letter is going out. Stop it first.",
  cs: "Tento dopis se právě rozesílá. Nejdřív ho zastavte.",
};

const history = recordHistory<Row>("newsletter-letters", ({ translations: { en, cs } }) => ({
  en: en.subject,
  cs: cs.subject,
}));

const SENT = sql<number>`(select count(*) from ${newsletterDeliveries} given
  where given.letter_id = ${letters}.id)::int`;
/** Those it was given to, and those who still get it. */
const RECIPIENTS = sql<number>`(select count(*) from ${newsletterSubscribers} reader
  where exists (select 1 from ${newsletterDeliveries} given
      where given.letter_id = ${letters}.id and given.subscriber_id = reader.id)
    or (${letters}.state <> 'sent' and reader.state = 'on'
      and (${letters}.sent_at is null or reader.confirmed_at <= ${letters}.sent_at)))::int`;

/** All letters, newest first. */
export async function listLetters({ db }: Pick<Context, "db">) {
  return (await read(db).orderBy(desc(letters.id))).map(shown);
}

/** Adds a draft. */
export async function createLetter(context: Context, input: LetterInput) {
  const id = await context.db.transaction(async (tx) => {
    const [row] = await tx.insert(letters).values(columnsOf(input)).returning();
    if (!row) throw new Error("An insert without a row.");
    await history.added(context, tx, row);
    return row.id;
  });
  return shownById(context.db, id);
}

/** Saves a draft. Throws NOT_FOUND, CHANGED_MEANWHILE, CONFLICT for a letter that has begun to go out. */
export async function updateLetter(context: Context, id: number, input: LetterInput) {
  return changed(context, id, async (tx, stored) => {
    await history.unchanged(context, tx, stored, () => shownById(tx, id));
    if (stored.state !== "draft") throw new Refusal("CONFLICT", { words: UNDER_WAY });
    return columnsOf(input);
  });
}

/** Deletes a letter. Throws NOT_FOUND, CONFLICT for one under way. */
export async function removeLetter(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const stored = await locked(tx, id);
    if (stored.state === "sending") throw new Refusal("CONFLICT", { words: NOT_DELETED });
    await tx.delete(letters).where(eq(letters.id, id));
    await history.deleted(context, tx, stored);
  });
}

/**
 * Lets a letter go out, or go on; asked twice, it goes out once. Throws NOT_FOUND, also while the newsletter is off,
 * CONFLICT where it was sent, or where what it leads to is not public.
 */
export async function sendLetter(context: Context, id: number) {
  await requireNewsletter(context.db);
  const letter = await shownById(context.db, id);
  for (const language of LANGUAGES) await previewLetter(context, { ...letter, language });
  return changed(context, id, async (tx, stored) => {
    if (stored.state === "sending") return {};
    await history.unchanged(context, tx, stored, () => shownById(tx, id));
    if (stored.state === "sent") throw new Refusal("CONFLICT", { words: UNDER_WAY });
    await sendSoon(context, tx, id);
    return { state: "sending", sent_at: stored.sent_at ?? context.now() };
  });
}

/** Stops a letter that is going out. Throws NOT_FOUND. */
export function stopLetter(context: Context, id: number) {
  return changed(context, id, async (tx, stored) => {
    if (stored.state !== "sending") return {};
    await history.unchanged(context, tx, stored, () => shownById(tx, id));
    return { state: "stopped" };
  });
}

async function changed(
  context: Context,
  id: number,
  changeOf: (tx: Database, stored: Row) => Promise<Partial<Row>>,
) {
  await context.db.transaction(async (tx) => {
    const stored = await locked(tx, id);
    const change = await changeOf(tx, stored);
    if (Object.keys(change).length === 0) return;
    const [row] = await tx
      .update(letters)
      .set({ ...change, updated_at: laterThan(letters.updated_at) })
      .where(eq(letters.id, id))
      .returning();
    await history.changed(context, tx, stored, row as Row);
  });
  return shownById(context.db, id);
}

function columnsOf({ subject_kind, subject_id, translations }: LetterInput) {
  return { subject_kind, subject_id: subject_kind === "none" ? "" : subject_id, translations };
}

async function locked(tx: Database, id: number): Promise<Row> {
  const [row] = await tx.select().from(letters).where(eq(letters.id, id)).for("update");
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

const read = (db: Database) =>
  db.select({ row: letters, sent: SENT, recipients: RECIPIENTS }).from(letters).$dynamic();

async function shownById(db: Database, id: number) {
  const [found] = await read(db).where(eq(letters.id, id));
  if (!found) throw new Refusal("NOT_FOUND");
  return shown(found);
}

function shown({ row, sent, recipients }: { row: Row; sent: number; recipients: number }) {
  return { ...row, sent, recipients };
}
