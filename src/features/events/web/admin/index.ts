export { allEventsQuery } from "./all-events.query.ts";
