import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { preload, preloadModule } from "react-dom";
import { Link, matchRoutes, type RouteObject } from "react-router";
import { renditionUrl, srcSet } from "#kit/contract/media/media-path.ts";
import { type ApiQuery, prefetchAll } from "../../api/queries.ts";
import { useLanguage } from "../../language/language.tsx";
import { useApi, useSite } from "../../page-context.ts";
import { usePageData } from "../../page-data.ts";
import { listedRoutes } from "../../route-list.ts";

interface Props extends Omit<ComponentProps<typeof Link>, "prefetch"> {
  /** What the page behind the link reads; fetched when the pointer rests on it, so that a click waits for nothing. */
  queries?: ApiQuery<unknown>[];
  /** The first picture of that page, with the `sizes` it has there. */
  picture?: { path: string; sizes: string } | undefined;
}

/** A link inside the site; code, styles, data and first picture of its page are prefetched. */
export function SiteLink({ queries, picture, onPointerEnter, onFocus, onTouchStart, ...link }: Props) {
  const client = useQueryClient();
  const api = useApi();
  const { language } = useLanguage();
  const { mediaBase } = useSite();
  const needsOf = usePageData();

  function prepare({ origin, pathname }: HTMLAnchorElement) {
    const needs = needsOf(pathname);
    if (origin === location.origin && pathname !== location.pathname) {
      preloadPage(pathname);
      // What fails is asked for again by the page.
      needs.load?.().catch(() => {});
    }
    void prefetchAll(client, api, language, [...(queries ?? []), ...(needs.queries ?? [])]);
    if (!picture) return;
    const image = new Image();
    image.sizes = picture.sizes;
    image.srcset = srcSet(picture.path, undefined, mediaBase) ?? "";
    image.src = mediaBase + renditionUrl(picture.path, 640);
  }

  return (
    <Link
      {...link}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prepare(event.currentTarget);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prepare(event.currentTarget);
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        prepare(event.currentTarget);
      }}
    />
  );
}

/**
 * Fetches the code and the style sheets of the page at a path of this site, at once. What the document has already
 * is not asked for again. The router's own prefetch begins a tenth of a second later and leaves style sheets out.
 */
function preloadPage(pathname: string): void {
  const routes = listedRoutes();
  for (const { route } of matchRoutes(childrenOf(undefined), pathname) ?? []) {
    const { module, imports = [], css = [] } = routes[route.id ?? ""] ?? {};
    for (const href of css) preload(href, { as: "style" });
    for (const href of module ? [module, ...imports] : []) preloadModule(href, { as: "script" });
  }
}

/** The list as the tree that paths are matched against. */
function childrenOf(parent: string | undefined): RouteObject[] {
  const routes = Object.values(listedRoutes()).filter((route) => route?.parentId === parent);
  return routes.flatMap((route) => {
    if (!route) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: childrenOf(id) }];
  });
}
