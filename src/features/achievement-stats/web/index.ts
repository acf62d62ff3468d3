export { StatCounters } from "./stat-counters.tsx";
