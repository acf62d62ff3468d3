export { isMinor, isSamePerson } from "./statement.ts";
