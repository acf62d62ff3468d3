import { defineFeature } from "#kit/server/feature.ts";
import { filmsRoutes } from "./films.routes.ts";

export const films = defineFeature({ name: "films", routes: [filmsRoutes] });
