export { EventResults, isTold } from "./event-results.tsx";
export { LastResult } from "./last-result.tsx";
export {
  carStartsQuery,
  eventRoundsQuery,
  memberStartsQuery,
  ownSuccessesQuery,
  roundQuery,
  seasonsQuery,
} from "./results.queries.ts";
export { SeasonsLinks } from "./seasons-links.tsx";
export { CareerFigures, DriverSeasons, StartsTable } from "./starts.tsx";
