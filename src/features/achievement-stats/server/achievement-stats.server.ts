import { type ContentServer, handlersOf, wordsOf } from "#kit/server/content-server.ts";
import { verbsOf } from "#kit/server/content-verbs.ts";
import { implement } from "#kit/server/http/mount.ts";
import { achievementStats as content } from "../achievement-stats.content.ts";
import { achievementStatsEndpoints } from "../achievement-stats.contract.ts";
import { achievementStats } from "./achievement-stats.table.ts";

const verbs = verbsOf(content, achievementStats);

export default [
  {
    content,
    restore: verbs.restore,
    routes: implement(achievementStatsEndpoints, handlersOf(verbs)),
    words: wordsOf(achievementStats),
  },
] satisfies ContentServer[];
