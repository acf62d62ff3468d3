import { endpointsOf, reorderEndpointOf } from "#kit/contract/content-type.ts";
import { achievementStats } from "./achievement-stats.content.ts";

export const achievementStatsEndpoints = {
  ...endpointsOf(achievementStats),
  reorder: reorderEndpointOf(achievementStats),
};

export type AchievementStatsEndpoints = typeof achievementStatsEndpoints;
