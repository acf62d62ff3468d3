export {
  memberPath,
  memberQuery,
  type PublicMemberDetail,
  teamMembersQuery,
} from "./team-members.queries.ts";
