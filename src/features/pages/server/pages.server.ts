import { type ContentServer, handlersOf, wordsOf } from "#kit/server/content-server.ts";
import { implement } from "#kit/server/http/mount.ts";
import { pages as content } from "../pages.content.ts";
import { pagesEndpoints } from "../pages.contract.ts";
import { pagePdf } from "./page-pdf.ts";
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
      pdf: async (context, { params, query }, reply) => {
        await reply
          .type("application/pdf")
          .header("cache-control", "no-cache")
          .header("content-disposition", `inline; filename="${params.slug}.pdf"`)
          .send(await pagePdf(context, params.slug, query.language));
      },
      footer: (context) => footerPages(context),
      versions: (context, { params }) => listVersions(context, params.id),
      addImage: (context) => addImage(context),
    }),
    words: wordsOf(pages),
  },
] satisfies ContentServer[];
