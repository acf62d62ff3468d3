import type { ApiQuery } from "#kit/web/queries.ts";
import type { AchievementStat, AchievementStatsEndpoints } from "../../achievement-stats.contract.ts";

/** All stats, hidden ones too: the team's view. */
export const allAchievementStatsQuery: ApiQuery<AchievementStat[]> = {
  key: ["admin", "achievement-stats"],
  staleTime: 0,
  fetch: (api, signal) => api.of<AchievementStatsEndpoints>()("GET /achievement-stats", { signal }),
};
