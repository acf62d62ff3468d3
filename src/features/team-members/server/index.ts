export { teamMembers } from "./team-members.table.ts";
