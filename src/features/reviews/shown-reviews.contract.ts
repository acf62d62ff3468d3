import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { wholeNumber } from "#kit/contract/validation/fields.ts";

const shownReview = z.object({
  id: z.int(),
  stars: z.int(),
  /** As it was written, in `language`. */
  text: z.string(),
  language: z.enum(LANGUAGES),
  /** Blank: its author is not named. */
  name: z.string(),
  /** Part of the demo content: nobody has written it. */
  is_invented: z.boolean(),
  /** YYYY-MM-DD in Prague. */
  written_on: z.string(),
  picture: z.string().nullable(),
  /** The team's, in `answer_language`; blank: none. */
  answer: z.string(),
  answer_language: z.enum(LANGUAGES),
});

const shownReviews = z.object({
  count: z.int(),
  /** Of all of them, to one decimal; 0 where there is none. */
  average: z.number(),
  /** Whether some of them are part of the demo content: search engines are told of none then. */
  has_invented: z.boolean(),
  page: z.int(),
  pages: z.int(),
  reviews: z.array(shownReview),
});

export type ShownReviews = z.output<typeof shownReviews>;

/** Published reviews. */
export const shownReviewsEndpoints = {
  ofProduct: endpoint({
    method: "GET",
    path: "/reviews/products/:product",
    access: "public",
    cache: true,
    summary:
      "Published reviews of a product by its id or slug, ten to a page, with the average of all: those in the asked language first, each language from the newest",
    params: z.object({ product: z.string().min(1).max(200) }),
    query: z.object({ page: wholeNumber(1, 10_000).optional() }),
    response: shownReviews,
  }),
};

export type ShownReviewsEndpoints = typeof shownReviewsEndpoints;
