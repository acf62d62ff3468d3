import type { ApiQuery } from "#kit/web/queries.ts";
import type { TeamMember, TeamMembersEndpoints } from "../../team-members.contract.ts";

/** All team members, hidden ones too: the team's view. */
export const allMembersQuery: ApiQuery<TeamMember[]> = {
  key: ["admin", "team-members"],
  staleTime: 0,
  fetch: (api, signal) => api.of<TeamMembersEndpoints>()("GET /team-members", { signal }),
};
