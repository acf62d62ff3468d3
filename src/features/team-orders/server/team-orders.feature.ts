import { defineFeature } from "#kit/server/feature.ts";
import { teamOrdersRoutes } from "./team-orders.routes.ts";

export const teamOrders = defineFeature({ name: "team-orders", routes: [teamOrdersRoutes] });
