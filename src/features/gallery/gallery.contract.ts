import { z } from "zod";
import { contentContract, type Shown, text } from "#kit/contract/content.ts";
import { numberedOrder } from "#kit/contract/display-order.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { basedOn, flag, idParams, mediaPath, wholeNumber } from "#kit/contract/fields.ts";
import { GALLERY_CATEGORIES } from "./gallery-categories.ts";

/** No field is required (spec/back-office.md section 5). */
export const galleryContent = contentContract({
  texts: { title: text(), alt_text: text({ max: 500 }) },
  fields: {
    image_path: mediaPath(),
    thumbnail_path: mediaPath(),
    category: z.enum(GALLERY_CATEGORIES),
    display_order: wholeNumber(0),
    is_active: flag(),
  },
});

const image = galleryContent.record;

const pictures = { image: { kind: "image" }, thumbnail: { kind: "image" } } as const;

export type GalleryImage = z.output<typeof image>;
export type ShownGalleryImage = Shown<GalleryImage>;
export type GalleryImageInput = z.output<typeof galleryContent.input>;

export const galleryEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/gallery",
    access: "public",
    cache: true,
    summary: "Gallery pictures by display order, at most `limit` (1 to 200) where it is sent",
    query: z.object({ limit: z.coerce.number().int().min(1).max(200).optional() }),
    response: z.array(image),
  }),
  get: endpoint({
    method: "GET",
    path: "/gallery/:id",
    access: "public",
    cache: true,
    summary: "One gallery picture",
    params: idParams,
    response: image,
  }),
  create: endpoint({
    method: "POST",
    path: "/gallery",
    access: "admin",
    summary: "Adds a gallery picture; no field is required",
    body: galleryContent.input,
    files: pictures,
    status: 201,
    response: image,
  }),
  update: endpoint({
    method: "PUT",
    path: "/gallery/:id",
    access: "admin",
    summary: "Changes what is sent",
    params: idParams,
    headers: basedOn,
    body: galleryContent.input,
    files: pictures,
    response: image,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/gallery/:id",
    access: "admin",
    summary: "Deletes a gallery picture with its thumbnail",
    params: idParams,
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/display-order/gallery",
    access: "admin",
    summary: "Puts all gallery pictures into the order of `ids`",
    body: numberedOrder,
  }),
};

export type GalleryEndpoints = typeof galleryEndpoints;
