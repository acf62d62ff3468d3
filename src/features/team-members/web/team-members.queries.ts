import { shownListOf } from "#kit/web/queries.ts";
import type { teamMembers } from "../team-members.content.ts";

/** The members that visitors see, by display order. */
export const teamMembersQuery = shownListOf<typeof teamMembers>("team-members");
