import { defineFeature } from "#kit/server/feature.ts";
import { companiesRoutes } from "./companies.routes.ts";
import { declareRegisterJobs, forgetRegisterAnswers } from "./register-states.ts";

export const companies = defineFeature({
  name: "companies",
  routes: [companiesRoutes],
  jobs: [declareRegisterJobs],
  nightly: [forgetRegisterAnswers],
});
