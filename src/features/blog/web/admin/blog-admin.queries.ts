import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { BlogEndpoints, BlogPost } from "../../blog.contract.ts";
import { BLOG_MOST } from "../../blog-rules.ts";

/** Thrown where the API answers something else than a list. */
export class UnexpectedFormat extends Error {}

/** Newest posts with drafts, `pages` times 50 of them; with `q` those that match it. */
export const allPostsQuery = (pages = 1, q = ""): ApiQuery<BlogPost[]> => ({
  key: ["admin", "blog", pages, q],
  staleTime: 0,
  fetch: async (api, signal) => {
    const posts: BlogPost[] = [];
    for (let page = 1; page <= pages; page++) {
      const query = { ...(page > 1 && { page }), limit: BLOG_MOST, admin: true, ...(q && { q }) };
      const answer = await api.of<BlogEndpoints>()("GET /blog", { query, signal });
      if (!Array.isArray(answer)) throw new UnexpectedFormat();
      posts.push(...answer);
      if (answer.length < BLOG_MOST) break;
    }
    return posts;
  },
});
