export {
  memberPath,
  memberQuery,
  type PublicMember,
  type PublicMemberDetail,
  teamMembersQuery,
} from "./team-members.queries.ts";
