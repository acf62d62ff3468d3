import { defineFeature } from "#kit/server/feature.ts";
import { customerOrderRoutes } from "./customer-order.routes.ts";

export const customerOrder = defineFeature({ name: "customer-order", routes: [customerOrderRoutes] });
