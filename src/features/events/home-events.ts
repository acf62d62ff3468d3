import { calendarOf } from "./event-calendar.ts";
import type { PublicEvent } from "./events.content.ts";

/** Events on the home page. */
const HOME_EVENTS = 6;

/** What the home page shows of a list as the API answers it: the first six, of which the first is described there. */
export function homeEvents(events: readonly PublicEvent[], today: string): PublicEvent[] {
  const first = events.filter((event) => event.is_active).slice(0, HOME_EVENTS);
  const described = calendarOf(first, today).next ?? first[0];
  return first.map((event) => (event === described ? event : { ...event, description: "" }));
}
