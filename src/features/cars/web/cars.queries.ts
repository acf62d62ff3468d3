import { shownQuery } from "#kit/web/queries.ts";
import type { Car, CarDetail, CarsEndpoints } from "../cars.contract.ts";

/** All cars that visitors may see, by display order; a signed-in member of the team is answered hidden ones too. */
export const carsQuery = shownQuery<Car[]>({
  key: ["cars"],
  fetch: async (api, signal) =>
    (await api.of<CarsEndpoints>()("GET /cars", { signal })).filter((car) => car.is_active),
});

/** One car with its photos. */
export function carQuery(slug: string) {
  return shownQuery<CarDetail>({
    key: ["cars", slug],
    fetch: (api, signal) => api.of<CarsEndpoints>()("GET /cars/:slug", { params: { slug }, signal }),
  });
}
