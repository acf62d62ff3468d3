export { eventPath, eventSlug } from "./event-address.ts";
export { calendarOf } from "./event-calendar.ts";
export { lastDay } from "./event-days.ts";
export { programmeLines } from "./event-lines.ts";
export { hasPicture } from "./event-picture.ts";
export { type EventType, eventTypeOf, NO_EVENT_URL } from "./event-types.ts";
