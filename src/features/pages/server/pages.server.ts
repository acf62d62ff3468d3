import { type ContentServer, handlersOf, wordsOf } from "#kit/server/content-server.ts";
import { implement } from "#kit/server/http/mount.ts";
import { pages as content } from "../pages.content.ts";
import { pagesEndpoints } from "../pages.contract.ts";
import { addImage, pageVerbs } from "./pages.service.ts";
import { pages } from "./pages.table.ts";
import { footerPages, listVersions, shownPage } from "./shown-page.ts";

export default [
  {
    content,
    restore: pageVerbs.restore,
    routes: implement(pagesEndpoints, {
      ...handlersOf(pageVerbs),
      shown: (context, { params, query }) => shownPage(context, params.slug, query.version),
      footer: (context) => footerPages(context),
      versions: (context, { params }) => listVersions(context, params.id),
      addImage: (context) => addImage(context),
    }),
    words: wordsOf(pages),
  },
] satisfies ContentServer[];
