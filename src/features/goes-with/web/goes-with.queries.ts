import { NO_BREAKS } from "#kit/contract/language/no-breaks.ts";
import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { Beside, GoesWithEndpoints } from "../goes-with.contract.ts";

/** What goes with a product. */
export function goesWithQuery(slug: string): ApiQuery<Beside[]> {
  return {
    key: ["products", "goes-with", slug],
    noBreaks: NO_BREAKS,
    fetch: (api, signal) =>
      api.of<GoesWithEndpoints>()("GET /products/:slug/goes-with", { params: { slug }, signal }),
  };
}
