import { shownListOf } from "#kit/web/queries.ts";
import type { achievements } from "../achievements.content.ts";

/** The achievements that visitors see, by year. */
export const achievementsQuery = shownListOf<typeof achievements>("achievements");
