import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { idParams, instant, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { HIDE_REASONS, REVIEW_LIMITS, REVIEW_STATES, writtenText } from "./review-rules.ts";

const teamReview = z.object({
  id: z.int(),
  state: z.enum(REVIEW_STATES),
  stars: z.int(),
  text: z.string(),
  language: z.enum(LANGUAGES),
  name: z.string(),
  has_picture: z.boolean(),
  written_at: instant(),
  /** The version that is looked at: who publishes or hides names it. */
  updated_at: instant(),
  product: z.object({ name: z.string(), slug: z.string().nullable() }),
  /** Who wrote it; null for one that the demo team came with. */
  author: z
    .object({ kind: z.enum(["ride", "order"]), name: z.string(), order_id: z.int().nullable() })
    .nullable(),
  hidden_reason: z.enum(HIDE_REASONS).nullable(),
  hidden_note: z.string(),
  answer: z.string(),
  answered_at: instant().nullable(),
});

const count = z.int().min(0);

const teamReviews = z.object({
  reviews: z.array(teamReview),
  counts: z.object({ waiting: count, published: count, hidden: count }),
  pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() }),
});

export type TeamReview = z.output<typeof teamReview>;
export type TeamReviews = z.output<typeof teamReviews>;

const seen = { updated_at: z.iso.datetime() };
const tooLong = (most: number) =>
  says({ en: `At most ${most} characters fit here.`, cs: `Vejde se sem nejvýše ${most} znaků.` });

const answer = z.string().overwrite(writtenText).max(REVIEW_LIMITS.answer, tooLong(REVIEW_LIMITS.answer));

const ofTeam = { access: "admin", roles: ["content", "shop"] } as const;

/** Reviews as the team works through them. */
export const adminReviewsEndpoints = {
  list: endpoint({
    ...ofTeam,
    method: "GET",
    path: "/reviews/admin",
    summary: "Reviews of a state, twenty to a page: waiting ones from the oldest, others from the newest",
    query: z.object({ state: z.enum(REVIEW_STATES).default("waiting"), page: wholeNumber(1).optional() }),
    response: teamReviews,
  }),
  waiting: endpoint({
    ...ofTeam,
    method: "GET",
    path: "/reviews/admin/waiting",
    summary: "How many reviews wait for the team’s look",
    response: z.object({ waiting: count }),
  }),
  picture: endpoint({
    ...ofTeam,
    method: "GET",
    path: "/reviews/admin/:id/picture",
    summary: "The picture of a review, published or not",
    params: idParams,
    raw: { contentType: "image/*" },
  }),
  publish: endpoint({
    ...ofTeam,
    method: "POST",
    path: "/reviews/admin/:id/publish",
    summary: "Shows a review on the site; 409 where its author has changed it since `updated_at`",
    params: idParams,
    body: z.object({
      ...seen,
      /** The team's answer, where it was changed and not saved; the stored one unless sent. */
      answer: answer.optional(),
    }),
    response: teamReview,
  }),
  hide: endpoint({
    ...ofTeam,
    method: "POST",
    path: "/reviews/admin/:id/hide",
    summary: "Does not show a review, for one of four reasons; its author gets a mail that says which",
    params: idParams,
    body: z.object({
      ...seen,
      reason: z.enum(HIDE_REASONS, says({ en: "Choose the reason.", cs: "Vyberte důvod." })),
      /** What the author should know beside it. */
      note: z
        .string()
        .overwrite(writtenText)
        .max(REVIEW_LIMITS.note, tooLong(REVIEW_LIMITS.note))
        .default(""),
    }),
    response: teamReview,
  }),
  answer: endpoint({
    ...ofTeam,
    method: "POST",
    path: "/reviews/admin/:id/answer",
    summary:
      "The team’s answer under a review, in the review’s language; blank takes it away; 409 where the review has changed since `updated_at`",
    params: idParams,
    body: z.object({
      answer,
      /** The review as it was read: another answer since is not overwritten. */
      updated_at: seen.updated_at.optional(),
    }),
    response: teamReview,
  }),
};

export type AdminReviewsEndpoints = typeof adminReviewsEndpoints;
