export { type LookState, lookForCode } from "./look-for-code.ts";
