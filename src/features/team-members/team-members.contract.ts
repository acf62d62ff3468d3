import { endpointsOf, reorderEndpointOf } from "#kit/contract/content-type.ts";
import { teamMembers } from "./team-members.content.ts";

export const teamMembersEndpoints = { ...endpointsOf(teamMembers), reorder: reorderEndpointOf(teamMembers) };

export type TeamMembersEndpoints = typeof teamMembersEndpoints;
