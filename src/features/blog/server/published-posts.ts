import { and, desc, eq, sql } from "drizzle-orm";
import type { Context } from "#kit/server/context.ts";
import { blogPosts } from "./blog.table.ts";
import { shownWhole } from "./blog-list.ts";
import { isPublished } from "./blog-visibility.ts";

const newestFirst = [desc(blogPosts.published_date), desc(blogPosts.id)];
/** A sitemap holds at most 50,000 addresses (sitemaps.org); two for each post. */
const MOST_SLUGS = 20_000;

/** Both slugs of every published post, newest first. */
export function publishedSlugs(context: Context): Promise<{ en: string; cs: string }[]> {
  return context.db
    .select({
      en: sql<string>`${blogPosts.translations} -> 'en' ->> 'slug'`,
      cs: sql<string>`${blogPosts.translations} -> 'cs' ->> 'slug'`,
    })
    .from(blogPosts)
    .where(isPublished(context))
    .orderBy(...newestFirst)
    .limit(MOST_SLUGS);
}

/** The newest published posts with their texts in the asked language. */
export async function newestPosts(context: Context, limit: number) {
  const rows = await context.db
    .select()
    .from(blogPosts)
    .where(isPublished(context))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map((row) => shownWhole(row, context.language));
}

/** One published post with its texts in the asked language; null where visitors see none. */
export async function publishedPost(context: Context, id: number) {
  const [row] = await context.db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.id, id), isPublished(context)));
  return row ? shownWhole(row, context.language) : null;
}
