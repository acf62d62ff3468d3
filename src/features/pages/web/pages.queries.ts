import { NO_BREAKS } from "#kit/contract/language/no-breaks.ts";
import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { PagesEndpoints, ShownPage } from "../pages.contract.ts";

/** A page as it applies today, or an earlier version of it. */
export function pageQuery(slug: string, version?: number): ApiQuery<ShownPage> {
  return {
    key: ["pages", slug, version ?? null],
    noBreaks: NO_BREAKS,
    fetch: (api, signal) =>
      api.of<PagesEndpoints>()("GET /pages/shown/:slug", {
        params: { slug },
        query: version ? { version } : {},
        signal,
      }),
  };
}

/** The version that an address asks for; none where it asks for today's. */
export function versionOf(parameters: URLSearchParams): number | undefined {
  const version = Number(parameters.get("version"));
  return Number.isSafeInteger(version) && version > 0 && version < 2 ** 31 ? version : undefined;
}

/** The team's own pages that every page's footer names. */
export const footerPagesQuery: ApiQuery<{ slug: string; title: string }[]> = {
  key: ["pages", "footer"],
  noBreaks: NO_BREAKS,
  fetch: (api, signal) => api.of<PagesEndpoints>()("GET /pages/footer", { signal }),
};
