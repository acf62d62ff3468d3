import { defineFeature } from "#kit/server/feature.ts";
import { customerDataRoutes } from "./customer-data.routes.ts";

export const customerData = defineFeature({ name: "customer-data", routes: [customerDataRoutes] });
