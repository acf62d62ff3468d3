import { shownListOf } from "#kit/web/queries.ts";
import type { sponsors } from "../sponsors.content.ts";

/** The sponsors that visitors see, by display order. */
export const sponsorsQuery = shownListOf<typeof sponsors>("sponsors");
