import { asc, count } from "drizzle-orm";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { tagsOf } from "../blog-rules.ts";
import { blogPosts } from "./blog.table.ts";
import { isPublished } from "./blog-visibility.ts";

/** Categories of published posts by name. */
export async function listCategories(context: Context) {
  const counts = new Map<string, number>();
  for (const { category, posts } of await published(context))
    counts.set(category, (counts.get(category) ?? 0) + posts);
  return [...counts].map(([category, post_count]) => ({ category, post_count }));
}

/** How many published posts there are, or those of one category. */
export async function countPublished(context: Context, category?: string): Promise<number> {
  const rows = await published(context);
  return rows.reduce((sum, row) => sum + (!category || row.category === category ? row.posts : 0), 0);
}

/** Tags of published posts, most used first; one that is spelt in several cases counts as its commonest. */
export async function listTags(context: Context) {
  const spellings = new Map<string, Map<string, number>>();
  for (const { tags, posts } of await published(context)) {
    for (const tag of tagsOf(tags)) {
      const key = tag.toLowerCase();
      const counts = spellings.get(key) ?? new Map<string, number>();
      spellings.set(key, counts.set(tag, (counts.get(tag) ?? 0) + posts));
    }
  }
  return [...spellings.values()]
    .map((counts) => ({
      name: [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b))[0]?.[0] ?? "",
      count: [...counts.values()].reduce((sum, each) => sum + each, 0),
    }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Published posts by category (in the order of names) and tags: what a blog page counts is counted once for all. */
function published(context: Context) {
  const { db, now, responseCache } = context;
  return responseCache.value(`published posts ${pragueDay(now())}`, async () =>
    db
      .select({ category: blogPosts.category, tags: blogPosts.tags, posts: count() })
      .from(blogPosts)
      .where(isPublished(context))
      .groupBy(blogPosts.category, blogPosts.tags)
      .orderBy(asc(blogPosts.category)),
  );
}
