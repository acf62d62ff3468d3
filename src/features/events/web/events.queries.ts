import { pragueDay } from "#kit/contract/time/days.ts";
import { publicQuery } from "#kit/web/api/queries.ts";
import { eventSlug } from "../event-address.ts";
import type { EventType } from "../event-types.ts";
import type { Event, ListedEvent, PageEvent } from "../events.content.ts";
import type { EventsEndpoints } from "../events.contract.ts";
import { homeEvents } from "../home-events.ts";

/** Events of one type, upcoming ones first. */
export function eventsQuery(type: EventType) {
  return publicQuery<ListedEvent[]>({
    key: ["events", type],
    fetch: async (api, signal) =>
      (await api.of<EventsEndpoints>()("GET /events", { query: { type }, signal })).map(listed),
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

/** One event, with all that its page says. */
export function eventQuery(id: number) {
  return publicQuery<PageEvent>({
    key: ["events", "one", id],
    fetch: async (api, signal) => {
      const event = await api.of<EventsEndpoints>()("GET /events/:id", { params: { id }, signal });
      return { ...event, slug: eventSlug(event) };
    },
  });
}

function listed(event: Event): ListedEvent {
  const { map_url, tickets_url, film_url, programme, tickets, way, line_up, weather, tag, ...shown } = event;
  return { ...shown, slug: eventSlug(event) };
}
