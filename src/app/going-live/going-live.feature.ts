import { defineFeature } from "#kit/server/feature.ts";
import { goingLiveRoutes } from "./going-live.routes.ts";

export const goingLive = defineFeature({ name: "going-live", routes: [goingLiveRoutes] });
