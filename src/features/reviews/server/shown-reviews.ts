import { and, desc, eq, sql } from "drizzle-orm";
import { pragueDay } from "#kit/contract/days.ts";
import type { Context } from "#kit/server/context.ts";
import { reviews } from "./reviews.table.ts";

const PAGE_SIZE = 10;

/** Published reviews of a product, newest first, a page of them, with the average of all. */
export async function shownReviews({ db }: Pick<Context, "db">, product: string, page = 1) {
  const match = and(eq(reviews.product_id, product), eq(reviews.state, "published"));
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
    .orderBy(desc(reviews.written_at), desc(reviews.id))
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
