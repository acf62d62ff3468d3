import { z } from "zod";
import { endpointsOf, reorderEndpointOf } from "#kit/contract/content/content-type.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { idParams, instant, slugParams, wholeNumber } from "#kit/contract/validation/fields.ts";
import { pages } from "./pages.content.ts";

const shownPage = z.object({
  id: z.int().nullable(),
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  content: z.string(),
  /** The first day of this text, YYYY-MM-DD in Prague. */
  valid_from: z.string(),
  /** Null for the draft that comes with the program. */
  version: z.int().nullable(),
  /** Whether it is the text of today. */
  is_current: z.boolean(),
});

const pageVersion = z.object({
  id: z.int(),
  valid_from: z.string(),
  created_at: instant(),
  is_current: z.boolean(),
});

export type ShownPage = z.output<typeof shownPage>;
export type PageVersion = z.output<typeof pageVersion>;

export const pagesEndpoints = {
  ...endpointsOf(pages),
  reorder: reorderEndpointOf(pages),
  shown: endpoint({
    method: "GET",
    path: "/pages/shown/:slug",
    access: "public",
    cache: true,
    summary: "A page in the asked language as it applies today, or an earlier `version` of it",
    params: slugParams,
    query: z.object({ version: wholeNumber(1).optional() }),
    response: shownPage,
  }),
  pdf: endpoint({
    method: "GET",
    path: "/pages/shown/:slug/pdf",
    access: "public",
    summary: "The words of a page as PDF in `language`, as they apply today",
    params: slugParams,
    query: z.object({ language: z.enum(LANGUAGES) }),
    raw: { contentType: "application/pdf" },
  }),
  footer: endpoint({
    method: "GET",
    path: "/pages/footer",
    access: "public",
    cache: true,
    summary: "The team's own pages that stand in the footer",
    response: z.array(z.object({ slug: z.string(), title: z.string() })),
  }),
  versions: endpoint({
    method: "GET",
    path: "/pages/:id/versions",
    access: "admin",
    roles: ["content"],
    summary: "All versions of a page, newest first",
    params: idParams,
    response: z.array(pageVersion),
  }),
  addImage: endpoint({
    method: "POST",
    path: "/pages/images",
    access: "admin",
    roles: ["content"],
    summary: "Stores a picture for a page's text; one that no text shows is swept away",
    files: { image: { kind: "image" } },
    status: 201,
    response: z.object({ image_path: z.string() }),
  }),
};

export type PagesEndpoints = typeof pagesEndpoints;
