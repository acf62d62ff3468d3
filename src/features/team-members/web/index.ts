export { teamMembersQuery } from "./team-members.queries.ts";
