import { isCalendarDay } from "#kit/contract/time/days.ts";
import { calendarOf } from "./event-calendar.ts";
import type { PublicEvent } from "./events.content.ts";

/** Events on the home page, beside the last race. */
export const HOME_EVENTS = 6;

/**
 * What the home page shows of a list as the API answers it: the first six, and the last race where it is none of them.
 * The poster and the last race alone are described there.
 */
export function homeEvents(events: readonly PublicEvent[], today: string): PublicEvent[] {
  const shown = events.filter((event) => event.is_active);
  const first = shown.slice(0, HOME_EVENTS);
  const poster = posterOf(first, today);
  const last = lastRaceOf(shown, today);
  const all = last && !first.includes(last) ? [...first, last] : first;
  return all.map((event) => (event === poster || event === last ? event : { ...event, description: "" }));
}

/** The event that stands large: the next race, the next event where there is none, else the first. */
export function posterOf(events: readonly PublicEvent[], today: string): PublicEvent | undefined {
  const { next, later } = calendarOf(events, today);
  return [next, ...later].find((event) => event && isRaceOfOurs(event)) ?? next ?? events[0];
}

/** The latest of our races that is over by `today`. */
export function lastRaceOf(events: readonly PublicEvent[], today: string): PublicEvent | undefined {
  return calendarOf(events, today).past.find(isRaceOfOurs);
}

/** A race that the team drives, on a day that there is. */
export function isRaceOfOurs({ event_type, is_race, date }: PublicEvent): boolean {
  return event_type === "our" && is_race && isCalendarDay(date);
}
