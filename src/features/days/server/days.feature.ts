import { defineFeature } from "#kit/server/feature.ts";
import { daysFinder } from "./days.finder.ts";
import { teamCalendarRoutes } from "./team-calendar.routes.ts";

export const days = defineFeature({ name: "days", routes: [teamCalendarRoutes], finders: [daysFinder] });
