import { asc } from "drizzle-orm";
import { type ContentServer, handlersOf, wordsOf } from "#kit/server/content/content-server.ts";
import { verbsOf } from "#kit/server/content/content-verbs.ts";
import { implement } from "#kit/server/http/mount.ts";
import { achievements as content } from "../achievements.content.ts";
import { achievementsEndpoints } from "../achievements.contract.ts";
import { achievements } from "./achievements.table.ts";

const verbs = verbsOf(content, achievements);

export default [
  {
    content,
    restore: verbs.restore,
    routes: implement(achievementsEndpoints, {
      ...handlersOf(verbs),
      list: (context) => verbs.list(context, asc(achievements.year), asc(achievements.display_order)),
    }),
    words: wordsOf(achievements),
  },
] satisfies ContentServer[];
