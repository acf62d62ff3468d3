import { shownQuery } from "#kit/web/queries.ts";
import type { Sponsor } from "../sponsors.content.ts";
import type { SponsorsEndpoints } from "../sponsors.contract.ts";

/** The sponsors that visitors see, by display order. */
export const sponsorsQuery = shownQuery<Sponsor[]>({
  key: ["sponsors"],
  fetch: (api, signal) => api.of<SponsorsEndpoints>()("GET /sponsors", { signal }),
});
