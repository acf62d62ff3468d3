import { z } from "zod";
import { endpointsOf, reorderEndpointOf } from "#kit/contract/content-type.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { gallery } from "./gallery.content.ts";

const { list, ...others } = endpointsOf(gallery);

export const galleryEndpoints = {
  ...others,
  list: endpoint({
    ...list,
    summary: "Gallery pictures by display order, at most `limit` (1 to 200) where it is sent",
    query: z.object({ limit: z.coerce.number().int().min(1).max(200).optional() }),
  }),
  reorder: reorderEndpointOf(gallery),
};

export type GalleryEndpoints = typeof galleryEndpoints;
