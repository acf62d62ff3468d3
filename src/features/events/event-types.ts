/** Pure: pages and editor share it. */

/** The team's own events and drift events of the world. */
export const EVENT_TYPES = ["our", "world"] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What `event_url` is where an event has no page of its own. */
export const NO_EVENT_URL = "#";

/** The type that an address names; null for every other value, which is ignored. */
export function eventTypeOf(value: string | null): EventType | null {
  return EVENT_TYPES.find((type) => type === value) ?? null;
}
