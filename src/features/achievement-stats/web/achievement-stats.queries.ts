import { shownQuery } from "#kit/web/queries.ts";
import type { AchievementStat } from "../achievement-stats.content.ts";
import type { AchievementStatsEndpoints } from "../achievement-stats.contract.ts";

const HALF_AN_HOUR_MS = 1_800_000;

/** The stats that visitors see, cached per language for 30 minutes. */
export const achievementStatsQuery = shownQuery<AchievementStat[]>({
  key: ["achievement-stats"],
  fetch: (api, signal) => api.of<AchievementStatsEndpoints>()("GET /achievement-stats", { signal }),
  staleTime: HALF_AN_HOUR_MS,
});
