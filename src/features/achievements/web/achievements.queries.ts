import type { ApiQuery } from "#kit/web/queries.ts";
import type { Achievement, AchievementsEndpoints } from "../achievements.contract.ts";

/** The achievements that visitors see, by year. */
export const achievementsQuery: ApiQuery<Achievement[]> = {
  key: ["achievements"],
  shown: true,
  fetch: (api, signal) => api.of<AchievementsEndpoints>()("GET /achievements", { signal }),
};
