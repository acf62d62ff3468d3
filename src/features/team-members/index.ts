export { memberSlugs } from "./member-address.ts";
