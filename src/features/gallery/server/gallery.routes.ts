import { implement } from "#kit/server/http/mount.ts";
import { galleryEndpoints } from "../gallery.contract.ts";
import {
  createImage,
  getImage,
  listImages,
  orderImages,
  removeImage,
  updateImage,
} from "./gallery.service.ts";

export const galleryRoutes = implement(galleryEndpoints, {
  list: (context, { query }) => listImages(context, query.limit),
  get: (context, { params }) => getImage(context, params.id),
  create: (context, { body }) => createImage(context, body),
  update: (context, { params, body }) => updateImage(context, params.id, body),
  remove: (context, { params }) => removeImage(context, params.id),
  reorder: (context, { body }) => orderImages(context, body.ids),
});
