import { shownQuery } from "#kit/web/queries.ts";
import type { TeamMember } from "../team-members.content.ts";
import type { TeamMembersEndpoints } from "../team-members.contract.ts";

/** The members that visitors see, by display order. */
export const teamMembersQuery = shownQuery<TeamMember[]>({
  key: ["team-members"],
  fetch: (api, signal) => api.of<TeamMembersEndpoints>()("GET /team-members", { signal }),
});
