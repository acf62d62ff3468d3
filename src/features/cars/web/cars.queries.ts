import type { Language } from "#kit/contract/language/language.ts";
import { publicQuery } from "#kit/web/api/queries.ts";
import type { Car, CarDetail, CarsEndpoints } from "../cars.contract.ts";

/** A car as lists show it: what else it says stands on its own page. */
type ListedCar = Omit<Car, "translations" | "description" | "build" | "results" | "film_url">;

/** All cars that visitors may see, by display order; a signed-in member of the team is answered hidden ones too. */
export const carsQuery = publicQuery<ListedCar[]>({
  key: ["cars"],
  fetch: async (api, signal) =>
    (await api.of<CarsEndpoints>()("GET /cars", { signal }))
      .filter((car) => car.is_active)
      .map(({ description, build, results, film_url, translations, ...car }) =>
        inLanguage(car, api.language),
      ),
});

/** The labels of a car's specifications in the language of the page alone: lists have many of them. */
function inLanguage<C extends Pick<Car, "spec_icons">>(car: C, language: Language): C {
  const icons = Object.entries(car.spec_icons).map(([name, value]) => {
    if (typeof value === "string") return [name, value];
    const label = value[language];
    return [name, { en: label, cs: label }];
  });
  return { ...car, spec_icons: Object.fromEntries(icons) };
}

/** One car with its photos. */
export function carQuery(slug: string) {
  return publicQuery<CarDetail>({
    key: ["cars", slug],
    fetch: (api, signal) => api.of<CarsEndpoints>()("GET /cars/:slug", { params: { slug }, signal }),
  });
}
