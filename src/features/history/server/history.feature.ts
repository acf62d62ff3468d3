import { defineFeature } from "#kit/server/feature.ts";
import { historyRoutes } from "./history.routes.ts";

export const history = defineFeature({ name: "history", routes: (site) => [historyRoutes(site)] });
