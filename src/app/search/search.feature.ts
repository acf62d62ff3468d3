import { defineFeature } from "#kit/server/feature.ts";
import { peopleFinder } from "./people.finder.ts";
import { placeFinders } from "./places.finder.ts";
import { searchRoutes } from "./search.routes.ts";

export const search = defineFeature({
  name: "search",
  routes: ({ finders }) => [searchRoutes(finders)],
  finders: [...placeFinders, peopleFinder],
});
