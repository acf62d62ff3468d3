import { publicQuery } from "#kit/web/api/queries.ts";
import type { ResultsEndpoints, SeasonHead, ShownRound, ShownSeason } from "../results.contract.ts";

/** All published seasons of a year. */
export const yearQuery = (year: string) =>
  publicQuery<{ year: number; years: number[]; seasons: ShownSeason[] }>({
    key: ["results", "year", year],
    fetch: (api, signal) =>
      api.of<ResultsEndpoints>()("GET /results/years/:year", { params: { year }, signal }),
  });

/** One round; who follows it asks for it again. */
export const roundQuery = (id: string) =>
  publicQuery<ShownRound>({
    key: ["results", "round", id],
    fetch: (api, signal) => api.of<ResultsEndpoints>()("GET /results/rounds/:id", { params: { id }, signal }),
  });

/** The seasons that have a page. */
export const seasonsQuery = publicQuery<(SeasonHead & { rounds: number })[]>({
  key: ["results", "seasons"],
  fetch: (api, signal) => api.of<ResultsEndpoints>()("GET /results/seasons", { signal }),
});
