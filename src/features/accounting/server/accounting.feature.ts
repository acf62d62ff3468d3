import { defineFeature } from "#kit/server/feature.ts";
import { accountingRoutes } from "./accounting.routes.ts";
import { declareAccountingJobs } from "./accounting-jobs.ts";

export const accounting = defineFeature({
  name: "accounting",
  routes: [accountingRoutes],
  jobs: [declareAccountingJobs],
});
