import type { ApiQuery } from "#kit/web/queries.ts";
import type { EventType } from "../event-types.ts";
import type { Event, EventsEndpoints } from "../events.contract.ts";

/** Events of one type, upcoming ones first. */
export function eventsQuery(type: EventType): ApiQuery<Event[]> {
  return {
    key: ["events", type],
    shown: true,
    fetch: (api, signal) => api.of<EventsEndpoints>()("GET /events", { query: { type }, signal }),
  };
}
