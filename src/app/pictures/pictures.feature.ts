import { defineFeature } from "#kit/server/feature.ts";
import { restorePicture } from "./change-pictures.ts";
import { picturesFinder } from "./pictures.finder.ts";
import { picturesRoutes } from "./pictures.routes.ts";

export const pictures = defineFeature({
  name: "pictures",
  routes: [picturesRoutes],
  restores: { pictures: restorePicture },
  finders: [picturesFinder],
});
