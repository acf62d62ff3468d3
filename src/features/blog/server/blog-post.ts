import { and, eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { SLUG_PATTERN } from "#kit/contract/content/slug.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import { blogPosts, blogSlugs } from "./blog.table.ts";
import { shownWhole } from "./blog-list.ts";
import { isVisible } from "./blog-visibility.ts";

const MOVED = { en: "This post has a new address.", cs: "Tento příspěvek má novou adresu." };

/**
 * The post whose slug in either language this is. A slug that was given up answers 301 to the current one, in
 * the `Location` and as `slug` in the body. Throws NOT_FOUND, for visitors also for drafts and coming posts.
 */
export async function getPost(context: Context, slug: string, reply: Pick<FastifyReply, "header">) {
  if (!SLUG_PATTERN.test(slug)) throw new Refusal("NOT_FOUND");
  const [found] = await context.db
    .select({ post: blogPosts, isCurrent: blogSlugs.is_current })
    .from(blogSlugs)
    .innerJoin(blogPosts, eq(blogPosts.id, blogSlugs.post_id))
    .where(and(eq(blogSlugs.slug, slug), isVisible(context)));
  if (!found) throw new Refusal("NOT_FOUND");
  const post = shownWhole(found.post, context.language);
  if (found.isCurrent) return post;
  reply.header("location", `/api/blog/${post.slug}`);
  throw new Refusal("NOT_FOUND", { status: 301, words: MOVED, detail: { code: "MOVED", slug: post.slug } });
}
