import { shownQuery } from "#kit/web/queries.ts";
import type { EventType } from "../event-types.ts";
import type { Event } from "../events.content.ts";
import type { EventsEndpoints } from "../events.contract.ts";

/** Events of one type, upcoming ones first. */
export function eventsQuery(type: EventType) {
  return shownQuery<Event[]>({
    key: ["events", type],
    fetch: (api, signal) => api.of<EventsEndpoints>()("GET /events", { query: { type }, signal }),
  });
}
