import { z } from "zod";
import { endpointsOf, reorderEndpointOf, schemasOf } from "#kit/contract/content/content-type.ts";
import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { slugParams } from "#kit/contract/validation/fields.ts";
import { carPhoto } from "./car-photos.contract.ts";
import { cars } from "./cars.content.ts";

const car = schemasOf(cars).record.extend({ slug: z.string() });
const carDetail = car.extend({ photos: z.array(carPhoto) });

export type Car = z.output<typeof car>;
/** As lists and cards show it: what stands on its own page alone is left out. */
export type PublicCar = Omit<PublicRecord<Car>, "description" | "build" | "results" | "film_url">;
export type CarDetail = z.output<typeof carDetail>;
export type PublicCarDetail = PublicRecord<CarDetail>;

const { list, get, create, update, remove } = endpointsOf(cars);
const bySlug = { path: "/cars/:slug", params: slugParams } as const;

/** A car is found by its slug, which comes from its name, and answered with its photos. */
export const carsEndpoints = {
  list: endpoint({ ...list, response: z.array(car) }),
  get: endpoint({ ...get, ...bySlug, summary: "One car with its photos", response: carDetail }),
  create: endpoint({
    ...create,
    summary: "Adds a car; its slug comes from its name",
    response: carDetail,
  }),
  update: endpoint({
    ...update,
    ...bySlug,
    summary: "Changes what is sent; `is_current` alone makes the car the current-season one",
    response: carDetail,
  }),
  remove: endpoint({ ...remove, ...bySlug, summary: "Deletes a car with its photos" }),
  reorder: reorderEndpointOf(cars),
};

export type CarsEndpoints = typeof carsEndpoints;
