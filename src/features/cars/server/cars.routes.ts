import { implement } from "#kit/server/http/mount.ts";
import { carsEndpoints } from "../cars.contract.ts";
import { addPhotos, listPhotos, orderPhotos, removePhoto, updatePhoto } from "./car-photos.service.ts";
import { createCar, getCar, listCars, orderCars, removeCar, updateCar } from "./cars.service.ts";

export const carsRoutes = implement(carsEndpoints, {
  list: (context) => listCars(context),
  get: (context, { params }) => getCar(context, params.slug),
  create: (context, { body }) => createCar(context, body),
  update: (context, { params, body }) => updateCar(context, params.slug, body),
  remove: (context, { params }) => removeCar(context, params.slug),
  photosOf: (context, { params }) => listPhotos(context, params.carId),
  photos: (context, { query }) => listPhotos(context, query.car_id),
  addPhotos: (context, { params, body }) => addPhotos(context, params.carId, body),
  updatePhoto: (context, { params, body }) => updatePhoto(context, params.id, body),
  removePhoto: (context, { params }) => removePhoto(context, params.id),
  reorderPhotos: (context, { body }) => orderPhotos(context, body.ids),
  reorder: (context, { body }) => orderCars(context, body.ids),
});
