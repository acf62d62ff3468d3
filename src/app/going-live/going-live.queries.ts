import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { GoingLive, GoingLiveEndpoints } from "./going-live.contract.ts";

export const goingLiveQuery: ApiQuery<GoingLive> = {
  key: ["going-live"],
  fetch: (api, signal) => api.of<GoingLiveEndpoints>()("GET /going-live", { signal }),
  staleTime: 0,
};
