export { endListening } from "./live.ts";
