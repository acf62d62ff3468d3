export { forgetOldNotes } from "./customer-notes.ts";
