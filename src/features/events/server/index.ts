export { events } from "./events.table.ts";
