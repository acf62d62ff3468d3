export { addressOfPage } from "./page-address.ts";
export { PLACEHOLDER_KEYS } from "./placeholders.ts";
