import { publicListOf } from "#kit/web/api/queries.ts";
import type { achievementStats } from "../achievement-stats.content.ts";

const HALF_AN_HOUR_MS = 1_800_000;

/** The stats that visitors see, cached per language for 30 minutes. */
export const achievementStatsQuery = {
  ...publicListOf<typeof achievementStats>("achievement-stats"),
  staleTime: HALF_AN_HOUR_MS,
};
