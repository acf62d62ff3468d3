import { z } from "zod";
import { alternativeText, contentContract, type Shown, text } from "#kit/contract/content.ts";
import { numberedOrder } from "#kit/contract/display-order.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import {
  basedOn,
  flag,
  idParams,
  json,
  mediaPath,
  optionalWholeNumber,
  slugParams,
  wholeNumber,
} from "#kit/contract/fields.ts";
import { says } from "#kit/contract/says.ts";
import { DEFAULT_SPEC_ICONS, SPEC_ICONS } from "./car-specs.ts";

const nameRequired = says({
  en: "Name is required in both languages",
  cs: "Název je povinný v obou jazycích",
});

const icon = z.enum(SPEC_ICONS);
const label = z.object({ en: z.string().trim().max(60), cs: z.string().trim().max(60) });

const specIcons = z.object({
  spec_1_icon: icon.default(DEFAULT_SPEC_ICONS.spec_1_icon),
  spec_1_label: label.default(DEFAULT_SPEC_ICONS.spec_1_label),
  spec_2_icon: icon.default(DEFAULT_SPEC_ICONS.spec_2_icon),
  spec_2_label: label.default(DEFAULT_SPEC_ICONS.spec_2_label),
  spec_3_icon: icon.default(DEFAULT_SPEC_ICONS.spec_3_icon),
  spec_3_label: label.default(DEFAULT_SPEC_ICONS.spec_3_label),
  spec_4_icon: icon.default(DEFAULT_SPEC_ICONS.spec_4_icon),
  spec_4_label: label.default(DEFAULT_SPEC_ICONS.spec_4_label),
});

export const carContent = contentContract({
  texts: {
    name: text({ required: nameRequired }),
    description: text({ max: 5000 }),
    specs_1: text(),
    specs_2: text(),
    specs_3: text(),
    specs_4: text(),
    image_alt: alternativeText(),
  },
  fields: {
    image_path: mediaPath(),
    horsepower: optionalWholeNumber(0, 10_000),
    display_order: wholeNumber(0),
    is_active: flag(),
    is_current: flag(),
    spec_icons: json(specIcons),
  },
});

/** The caption of a photo is its only text; the team's own `name` for it is not shown on the site. */
export const photoContent = contentContract({
  texts: { description: text({ max: 1000 }) },
  fields: { name: z.string().trim().max(200), display_order: wholeNumber(1) },
});

const carPhoto = photoContent.record.extend({ car_id: z.int(), image_path: z.string() });
const car = carContent.record.extend({ slug: z.string() });
const carDetail = car.extend({ photos: z.array(carPhoto) });

/** Lists of a multipart upload: the i-th belongs to the i-th picture. */
const photoUpload = z.object({
  car_id: z.coerce.number().int().optional(),
  names: z.array(z.string().trim().max(200)).default([]),
  display_orders: z
    .array(
      z.coerce
        .number()
        .int()
        .min(1, says({ en: "Order must be at least 1", cs: "Pořadí musí být alespoň 1" })),
    )
    .default([]),
  descriptions: z.array(z.object({ en: z.string(), cs: z.string() }).partial()).default([]),
});

const carIdParams = z.object({ carId: idParams.shape.id });

export type Car = z.output<typeof car>;
export type ShownCar = Shown<Car>;
export type CarDetail = z.output<typeof carDetail>;
export type ShownCarDetail = Shown<CarDetail>;
export type CarPhoto = z.output<typeof carPhoto>;
export type CarInput = z.output<typeof carContent.input>;
export type PhotoInput = z.output<typeof photoContent.input>;
export type PhotoUpload = z.output<typeof photoUpload>;
export type CarTexts = Car["translations"]["en"];

export const MAX_PHOTOS_PER_UPLOAD = 20;

export const carsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/cars",
    access: "public",
    cache: true,
    summary: "Cars by display order; visitors see the active ones",
    response: z.array(car),
  }),
  get: endpoint({
    method: "GET",
    path: "/cars/:slug",
    access: "public",
    cache: true,
    summary: "One car with its photos",
    params: slugParams,
    response: carDetail,
  }),
  create: endpoint({
    method: "POST",
    path: "/cars",
    access: "admin",
    summary: "Adds a car; its slug comes from its name",
    body: carContent.input,
    files: { image: { kind: "image" } },
    status: 201,
    response: carDetail,
  }),
  update: endpoint({
    method: "PUT",
    path: "/cars/:slug",
    access: "admin",
    summary: "Changes what is sent; `is_current` alone makes the car the current-season one",
    params: slugParams,
    headers: basedOn,
    body: carContent.input,
    files: { image: { kind: "image" } },
    response: carDetail,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/cars/:slug",
    access: "admin",
    summary: "Deletes a car with its photos",
    params: slugParams,
  }),
  photosOf: endpoint({
    method: "GET",
    path: "/car-photos/:carId",
    access: "public",
    cache: true,
    summary: "Photos of a car by display order",
    params: carIdParams,
    response: z.array(carPhoto),
  }),
  photos: endpoint({
    method: "GET",
    path: "/car-photos",
    access: "public",
    cache: true,
    summary: "Photos of the car named by `car_id`",
    query: z.object({ car_id: idParams.shape.id }),
    response: z.array(carPhoto),
  }),
  addPhotos: endpoint({
    method: "POST",
    path: "/car-photos/:carId",
    access: "admin",
    summary: "Uploads up to 20 photos with their names, orders and captions",
    params: carIdParams,
    body: photoUpload,
    files: { images: { kind: "image", many: true } },
    status: 201,
    response: z.array(carPhoto),
  }),
  updatePhoto: endpoint({
    method: "PUT",
    path: "/car-photos/:id",
    access: "admin",
    summary: "Changes a photo's name, order and captions",
    params: idParams,
    headers: basedOn,
    body: photoContent.input,
    response: carPhoto,
  }),
  removePhoto: endpoint({
    method: "DELETE",
    path: "/car-photos/:id",
    access: "admin",
    summary: "Deletes a photo",
    params: idParams,
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/display-order/cars",
    access: "admin",
    summary: "Puts all cars into the order of `ids`",
    body: numberedOrder,
  }),
  reorderPhotos: endpoint({
    method: "PUT",
    path: "/display-order/car-photos",
    access: "admin",
    summary: "Puts all photos of one car into the order of `ids`, counted from 1",
    body: numberedOrder,
  }),
};

export type CarsEndpoints = typeof carsEndpoints;
