export { seasonsQuery } from "./results.queries.ts";
export { SeasonsLinks } from "./seasons-links.tsx";
