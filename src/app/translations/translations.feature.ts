import { defineFeature } from "#kit/server/feature.ts";
import { translationsRoutes } from "./translations.routes.ts";

export const translations = defineFeature({ name: "translations", routes: [translationsRoutes] });
