import { pragueDay } from "#kit/contract/time/days.ts";
import { publicQuery } from "#kit/web/api/queries.ts";
import type { EventType } from "../event-types.ts";
import type { Event } from "../events.content.ts";
import type { EventsEndpoints } from "../events.contract.ts";
import { homeEvents } from "../home-events.ts";

/** Events of one type, upcoming ones first. */
export function eventsQuery(type: EventType) {
  return publicQuery<Event[]>({
    key: ["events", type],
    fetch: (api, signal) => api.of<EventsEndpoints>()("GET /events", { query: { type }, signal }),
  });
}

/** Those of them that the home page shows. */
export function homeEventsQuery(type: EventType) {
  const all = eventsQuery(type);
  return {
    ...all,
    key: [...all.key, "home"],
    fetch: async (...[api, signal]: Parameters<typeof all.fetch>) =>
      homeEvents(await all.fetch(api, signal), pragueDay(new Date())),
  };
}
