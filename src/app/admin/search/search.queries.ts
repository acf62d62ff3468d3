import type { FoundGroup, SearchEndpoints } from "#app/search/search.contract.ts";
import type { ApiQuery } from "#kit/web/api/queries.ts";

/** What is found for what was typed; asked anew each time, because records change. */
export function searchQuery(q: string): ApiQuery<FoundGroup[]> {
  return {
    key: ["search", q],
    fetch: async (api, signal) =>
      (await api.of<SearchEndpoints>()("GET /search", { query: { q }, signal })).groups,
    staleTime: 0,
  };
}
