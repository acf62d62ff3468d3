import { asc, eq } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import { sanitiseReplyHtml } from "#kit/server/content/sanitise-html.ts";
import type { Context } from "#kit/server/context.ts";
import type { ReadyAnswer } from "../messages.contract.ts";
import { readyAnswers } from "./ready-answers.table.ts";

type Input = Omit<ReadyAnswer, "id">;

/** Answers that the team gives often, by title. */
export function listAnswers({ db }: Context): Promise<ReadyAnswer[]> {
  const { id, title, body } = readyAnswers;
  return db.select({ id, title, body }).from(readyAnswers).orderBy(asc(title), asc(id));
}

export async function addAnswer({ db }: Context, input: Input): Promise<ReadyAnswer> {
  const [row] = await db.insert(readyAnswers).values(clean(input)).returning();
  if (!row) throw new Error("an insert without a row");
  return row;
}

/** Throws NOT_FOUND. */
export async function changeAnswer({ db, now }: Context, id: number, input: Input): Promise<ReadyAnswer> {
  const [row] = await db
    .update(readyAnswers)
    .set({ ...clean(input), updated_at: now() })
    .where(eq(readyAnswers.id, id))
    .returning();
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

/** Throws NOT_FOUND. */
export async function removeAnswer({ db }: Context, id: number): Promise<void> {
  const gone = await db
    .delete(readyAnswers)
    .where(eq(readyAnswers.id, id))
    .returning({ id: readyAnswers.id });
  if (gone.length === 0) throw new Refusal("NOT_FOUND");
}

/** What a reply may hold, and nothing else. */
function clean({ title, body }: Input): Input {
  const of = (html: string) => sanitiseReplyHtml(html.replaceAll("\0", "").toWellFormed());
  return { title, body: { en: of(body.en), cs: of(body.cs) } };
}
