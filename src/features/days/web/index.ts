export { rideDaysQuery } from "./days.queries.ts";
export { RideDays } from "./ride-days.tsx";
