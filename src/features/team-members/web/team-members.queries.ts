import { publicListOf } from "#kit/web/api/queries.ts";
import type { teamMembers } from "../team-members.content.ts";

/** The members that visitors see, by display order. */
export const teamMembersQuery = publicListOf<typeof teamMembers>("team-members");
