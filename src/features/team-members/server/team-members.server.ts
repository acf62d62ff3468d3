import { type ContentServer, handlersOf, wordsOf } from "#kit/server/content-server.ts";
import { verbsOf } from "#kit/server/content-verbs.ts";
import { implement } from "#kit/server/http/mount.ts";
import { teamMembers as content } from "../team-members.content.ts";
import { teamMembersEndpoints } from "../team-members.contract.ts";
import { teamMembers } from "./team-members.table.ts";

const verbs = verbsOf(content, teamMembers);

export default [
  {
    content,
    restore: verbs.restore,
    routes: implement(teamMembersEndpoints, handlersOf(verbs)),
    words: wordsOf(teamMembers),
  },
] satisfies ContentServer[];
