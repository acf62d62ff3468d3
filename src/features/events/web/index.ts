export { EventDate, EventPlace, useEventTitle } from "./cards/event-facts.tsx";
export { EventPlate } from "./cards/event-plate.tsx";
export { eventQuery, eventsQuery } from "./events.queries.ts";
export { useEventData } from "./use-event-data.ts";
