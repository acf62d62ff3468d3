import { contentServerOf } from "#kit/server/content/content-server.ts";
import { teamMembers as content } from "../team-members.content.ts";
import { teamMembers } from "./team-members.table.ts";

export default [contentServerOf(content, teamMembers)];
