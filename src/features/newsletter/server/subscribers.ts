import { and, desc, eq, inArray, lt, ne, or, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { contains } from "#kit/server/statements/contains.ts";
import { ASKED_DAYS, CONSENT_YEARS, SUBSCRIBER_STATES } from "../newsletter-rules.ts";
import { LETTER } from "./newsletter.mails.ts";
import { newsletterSubscribers as subscribers } from "./newsletter.table.ts";
import { addressHash } from "./newsletter-key.ts";
import { ended } from "./own-subscription.ts";

const PAGE_SIZE = 50;
const DAY_MS = 86_400_000;
/** Copies of letters, which are the same for all, need no year in the log of e-mails. */
const LETTER_COPY_DAYS = 30;

/** Who gets letters and who was asked, newest first. */
export async function listSubscribers(
  { db }: Context,
  { page = 1, q = "" }: { page?: number | undefined; q?: string | undefined },
) {
  const shown = and(
    inArray(subscribers.state, ["asked", "on"]),
    q ? contains(subscribers.email, q) : undefined,
  );
  const rows = await db
    .select()
    .from(subscribers)
    .where(shown)
    .orderBy(desc(subscribers.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const counted = await db
    .select({ state: subscribers.state, count: sql<number>`count(*)::int` })
    .from(subscribers)
    .groupBy(subscribers.state);
  const counts = Object.fromEntries(
    SUBSCRIBER_STATES.map((state) => [state, counted.find((row) => row.state === state)?.count ?? 0]),
  ) as Record<(typeof SUBSCRIBER_STATES)[number], number>;
  const total = await db.$count(subscribers, shown);
  return {
    subscribers: rows,
    counts,
    pagination: { page, limit: PAGE_SIZE, total, totalPages: Math.ceil(total / PAGE_SIZE) },
  };
}

/** Unsubscribes somebody who asked the team to. Throws NOT_FOUND. */
export async function removeSubscriber(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [found] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for("update");
    if (!found) throw new Refusal("NOT_FOUND");
    const end = await ended(context, tx, found, "left");
    if (end.state) await tx.update(subscribers).set(end).where(eq(subscribers.id, id));
  });
}

/** By the address, or by what is kept of one that is over. */
const of = (context: Pick<Context, "config">, email: string) =>
  or(
    sql`lower(${subscribers.email}) = ${email.toLowerCase()}`,
    eq(subscribers.address_hash, addressHash(context.config, email)),
  );

export function countSubscriptionsOf({ db, config }: Context, email: string): Promise<number> {
  return db.$count(subscribers, of({ config }, email));
}

/** What the person with the address signed up for and agreed to, oldest first. */
export function subscriptionsOf(context: Pick<Context, "config">, db: Database, email: string) {
  return db.select().from(subscribers).where(of(context, email)).orderBy(subscribers.id);
}

/** Deletes the subscriptions of the address, and what is kept of earlier ones; answers how many. */
export async function eraseSubscriptionsOf(
  context: Pick<Context, "config">,
  tx: Database,
  email: string,
): Promise<number> {
  const gone = await tx.delete(subscribers).where(of(context, email)).returning({ id: subscribers.id });
  return gone.length;
}

/** The daily work: sign-ups that nobody confirmed, old proofs of consent, and copies of letters go. */
export async function applyNewsletterRetention(db: Database, now: Date): Promise<void> {
  const asked = new Date(now.getTime() - ASKED_DAYS * DAY_MS);
  const over = new Date(now);
  over.setUTCFullYear(over.getUTCFullYear() - CONSENT_YEARS);
  const copies = new Date(now.getTime() - LETTER_COPY_DAYS * DAY_MS);
  await db
    .delete(subscribers)
    .where(
      or(
        and(eq(subscribers.state, "asked"), lt(subscribers.asked_at, asked)),
        lt(subscribers.ended_at, over),
      ),
    );
  await db
    .delete(mails)
    .where(and(eq(mails.kind, LETTER), lt(mails.createdAt, copies), ne(mails.state, "queued")));
}
