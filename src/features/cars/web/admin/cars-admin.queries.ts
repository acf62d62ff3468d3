import type { ApiQuery } from "#kit/web/queries.ts";
import type { Car, CarDetail, CarsEndpoints } from "../../cars.contract.ts";

/** All cars, hidden ones too: the team's view. */
export const allCarsQuery: ApiQuery<Car[]> = {
  key: ["admin", "cars"],
  staleTime: 0,
  fetch: (api, signal) => api.of<CarsEndpoints>()("GET /cars", { signal }),
};

export const carWithPhotosQuery = (slug: string): ApiQuery<CarDetail> => ({
  key: ["admin", "car", slug],
  staleTime: 0,
  fetch: (api, signal) => api.of<CarsEndpoints>()("GET /cars/:slug", { params: { slug }, signal }),
});
