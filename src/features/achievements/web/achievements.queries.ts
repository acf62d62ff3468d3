import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { type ApiQuery, publicListOf } from "#kit/web/api/queries.ts";
import { latestMilestones } from "../achievement-years.ts";
import type { Achievement, achievements } from "../achievements.content.ts";

/** The achievements that visitors see, by year. */
export const achievementsQuery = publicListOf<typeof achievements>("achievements");

/** The latest of them, as the home page shows them. */
export const milestonesQuery: ApiQuery<PublicRecord<Achievement>[]> = {
  ...achievementsQuery,
  key: [...achievementsQuery.key, "latest"],
  fetch: async (api, signal) =>
    latestMilestones((await achievementsQuery.fetch(api, signal)).filter((entry) => entry.is_active)),
};
