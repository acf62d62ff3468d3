import { settingTexts } from "#features/settings/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { type ContentServer, handlersOf, wordsOf } from "#kit/server/content/content-server.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";
import { isSystemPage } from "../page-address.ts";
import { pages as content } from "../pages.content.ts";
import { pagesEndpoints } from "../pages.contract.ts";
import { PLACEHOLDER_KEYS } from "../placeholders.ts";
import { addImage, pageVerbs } from "./pages.service.ts";
import { pages } from "./pages.table.ts";
import { footerPages, listVersions, shownPage } from "./shown-page.ts";
import { drawnOnce } from "./terms-attachment.ts";
import { documentFrom } from "./terms-content.ts";

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

/** A page as it applies today on paper; legal pages with the seller and their day. Throws NOT_FOUND. */
async function pagePdf(context: Context, slug: string, language: Language): Promise<Buffer> {
  const page = await shownPage({ ...context, language }, slug);
  const settings = await settingTexts(context.db, PLACEHOLDER_KEYS, language);
  const { title, lead, content, valid_from: since } = page;
  const document = { ...documentFrom({ title, content }, settings, language), since };
  if (isSystemPage(slug)) return drawnOnce(document);
  const first = lead ? [{ title: "", body: [lead] }] : [];
  return drawnOnce({ ...document, undated: true, parts: [...first, ...document.parts] });
}
