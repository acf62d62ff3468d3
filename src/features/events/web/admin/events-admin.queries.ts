import type { ApiQuery } from "#kit/web/queries.ts";
import type { Event, EventsEndpoints } from "../../events.contract.ts";

/** All events of both types, hidden ones too, in the API's order: the team's view. */
export const allEventsQuery: ApiQuery<Event[]> = {
  key: ["admin", "events"],
  staleTime: 0,
  fetch: (api, signal) => api.of<EventsEndpoints>()("GET /events", { signal }),
};
