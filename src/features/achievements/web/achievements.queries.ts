import { shownQuery } from "#kit/web/queries.ts";
import type { Achievement } from "../achievements.content.ts";
import type { AchievementsEndpoints } from "../achievements.contract.ts";

/** The achievements that visitors see, by year. */
export const achievementsQuery = shownQuery<Achievement[]>({
  key: ["achievements"],
  fetch: (api, signal) => api.of<AchievementsEndpoints>()("GET /achievements", { signal }),
});
