import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { products } from "#features/products/server/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { ShownReviews } from "../shown-reviews.contract.ts";
import { reviews } from "./reviews.table.ts";

const PAGE_SIZE = 10;

const columns = {
  id: reviews.id,
  stars: reviews.stars,
  text: reviews.text,
  language: reviews.language,
  name: reviews.name,
  picture: reviews.shown_picture,
  invitation_id: reviews.invitation_id,
  written_at: reviews.written_at,
  answer: reviews.answer,
  answer_language: reviews.answer_language,
};
/** The same in each row: in one query, for each one counts in the first answer after a change (`bench/first-render.ts`). */
const ofAll = {
  count: sql<number>`(count(*) over ())::int`,
  invented: sql<number>`(count(*) filter (where ${reviews.invitation_id} is null) over ())::int`,
  average: sql<number>`round(avg(${reviews.stars}) over (), 1)::float8`,
};

/**
 * Published reviews of a product, a page of them, with the average of all: those in the asked language first, each
 * language from the newest.
 *
 * `product`: its id, or the slug of its page, which is all that a link to it knows.
 */
export async function shownReviews(
  context: Pick<Context, "db" | "language">,
  product: string,
  page = 1,
): Promise<ShownReviews> {
  const { db, language } = context;
  const bySlug = db.select({ id: products.id }).from(products).where(eq(products.slug, product));
  const rows = await db
    .select({ ...columns, ...ofAll })
    .from(reviews)
    .where(
      and(
        or(eq(reviews.product_id, product), inArray(reviews.product_id, bySlug)),
        eq(reviews.state, "published"),
      ),
    )
    .orderBy(desc(eq(reviews.language, language)), desc(reviews.written_at), desc(reviews.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  // After the last page there is no row that tells of all.
  if (rows.length === 0 && page > 1) return { ...(await shownReviews(context, product)), page, reviews: [] };
  const { count = 0, average = 0, invented = 0 } = rows[0] ?? {};
  return {
    count,
    average,
    has_invented: invented > 0,
    page,
    pages: Math.ceil(count / PAGE_SIZE),
    reviews: rows.map(({ written_at, invitation_id, answer_language, ...review }) => ({
      ...review,
      is_invented: invitation_id === null,
      written_on: pragueDay(written_at),
      answer_language: answer_language ?? review.language,
    })),
  };
}
