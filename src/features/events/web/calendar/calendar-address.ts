import type { Language } from "#kit/contract/language/language.ts";
import type { PageState } from "#kit/web/document/page-state.ts";
import type { EventType } from "../../event-types.ts";

interface CalendarAddresses {
  /** What calendars of phones and computers open and keep up to date. */
  subscribe: string;
  /** The page on which a Google account takes the calendar. */
  google: string;
  /** The same as a file, for calendars that take no subscription. */
  file: string;
}

/** Where the events of a type are a calendar (RFC 5545), in the visitor's language. */
export function calendarAddresses(
  { origin, hosts }: Pick<PageState["site"], "origin" | "hosts">,
  type: EventType,
  language: Language,
): CalendarAddresses {
  const path = `/events.ics?lang=${language}&type=${type}`;
  const subscribe = (hosts?.[language] ?? origin).replace(/\/$/, "").replace(/^https?:/, "webcal:") + path;
  return {
    subscribe,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscribe)}`,
    file: path,
  };
}
