import type { Shown } from "#kit/contract/shown.ts";
import { type ApiQuery, shownListOf } from "#kit/web/queries.ts";
import { latestMilestones } from "../achievement-years.ts";
import type { Achievement, achievements } from "../achievements.content.ts";

/** The achievements that visitors see, by year. */
export const achievementsQuery = shownListOf<typeof achievements>("achievements");

/** The latest of them, as the home page shows them. */
export const milestonesQuery: ApiQuery<Shown<Achievement>[]> = {
  ...achievementsQuery,
  key: [...achievementsQuery.key, "latest"],
  fetch: async (api, signal) =>
    latestMilestones((await achievementsQuery.fetch(api, signal)).filter((entry) => entry.is_active)),
};
