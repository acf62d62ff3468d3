import type { ApiQuery } from "#kit/web/queries.ts";
import type { Sponsor, SponsorsEndpoints } from "../../sponsors.contract.ts";

/** All sponsors, hidden ones too: the team's view. */
export const allSponsorsQuery: ApiQuery<Sponsor[]> = {
  key: ["admin", "sponsors"],
  staleTime: 0,
  fetch: (api, signal) => api.of<SponsorsEndpoints>()("GET /sponsors", { signal }),
};
