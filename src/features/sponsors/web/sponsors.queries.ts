import { publicListOf } from "#kit/web/api/queries.ts";
import type { sponsors } from "../sponsors.content.ts";

/** The sponsors that visitors see, by display order. */
export const sponsorsQuery = publicListOf<typeof sponsors>("sponsors");
