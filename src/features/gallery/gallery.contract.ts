import { z } from "zod";
import { endpointsOf, reorderEndpointOf, schemasOf } from "#kit/contract/content/content-type.ts";
import { updateManyEndpointOf } from "#kit/contract/content/update-many.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { gallery } from "./gallery.content.ts";

const { list, ...others } = endpointsOf(gallery);
const schemas = schemasOf(gallery);

export const galleryEndpoints = {
  ...others,
  list: endpoint({
    ...list,
    summary:
      "Gallery pictures by display order, at most `limit` (1 to 200) where it is sent; `event` leaves those of one event",
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).optional(),
      event: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    }),
  }),
  reorder: reorderEndpointOf(gallery),
  updateMany: updateManyEndpointOf(gallery, {
    id: z.int().min(1).max(2_147_483_647),
    change: schemas.input.pick({ is_active: true, category: true }),
    record: schemas.record,
  }),
};

export type GalleryEndpoints = typeof galleryEndpoints;
