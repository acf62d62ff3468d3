import { defineFeature } from "#kit/server/feature.ts";
import { resultsAdminRoutes, resultsRoutes } from "./results.routes.ts";

export const results = defineFeature({
  name: "results",
  routes: [resultsRoutes, resultsAdminRoutes],
  // Results have undo and corrections of their own.
  restores: { "result-series": null, "result-seasons": null, "result-rounds": null, "result-drivers": null },
});
