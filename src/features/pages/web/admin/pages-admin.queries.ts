import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { PagesEndpoints, PageVersion } from "../../pages.contract.ts";

/** All versions of a page, newest first. */
export function versionsQuery(id: number): ApiQuery<PageVersion[]> {
  return {
    key: ["pages", "versions", id],
    staleTime: 0,
    fetch: (api, signal) => api.of<PagesEndpoints>()("GET /pages/:id/versions", { params: { id }, signal }),
  };
}
