import type { ApiQuery } from "#kit/web/queries.ts";
import type { TeamMember, TeamMembersEndpoints } from "../team-members.contract.ts";

/** The members that visitors see, by display order. */
export const teamMembersQuery: ApiQuery<TeamMember[]> = {
  key: ["team-members"],
  shown: true,
  fetch: (api, signal) => api.of<TeamMembersEndpoints>()("GET /team-members", { signal }),
};
