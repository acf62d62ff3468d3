import type { ApiQuery } from "#kit/web/queries.ts";
import type { Car, CarDetail, CarsEndpoints } from "../cars.contract.ts";

/** All cars that visitors may see, by display order. */
export const carsQuery: ApiQuery<Car[]> = {
  key: ["cars"],
  fetch: (api, signal) => api.of<CarsEndpoints>()("GET /cars", { signal }),
};

/** One car with its photos. */
export function carQuery(slug: string): ApiQuery<CarDetail> {
  return {
    key: ["cars", slug],
    fetch: (api, signal) => api.of<CarsEndpoints>()("GET /cars/:slug", { params: { slug }, signal }),
  };
}
