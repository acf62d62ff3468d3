import { defineFeature } from "#kit/server/feature.ts";
import { trackSalesRoutes } from "./track-sales.routes.ts";

export const trackSales = defineFeature({ name: "track-sales", routes: [trackSalesRoutes] });
