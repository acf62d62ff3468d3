import { type ApiQuery, publicQuery } from "#kit/web/api/queries.ts";
import { ownSuccesses, type Success } from "../own-successes.ts";
import type {
  DriverStarts,
  EventRound,
  LatestResult,
  ResultsEndpoints,
  SeasonHead,
  ShownRound,
  ShownSeason,
  ShownStarts,
} from "../results.contract.ts";

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

/** The rounds of an event. */
export const eventRoundsQuery = (event_id: number) =>
  publicQuery<EventRound[]>({
    key: ["results", "event", event_id],
    fetch: (api, signal) =>
      api.of<ResultsEndpoints>()("GET /results/rounds", { query: { event_id }, signal }),
  });

/** The starts of somebody of the team; null: never started. */
export const memberStartsQuery = (team_member_id: number) =>
  publicQuery<DriverStarts | null>({
    key: ["results", "member", team_member_id],
    fetch: async (api, signal) => {
      const call = api.of<ResultsEndpoints>();
      const [driver] = await call("GET /results/drivers", { query: { team_member_id }, signal });
      return driver ? call("GET /results/drivers/:id", { params: { id: driver.id }, signal }) : null;
    },
  });

/** The starts of one of the team's cars. */
export const carStartsQuery = (id: number) =>
  publicQuery<ShownStarts>({
    key: ["results", "car", id],
    fetch: (api, signal) => api.of<ResultsEndpoints>()("GET /results/cars/:id", { params: { id }, signal }),
  });

/** The last result, and how the team's drivers stand in its season; null: no round has been held. */
export const latestResultQuery = publicQuery<LatestResult | null>({
  key: ["results", "latest"],
  fetch: (api, signal) => api.of<ResultsEndpoints>()("GET /results/latest", { signal }),
});

/** What the team's drivers have won. */
export const ownSuccessesQuery: ApiQuery<Success[]> = {
  key: ["results", "own-successes"],
  staleTime: 0,
  fetch: async (api, signal) => {
    const call = api.of<ResultsEndpoints>();
    const own = (await call("GET /results/drivers", { signal })).filter(
      ({ team_member_id }) => team_member_id !== null,
    );
    const starts = own.map(({ id }) => call("GET /results/drivers/:id", { params: { id }, signal }));
    return ownSuccesses(await Promise.all(starts));
  },
};

/** The seasons that have a page. */
export const seasonsQuery = publicQuery<(SeasonHead & { rounds: number })[]>({
  key: ["results", "seasons"],
  fetch: (api, signal) => api.of<ResultsEndpoints>()("GET /results/seasons", { signal }),
});
