import type { ApiQuery } from "#kit/web/queries.ts";
import type { Sponsor, SponsorsEndpoints } from "../sponsors.contract.ts";

/** The sponsors that visitors see, by display order. */
export const sponsorsQuery: ApiQuery<Sponsor[]> = {
  key: ["sponsors"],
  shown: true,
  fetch: (api, signal) => api.of<SponsorsEndpoints>()("GET /sponsors", { signal }),
};
