export { endListening } from "./live.ts";
export { listDrivers, listSeasons } from "./read-results.ts";
export { finishRound } from "./rounds.service.ts";
