import { defineFeature } from "#kit/server/feature.ts";
import { PARCEL_MAILS } from "./parcel.mails.ts";
import { declareParcelJobs } from "./parcel-jobs.ts";
import { parcelsRoutes } from "./parcels.routes.ts";

export const parcels = defineFeature({
  name: "parcels",
  routes: [parcelsRoutes],
  mails: Object.values(PARCEL_MAILS),
  jobs: [declareParcelJobs],
  restores: { parcels: null },
});
