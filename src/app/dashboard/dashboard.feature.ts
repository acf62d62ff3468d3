import { defineFeature } from "#kit/server/feature.ts";
import { dashboardRoutes } from "./dashboard.routes.ts";

export const dashboard = defineFeature({ name: "dashboard", routes: [dashboardRoutes] });
