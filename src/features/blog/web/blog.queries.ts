import { noBreaksExcept } from "#kit/contract/language/no-breaks.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Api } from "#kit/web/api/api.ts";
import { ApiError, isApiError } from "#kit/web/api/api-error.ts";
import { type ApiQuery, publicQuery } from "#kit/web/api/queries.ts";
import type { BlogEndpoints, BlogPage, BlogPost, BlogPostSummary } from "../blog.contract.ts";
import { BLOG_PAGE_SIZE, RELATED_POSTS } from "../blog-rules.ts";

const callsOf = (api: Api) => api.of<BlogEndpoints>();

interface ListQuery {
  page?: number;
  limit: number;
  category?: string | undefined;
  tag?: string | undefined;
  exclude?: string;
}

async function fetchPage(api: Api, query: ListQuery, signal?: AbortSignal): Promise<BlogPage> {
  const answer = await callsOf(api)("GET /blog", { query, signal });
  if (Array.isArray(answer)) throw new Error("a page of posts was asked for, a plain list came");
  // A signed-in member of the team is answered drafts and later posts too: the site shows what visitors see.
  const today = pragueDay(new Date());
  return { ...answer, posts: answer.posts.filter((post) => post.is_active && post.published_date <= today) };
}

/** Categories and tags are parts of addresses, and the author's name of what search engines read. */
const tying = noBreaksExcept("tags", "category", "author_name");

/** A page of the blog, of one category or tag where given. */
export function blogQuery({ page, category, tag }: Omit<ListQuery, "limit" | "exclude">) {
  const query = { page: page ?? 1, limit: BLOG_PAGE_SIZE, category, tag };
  return publicQuery<BlogPage>({
    noBreaks: tying,
    key: ["blog", "list", query],
    fetch: (api, signal) => fetchPage(api, query, signal),
  });
}

export function latestPostsQuery(limit: number) {
  return publicQuery<BlogPostSummary[]>({
    noBreaks: tying,
    key: ["blog", "latest", limit],
    fetch: async (api, signal) => (await fetchPage(api, { limit }, signal)).posts,
  });
}

/** Up to three posts of the category, without the one that they are related to; the latest others where those are few. */
export function relatedPostsQuery(category: string, exceptSlug: string) {
  const query = { category, limit: RELATED_POSTS, exclude: exceptSlug };
  return publicQuery<BlogPostSummary[]>({
    noBreaks: tying,
    key: ["blog", "related", query],
    fetch: async (api, signal) => {
      const { posts } = await fetchPage(api, query, signal);
      if (posts.length >= RELATED_POSTS) return posts;
      return filledUp(posts, await fetchPage(api, { limit: 2 * RELATED_POSTS, exclude: exceptSlug }, signal));
    },
  });
}

/** Up to three posts with a tag, such as a car's name; the latest others beside them where those are few. */
export function taggedPostsQuery(name: string) {
  // A name as pages show it may have no-break spaces, which no tag has.
  const query = { tag: name.replace(/\s+/g, " ").trim(), limit: RELATED_POSTS };
  return publicQuery<BlogPostSummary[]>({
    noBreaks: tying,
    key: ["blog", "tagged", query],
    fetch: async (api, signal) => {
      if (query.tag === "") return [];
      const { posts } = await fetchPage(api, query, signal);
      return posts.length === 0
        ? []
        : filledUp(posts, await fetchPage(api, { limit: 2 * RELATED_POSTS }, signal));
    },
  });
}

/** A lonely card or two get company. */
function filledUp(posts: BlogPostSummary[], others: BlogPage): BlogPostSummary[] {
  const known = new Set(posts.map(({ id }) => id));
  return [...posts, ...others.posts.filter(({ id }) => !known.has(id))].slice(0, RELATED_POSTS);
}

/** One post. Where the slug is a former one, the post with its current `slug`. Fails with 404 without an id. */
export function postQuery(slug: string) {
  return publicQuery<BlogPost>({
    noBreaks: tying,
    key: ["blog", "post", slug],
    fetch: (api, signal) => fetchPost(api, slug, signal),
  });
}

async function fetchPost(api: Api, slug: string, signal?: AbortSignal): Promise<BlogPost> {
  const get = (asked: string) => callsOf(api)("GET /blog/:slug", { params: { slug: asked }, signal });
  const post = await get(slug).catch((error: unknown) => {
    // A browser follows the 301 by itself; the transport of a rendered page does not.
    const moved = isApiError(error) && error.status === 301 && error.body.slug;
    if (typeof moved === "string") return get(moved);
    throw error;
  });
  // An answer without an id counts as not found.
  if (!post?.id) throw new ApiError("http", "Not found.", 404);
  return post;
}

/** Categories and tags are fetched once. */
export const categoriesQuery: ApiQuery<{ category: string; post_count: number }[]> = {
  key: ["blog", "categories"],
  fetch: (api, signal) => callsOf(api)("GET /blog/categories/list", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
};

export const tagsQuery: ApiQuery<{ name: string; count: number }[]> = {
  key: ["blog", "tags"],
  fetch: (api, signal) => callsOf(api)("GET /blog/tags/list", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
};
