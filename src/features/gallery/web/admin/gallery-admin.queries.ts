import type { ApiQuery } from "#kit/web/queries.ts";
import type { GalleryEndpoints, GalleryImage } from "../../gallery.contract.ts";

/** All gallery pictures, hidden ones too: the team's view. */
export const allImagesQuery: ApiQuery<GalleryImage[]> = {
  key: ["admin", "gallery"],
  staleTime: 0,
  fetch: (api, signal) => api.of<GalleryEndpoints>()("GET /gallery", { signal }),
};
