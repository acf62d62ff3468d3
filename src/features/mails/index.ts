export { MAIL_STATES } from "./mail-states.ts";
