import { and, asc, eq, lte, notExists, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import { FALLBACK_LANGUAGE } from "#kit/contract/language/language.ts";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { programContext } from "#kit/server/program-context.ts";
import { letterMaker } from "./letter-mail.ts";
import { LETTER } from "./newsletter.mails.ts";
import {
  newsletterDeliveries as deliveries,
  newsletterLetters as letters,
  newsletterSubscribers as subscribers,
} from "./newsletter.table.ts";
import { ended } from "./own-subscription.ts";
import { isNewsletterOn } from "./subscribe.ts";

const QUEUE = "newsletter";
const RESUME_QUEUE = "newsletter-resume";
/** Letters given to the outbox at once, and seconds until the next ones: 1,800 an hour, and an order's mail in between. */
const BATCH = 30;
const PAUSE_S = 60;
/** Letters in a row that a server has refused, after which nobody is written to there any more. */
const MOST_REFUSED = 2;

/** Declares that letters go out, and that addresses which there are not get no more of them. */
export function declareNewsletter(services: Services): void {
  const { jobs, mailer } = services;
  jobs.work<{ letter: number }>(QUEUE, ({ letter }) => sendBatch(services, letter));
  jobs.work(RESUME_QUEUE, () => resume(services));
  // A restore brings a letter under way back without its job.
  jobs.schedule(RESUME_QUEUE, "23 * * * *", "Europe/Prague");
  mailer.onRefusal(LETTER, async (tx, mail, refused) => {
    const id = Number(/^newsletter-subscribers\/(\d+)$/.exec(mail.about ?? "")?.[1] ?? 0);
    const [subscriber] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for("update");
    if (subscriber?.state !== "on") return;
    const refused_letters = subscriber.refused_letters + 1;
    const isOver = refused === "unknown" || refused_letters >= MOST_REFUSED;
    const end = isOver ? await ended(services, tx, subscriber, "bounced") : {};
    await tx
      .update(subscribers)
      .set({ refused_letters, ...end })
      .where(eq(subscribers.id, id));
  });
}

/** Sees to it that the next letters go out. */
export async function sendSoon({ jobs }: Pick<Services, "jobs">, tx: Database, letter: number, pause = 0) {
  await jobs.enqueue(tx, QUEUE, { letter }, { startAfterSeconds: pause });
}

async function resume(services: Services): Promise<void> {
  const { db } = services;
  const waiting = sql`(select 1 from pgboss.job where name = ${QUEUE}
    and (data->>'letter')::int = ${letters.id} and state in ('created', 'retry', 'active'))`;
  const forgotten = await db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.state, "sending"), notExists(waiting)))
    .orderBy(asc(letters.id));
  for (const { id } of forgotten) await db.transaction((tx) => sendSoon(services, tx, id));
}

/**
 * Gives a letter's next mails to the outbox, each reader's once, whoever else does it at the same time. A letter whose
 * post, day or product has gone from the site is stopped.
 */
export async function sendBatch(services: Services, id: number): Promise<void> {
  const context = programContext(services, FALLBACK_LANGUAGE);
  const { db, mailer, now, log } = context;
  await db.transaction(async (tx) => {
    const [letter] = await tx.select().from(letters).where(eq(letters.id, id)).for("update");
    if (letter?.state !== "sending" || !letter.sent_at) return;
    if (!(await isNewsletterOn(tx))) return stop(tx, id);
    const isGiven = sql`(select 1 from ${deliveries} given
      where given.letter_id = ${id} and given.subscriber_id = ${subscribers.id})`;
    const readers = await tx
      .select()
      .from(subscribers)
      .where(
        and(eq(subscribers.state, "on"), lte(subscribers.confirmed_at, letter.sent_at), notExists(isGiven)),
      )
      .orderBy(asc(subscribers.id))
      .limit(BATCH);
    if (readers.length === 0) {
      await tx.update(letters).set({ state: "sent", finished_at: now() }).where(eq(letters.id, id));
      log.info({ letter: id }, "A newsletter has gone out");
      return;
    }
    const make = letterMaker({ ...context, db: tx }, letter);
    const mails = [];
    try {
      for (const reader of readers) mails.push(await make(reader));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log.warn({ err: error, letter: id }, "A newsletter was stopped: what it leads to is not on the site");
      return stop(tx, id);
    }
    await tx
      .insert(deliveries)
      .values(readers.map((reader) => ({ letter_id: id, subscriber_id: reader.id })));
    await mailer.queueMails(tx, mails);
    await sendSoon(context, tx, id, PAUSE_S);
  });
}

async function stop(tx: Database, id: number): Promise<void> {
  await tx.update(letters).set({ state: "stopped" }).where(eq(letters.id, id));
}
