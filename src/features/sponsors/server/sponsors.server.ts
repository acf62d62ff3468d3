import { type ContentServer, handlersOf, wordsOf } from "#kit/server/content-server.ts";
import { verbsOf } from "#kit/server/content-verbs.ts";
import { implement } from "#kit/server/http/mount.ts";
import { sponsors as content } from "../sponsors.content.ts";
import { sponsorsEndpoints } from "../sponsors.contract.ts";
import { sponsors } from "./sponsors.table.ts";

const verbs = verbsOf(content, sponsors);

export default [
  {
    content,
    restore: verbs.restore,
    routes: implement(sponsorsEndpoints, handlersOf(verbs)),
    words: wordsOf(sponsors),
  },
] satisfies ContentServer[];
