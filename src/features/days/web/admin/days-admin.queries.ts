import type { CarsEndpoints } from "#features/cars/cars.contract.ts";
import type { ProductsEndpoints } from "#features/products/products.contract.ts";
import { teamMembers } from "#features/team-members/team-members.content.ts";
import type { ApiQuery } from "#kit/web/api/queries.ts";
import { allQueryOf } from "#kit/web/editor/records/content-calls.ts";
import type { Day, DaysEndpoints, ListedDay } from "../../days.contract.ts";

/** How many past days the list begins with: more than a season has. */
export const PAST_DAYS = 60;

/** Days to come and so many past ones, or all; drafts too: the team's view. */
export function teamDaysQuery(past?: number): ApiQuery<ListedDay[]> {
  return {
    key: ["admin", "days", "list", past ?? "all"],
    staleTime: 0,
    fetch: (api, signal) => api.of<DaysEndpoints>()("GET /days", { query: { past }, signal }),
  };
}

export function dayQuery(id: number): ApiQuery<Day> {
  return {
    key: ["admin", "days", id],
    staleTime: 0,
    fetch: (api, signal) => api.of<DaysEndpoints>()("GET /days/:id", { params: { id }, signal }),
  };
}

/** What a day can serve, and with whom. */
export const servedQueries = {
  products: {
    key: ["admin", "products"],
    fetch: (api, signal) => api.of<ProductsEndpoints>()("GET /products", { signal }),
  } satisfies ApiQuery<unknown>,
  cars: {
    key: ["admin", "cars"],
    fetch: (api, signal) => api.of<CarsEndpoints>()("GET /cars", { signal }),
  } satisfies ApiQuery<unknown>,
  drivers: allQueryOf(teamMembers),
};
