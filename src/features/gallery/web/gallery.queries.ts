import { publicQuery } from "#kit/web/api/queries.ts";
import type { GalleryImage } from "../gallery.content.ts";
import type { GalleryEndpoints } from "../gallery.contract.ts";

/** Gallery pictures of an event. */
export function eventPicturesQuery(event: number) {
  return publicQuery<GalleryImage[]>({
    key: ["gallery", "event", event],
    fetch: async (api, signal) => {
      const list = await api.of<GalleryEndpoints>()("GET /gallery", { query: { event }, signal });
      return list.filter((image) => image.is_active);
    },
  });
}

/** Gallery pictures by display order; the first `limit` of them where it is given. */
export function galleryQuery(limit?: number) {
  return publicQuery<GalleryImage[]>({
    key: ["gallery", limit ?? "all"],
    fetch: (api, signal) => api.of<GalleryEndpoints>()("GET /gallery", { query: { limit }, signal }),
  });
}
