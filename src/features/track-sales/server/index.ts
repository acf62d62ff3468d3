export { trackTill } from "./track-till.ts";
