import { defineFeature } from "#kit/server/feature.ts";
import { cashDeskRoutes } from "./cash-desk.routes.ts";

export const cashDesk = defineFeature({ name: "cash-desk", routes: [cashDeskRoutes] });
