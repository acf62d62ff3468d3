import { isCalendarDay } from "#kit/contract/time/days.ts";
import { type EventDays, lastDay } from "./event-days.ts";

interface Calendar<E> {
  /** The nearest event that is not over; null where there is none. */
  next: E | null;
  /** What comes after it, and events whose date is none. */
  later: E[];
  past: E[];
}

/**
 * Splits events by `today` (YYYY-MM-DD in Prague), each part in the order in which they came: the API answers
 * upcoming ones nearest first, then past ones latest first. An event is not over before its last day is.
 */
export function calendarOf<E extends EventDays>(events: readonly E[], today: string): Calendar<E> {
  const past = events.filter((event) => isCalendarDay(event.date) && lastDay(event) < today);
  const upcoming = events.filter((event) => !past.includes(event));
  const next = upcoming.find(({ date }) => isCalendarDay(date)) ?? null;
  return { next, later: upcoming.filter((event) => event !== next), past };
}
