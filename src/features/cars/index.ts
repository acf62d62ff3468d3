export { carOfSeason } from "./car-specs.ts";
