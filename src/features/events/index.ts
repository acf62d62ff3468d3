export { calendarOf } from "./event-calendar.ts";
export { lastDay } from "./event-days.ts";
export { type EventType, eventTypeOf, NO_EVENT_URL } from "./event-types.ts";
