export { registerStates } from "./companies.table.ts";
