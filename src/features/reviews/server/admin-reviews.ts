import { asc, desc, eq, sql } from "drizzle-orm";
import { sellerOf } from "#features/orders/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { laterThan } from "#kit/server/content/content-columns.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";
import { type MailPart, mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { HIDE_REASON_WORDS } from "../hide-reasons.ts";
import type { HideReason, ReviewState } from "../review-rules.ts";
import { ASK_WORDS } from "./ask-words.ts";
import { mayWrite } from "./own-reviews.ts";
import { HIDDEN_MAIL } from "./review.mails.ts";
import { reviewPath } from "./review-key.ts";
import { reviewInvitations, reviews } from "./reviews.table.ts";

type Review = typeof reviews.$inferSelect;

const PAGE_SIZE = 20;

const CHANGED: Both<string> = {
  en: "Its author has changed the review since you read it. Please read it once more.",
  cs: "Autor recenzi mezitím změnil. Přečtěte si ji prosím ještě jednou.",
};

const SHOWN = {
  review: reviews,
  invitation: reviewInvitations,
  slug: products.slug,
};

/** Reviews of a state, a page of them, and how many there are of each. */
export async function teamReviews(context: Context, state: ReviewState, page = 1) {
  const { db } = context;
  const order = state === "waiting" ? asc(reviews.written_at) : desc(reviews.written_at);
  const rows = await shownRows(db)
    .where(eq(reviews.state, state))
    .orderBy(order, reviews.id)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const counted = await db
    .select({ state: reviews.state, count: sql<number>`count(*)::int` })
    .from(reviews)
    .groupBy(reviews.state);
  const of = (state: ReviewState) => counted.find((row) => row.state === state)?.count ?? 0;
  const counts = { waiting: of("waiting"), published: of("published"), hidden: of("hidden") };
  const total = counts[state];
  const totalPages = Math.ceil(total / PAGE_SIZE);
  return {
    reviews: rows.map((row) => asTeamSees(context, row)),
    counts,
    pagination: { page, limit: PAGE_SIZE, total, totalPages },
  };
}

/** How many reviews wait for the team's look. */
export async function waitingReviews({ db }: Pick<Context, "db">) {
  return { waiting: await db.$count(reviews, eq(reviews.state, "waiting")) };
}

/** The row of a review. Throws NOT_FOUND. */
export async function reviewRow(db: Database, id: number): Promise<Review> {
  const [review] = await db.select().from(reviews).where(eq(reviews.id, id));
  if (!review) throw new Refusal("NOT_FOUND");
  return review;
}

/** Shows a review with its picture, and with `answer` where one is sent. Throws NOT_FOUND, CONFLICT where it is not the one that was read. */
export function publishReview(
  context: Context,
  id: number,
  { updated_at, answer }: { updated_at: string; answer?: string | undefined },
) {
  return change(context, id, updated_at, (review) => ({
    ...(answer !== undefined && answered(context, review, answer)),
    state: "published",
    hidden_reason: null,
    hidden_note: "",
    shown_picture: review.picture,
    decided_at: context.now(),
  }));
}

/** Hides a review, and tells its author why. Throws NOT_FOUND, CONFLICT where it is not the one that was read. */
export function hideReview(
  context: Context,
  id: number,
  { updated_at, reason, note }: { updated_at: string; reason: HideReason; note: string },
) {
  return change(
    context,
    id,
    updated_at,
    () => ({
      state: "hidden",
      hidden_reason: reason,
      hidden_note: note,
      shown_picture: null,
      decided_at: context.now(),
    }),
    (tx, changed) => tellAuthor(context, tx, changed),
  );
}

/** Stores the team's answer, or takes it away where it is blank. Throws NOT_FOUND, CONFLICT where it is not the one that was read. */
export function answerReview(
  context: Context,
  id: number,
  { answer, updated_at = null }: { answer: string; updated_at?: string | null | undefined },
) {
  return change(context, id, updated_at, (review) => answered(context, review, answer));
}

function answered({ now }: Context, { language }: Review, answer: string) {
  return { answer, answer_language: answer ? language : null, answered_at: answer ? now() : null };
}

/** One change of the team with its entry in the log; the same once more changes nothing. */
function change(
  context: Context,
  id: number,
  seen: string | null,
  changeOf: (review: Review) => Partial<typeof reviews.$inferInsert>,
  then?: (tx: Database, changed: Review) => Promise<void>,
) {
  const { media } = context;
  return media.atomically(async (tx) => {
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update");
    if (!review) throw new Refusal("NOT_FOUND");
    const set = changeOf(review);
    const [before, after] = [logged(review), logged({ ...review, ...set } as Review)];
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      if (seen !== null && seen !== review.updated_at.toISOString())
        throw new Refusal("CONFLICT", { words: CHANGED });
      const [changed] = await tx
        .update(reviews)
        .set({ ...set, updated_at: laterThan(reviews.updated_at) })
        .where(eq(reviews.id, id))
        .returning();
      // What is shown is brought to where visitors reach it, what is hidden away from there.
      if (changed?.shown_picture) await media.exists(tx, changed.shown_picture);
      else await media.release(tx, review.picture);
      const label = { en: `${review.names.en} #${id}`, cs: `${review.names.cs} #${id}` };
      await writeEntry(context, tx, { type: "reviews", id, action: "changed", label, before, after });
      if (changed) await then?.(tx, changed);
    }
    const [row] = await shownRows(tx).where(eq(reviews.id, id));
    if (!row) throw new Refusal("NOT_FOUND");
    return asTeamSees(context, row);
  });
}

/** What the log keeps: nothing of the author. */
function logged({ state, hidden_reason, answer }: Review) {
  return { state, hidden_reason, answer };
}

async function tellAuthor(context: Context, tx: Database, review: Review): Promise<void> {
  const { id, invitation_id, hidden_reason, hidden_note, names } = review;
  if (invitation_id === null || hidden_reason === null) return;
  const [invitation] = await tx
    .select()
    .from(reviewInvitations)
    .where(eq(reviewInvitations.id, invitation_id));
  if (!invitation?.customer_email) return;
  const { language, customer_email } = invitation;
  const words = ASK_WORDS[language].hidden;
  const { seller, inbox } = await sellerOf(tx, language);
  const product = names[language] || names.en;
  const isOpen = await mayWrite(context, tx, invitation, review.product_id);
  const customer = invitation.customer_name;
  const t = await mailTexts(tx, HIDDEN_MAIL, language, { customer, product });
  const rows: [string, string][] = [
    [words.product, product],
    [words.reason, HIDE_REASON_WORDS[language][hidden_reason]],
  ];
  if (hidden_note) rows.push([words.note, hidden_note]);
  const parts: MailPart[] = [
    ...textParts(t.greeting, t.introduction),
    { kind: "rows", rows },
    {
      kind: "button",
      text: isOpen ? words.appeal : words.appealOnly,
      label: words.button,
      url: linkTo(context, reviewPath(context.config, invitation), language),
    },
    ...textParts(t.closing, seller.name),
  ];
  await context.mailer.queueMail(tx, {
    kind: HIDDEN_MAIL.kind,
    to: customer_email,
    language,
    about: `reviews/${id}`,
    ...(inbox && { replyTo: inbox }),
    subject: [t.subject, seller.name].filter(Boolean).join(" – "),
    text: mailText(parts),
    html: mailHtml(parts, language),
  });
}

type Row = Awaited<ReturnType<typeof shownRows>>[number];

function shownRows(db: Database) {
  return db
    .select(SHOWN)
    .from(reviews)
    .leftJoin(reviewInvitations, eq(reviewInvitations.id, reviews.invitation_id))
    .leftJoin(products, eq(products.id, reviews.product_id));
}

function asTeamSees({ language }: Context, { review, invitation, slug }: Row) {
  return {
    ...review,
    has_picture: review.picture !== null,
    product: { name: review.names[language] || review.names.en, slug },
    author: invitation && {
      kind: invitation.ridden_on ? ("ride" as const) : ("order" as const),
      name: invitation.customer_name,
      order_id: invitation.order_id,
    },
  };
}
