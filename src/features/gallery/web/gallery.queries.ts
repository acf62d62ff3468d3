import type { ApiQuery } from "#kit/web/queries.ts";
import type { GalleryEndpoints, GalleryImage } from "../gallery.contract.ts";

/** Gallery pictures by display order; the first `limit` of them where it is given. */
export function galleryQuery(limit?: number): ApiQuery<GalleryImage[]> {
  return {
    key: ["gallery", limit ?? "all"],
    shown: true,
    fetch: (api, signal) => api.of<GalleryEndpoints>()("GET /gallery", { query: { limit }, signal }),
  };
}
