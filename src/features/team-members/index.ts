export { memberPath, memberSlugs } from "./member-address.ts";
