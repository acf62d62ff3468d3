import { defineFeature } from "#kit/server/feature.ts";
import { goesWithRoutes } from "./goes-with.routes.ts";

export const goesWith = defineFeature({ name: "goes-with", routes: [goesWithRoutes] });
