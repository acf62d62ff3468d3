export { goesWithQuery } from "./goes-with.queries.ts";
export { GoesWith } from "./goes-with.tsx";
