import { z } from "zod";
import { reorderEndpointOf, schemasOf } from "#kit/contract/content/content-type.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { isMediaPath } from "#kit/contract/media/media-path.ts";
import { basedOn, idParams } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { carPhotos } from "./car-photos.content.ts";

const { input, record } = schemasOf(carPhotos);
export const carPhoto = record.extend({ car_id: z.int(), image_path: z.string() });

/** As many as a form can name. */
const MOST = 100;

/** Lists of a multipart upload: the i-th belongs to the i-th picture. */
const photoUpload = z.object({
  car_id: z.coerce.number().int().optional(),
  /** Stored pictures of the library; they stand behind those of `images`. */
  paths: z.array(z.string().refine(isMediaPath)).max(MOST).default([]),
  names: z.array(z.string().trim().max(200)).max(MOST).default([]),
  display_orders: z
    .array(
      z.coerce
        .number()
        .int()
        .min(1, says({ en: "Order must be at least 1", cs: "Pořadí musí být alespoň 1" })),
    )
    .max(MOST)
    .default([]),
  descriptions: z
    .array(z.object({ en: z.string(), cs: z.string() }).partial())
    .max(MOST)
    .default([]),
});

const carIdParams = z.object({ carId: idParams.shape.id });

export type CarPhoto = z.output<typeof carPhoto>;
export type PhotoUpload = z.output<typeof photoUpload>;

export const MAX_PHOTOS_PER_UPLOAD = 20;

export const carPhotosEndpoints = {
  listOf: endpoint({
    method: "GET",
    path: "/car-photos/:carId",
    access: "public",
    roles: ["content"],
    cache: true,
    summary: "Photos of a car by display order",
    params: carIdParams,
    response: z.array(carPhoto),
  }),
  list: endpoint({
    method: "GET",
    path: "/car-photos",
    access: "public",
    roles: ["content"],
    cache: true,
    summary: "Photos of the car named by `car_id`",
    query: z.object({ car_id: idParams.shape.id }),
    response: z.array(carPhoto),
  }),
  add: endpoint({
    method: "POST",
    path: "/car-photos/:carId",
    access: "admin",
    roles: ["content"],
    summary: "Uploads up to 20 photos with their names, orders and captions",
    params: carIdParams,
    body: photoUpload,
    files: { images: { kind: "image", many: true } },
    status: 201,
    response: z.array(carPhoto),
  }),
  update: endpoint({
    method: "PUT",
    path: "/car-photos/:id",
    access: "admin",
    roles: ["content"],
    summary: "Changes a photo's name, order and captions",
    params: idParams,
    headers: basedOn,
    body: input,
    response: carPhoto,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/car-photos/:id",
    access: "admin",
    roles: ["content"],
    summary: "Deletes a photo",
    params: idParams,
  }),
  reorder: endpoint({
    ...reorderEndpointOf(carPhotos),
    summary: "Puts all photos of one car into the order of `ids`, counted from 1",
  }),
};

export type CarPhotosEndpoints = typeof carPhotosEndpoints;
