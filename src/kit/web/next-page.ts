import { preload, preloadModule } from "react-dom";
import { matchRoutes, type RouteObject } from "react-router";
import { listedRoutes } from "./route-list.ts";

/**
 * Fetches the code and the style sheets of the page at a path of this site, at once. What the document has already
 * is not asked for again. The router's own prefetch begins a tenth of a second later and leaves style sheets out.
 */
export function preloadPage(pathname: string): void {
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
