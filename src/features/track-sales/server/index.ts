export { openTrackTill } from "./track-till.ts";
