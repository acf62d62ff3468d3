import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { BlogFilter } from "../blog-address.ts";
import { blogQuery, categoriesQuery, tagsQuery } from "./blog.queries.ts";

/** What a page of the blog reads; links to it prefetch that. */
export function blogPageQueries(filter: BlogFilter = {}, page = 1): ApiQuery<unknown>[] {
  return [blogQuery({ ...filter, page }), categoriesQuery, tagsQuery];
}
