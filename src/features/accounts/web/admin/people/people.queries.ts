import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { PeopleEndpoints, Person, SecondFactorDemand } from "../../../people.contract.ts";

/** Everybody with an account. Always fetched again: they sign in meanwhile. */
export const peopleQuery: ApiQuery<Person[]> = {
  key: ["people"],
  fetch: (api, signal) => api.of<PeopleEndpoints>()("GET /people", { signal }),
  staleTime: 0,
};

/** Whether everybody must have a second factor. */
export const demandQuery: ApiQuery<SecondFactorDemand> = {
  key: ["second-factor-demand"],
  fetch: (api, signal) => api.of<PeopleEndpoints>()("GET /people/second-factor", { signal }),
  staleTime: 0,
};
