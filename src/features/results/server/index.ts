export { endListening } from "./live.ts";
export { finishRound } from "./rounds.service.ts";
export { listDrivers, listSeasons } from "./read-results.ts";
