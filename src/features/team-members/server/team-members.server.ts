import { contentServerOf } from "#kit/server/content/content-server.ts";
import { contentReads } from "#kit/server/content/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import { teamMembers as content } from "../team-members.content.ts";
import { teamMembers } from "./team-members.table.ts";

/** The members that the asker may see, by display order. */
export const listMembers = ({ db, user }: Context) => contentReads(teamMembers).list(db, user !== null);

export default [contentServerOf(content, teamMembers)];
