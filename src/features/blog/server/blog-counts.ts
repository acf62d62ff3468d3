import { asc, count } from "drizzle-orm";
import type { Context } from "#kit/server/context.ts";
import { tagsOf } from "../blog-rules.ts";
import { blogPosts } from "./blog.table.ts";
import { isPublished } from "./blog-visibility.ts";

/** Categories of published posts by name. */
export async function listCategories(context: Context) {
  return context.db
    .select({ category: blogPosts.category, post_count: count() })
    .from(blogPosts)
    .where(isPublished(context))
    .groupBy(blogPosts.category)
    .orderBy(asc(blogPosts.category));
}

/** Tags of published posts, most used first; one that is spelt in several cases counts as its commonest. */
export async function listTags(context: Context) {
  const rows = await context.db
    .select({ tags: blogPosts.tags, posts: count() })
    .from(blogPosts)
    .where(isPublished(context))
    .groupBy(blogPosts.tags);
  const spellings = new Map<string, Map<string, number>>();
  for (const { tags, posts } of rows) {
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
