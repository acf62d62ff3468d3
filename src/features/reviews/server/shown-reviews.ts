import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { products } from "#features/products/server/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { reviews } from "./reviews.table.ts";

const PAGE_SIZE = 10;

/**
 * Published reviews of a product, a page of them, with the average of all: those in the asked language first, each
 * language from the newest.
 *
 * `product`: its id, or the slug of its page, which is all that a link to it knows.
 */
export async function shownReviews(
  { db, language }: Pick<Context, "db" | "language">,
  product: string,
  page = 1,
) {
  const bySlug = db.select({ id: products.id }).from(products).where(eq(products.slug, product));
  const match = and(
    or(eq(reviews.product_id, product), inArray(reviews.product_id, bySlug)),
    eq(reviews.state, "published"),
  );
  const [all] = await db
    .select({
      count: sql<number>`count(*)::int`,
      invented: sql<number>`(count(*) filter (where ${reviews.invitation_id} is null))::int`,
      average: sql<number>`coalesce(round(avg(${reviews.stars}), 1), 0)::float8`,
    })
    .from(reviews)
    .where(match);
  const { count = 0, average = 0, invented = 0 } = all ?? {};
  const rows = await db
    .select()
    .from(reviews)
    .where(match)
    .orderBy(desc(eq(reviews.language, language)), desc(reviews.written_at), desc(reviews.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return {
    ...{ count, average, has_invented: invented > 0, page, pages: Math.ceil(count / PAGE_SIZE) },
    reviews: rows.map((review) => ({
      ...review,
      picture: review.shown_picture,
      is_invented: review.invitation_id === null,
      written_on: pragueDay(review.written_at),
      answer_language: review.answer_language ?? review.language,
    })),
  };
}
