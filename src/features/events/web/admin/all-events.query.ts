import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { Event } from "../../events.content.ts";
import type { EventsEndpoints } from "../../events.contract.ts";

/** All events, to choose one from: coming ones first, then past ones, latest first. */
export const allEventsQuery: ApiQuery<Event[]> = {
  key: ["events-to-choose"],
  fetch: (api, signal) => api.of<EventsEndpoints>()("GET /events", { signal }),
};
