import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { flag, instant } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import {
  HIDE_REASONS,
  hasWords,
  REVIEW_LIMITS,
  REVIEW_STATES,
  STARS,
  writtenLine,
  writtenText,
} from "./review-rules.ts";

/** The address of who was asked, by the link in the mail. */
const reviewAddress = z.object({
  id: z.coerce.number().int().min(1).max(2_147_483_647),
  key: z.string().min(1).max(100),
});
const ofReview = reviewAddress.extend({ review: z.coerce.number().int().min(1).max(2_147_483_647) });

const stars = z.preprocess(
  (value) => (typeof value === "string" && /^[1-5]$/.test(value) ? Number(value) : value),
  z.literal(STARS, says({ en: "Choose one to five stars.", cs: "Vyberte jednu až pět hvězdiček." })),
);

const words = z
  .string()
  .overwrite(writtenText)
  .min(REVIEW_LIMITS.least, {
    ...says({
      en: `Write at least ${REVIEW_LIMITS.least} characters.`,
      cs: `Napište aspoň ${REVIEW_LIMITS.least} znaků.`,
    }),
    abort: true,
  })
  .max(
    REVIEW_LIMITS.text,
    says({
      en: `At most ${REVIEW_LIMITS.text} characters fit here.`,
      cs: `Vejde se sem nejvýše ${REVIEW_LIMITS.text} znaků.`,
    }),
  )
  .refine(hasWords, says({ en: "Please say it in words.", cs: "Napište to prosím slovy." }));

const newReview = z.object({
  product_id: z.string().min(1).max(200),
  stars,
  text: words,
  /** What others see of the author; blank: nothing. */
  name: z.string().overwrite(writtenLine).max(REVIEW_LIMITS.name).default(""),
  /** Takes a picture away that was sent before. */
  without_picture: flag().default(false),
});

const ownReview = z.object({
  id: z.int(),
  stars: z.int(),
  text: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  has_picture: z.boolean(),
  state: z.enum(REVIEW_STATES),
  hidden_reason: z.enum(HIDE_REASONS).nullable(),
  hidden_note: z.string(),
  answer: z.string(),
});

const ownReviews = z.object({
  kind: z.enum(["ride", "order"]),
  /** What the author is called before they say otherwise. */
  first_name: z.string(),
  /** Whether reviews are taken; later they can only be taken back. */
  is_open: z.boolean(),
  valid_until: instant(),
  /** Whether the person has said not to be asked again. */
  is_refused: z.boolean(),
  items: z.array(
    z.object({
      product_id: z.string(),
      name: z.string(),
      /** Null where the product is not there any more. */
      slug: z.string().nullable(),
      review: ownReview.nullable(),
    }),
  ),
});

export type OwnReviews = z.output<typeof ownReviews>;
export type NewReview = z.output<typeof newReview>;

/** Reviews of somebody who was asked. */
export const reviewsEndpoints = {
  mine: endpoint({
    method: "GET",
    path: "/reviews/mine/:id/:key",
    access: "public",
    summary: "What can be reviewed, and what was, by the key of the link in the mail",
    params: reviewAddress,
    response: ownReviews,
  }),
  write: endpoint({
    method: "POST",
    path: "/reviews/mine/:id/:key",
    access: "public",
    summary:
      "Writes a review of one product, or changes it until it is published; 409 where it can’t be any more",
    params: reviewAddress,
    body: newReview,
    files: { picture: { kind: "image" } },
    response: ownReviews,
    keepsAnswers: true,
  }),
  takeBack: endpoint({
    method: "DELETE",
    path: "/reviews/mine/:id/:key/reviews/:review",
    access: "public",
    summary: "Takes a review back, published or not: its text and its picture go",
    params: ofReview,
    status: 200,
    response: ownReviews,
  }),
  myPicture: endpoint({
    method: "GET",
    path: "/reviews/mine/:id/:key/reviews/:review/picture",
    access: "public",
    summary: "The picture of an own review, published or not",
    params: ofReview,
    raw: { contentType: "image/*" },
  }),
  refuse: endpoint({
    method: "POST",
    path: "/reviews/mine/:id/:key/refuse",
    access: "public",
    summary: "Does not want to be asked for reviews again",
    params: reviewAddress,
    response: ownReviews,
    keepsAnswers: true,
  }),
};

export type ReviewsEndpoints = typeof reviewsEndpoints;
