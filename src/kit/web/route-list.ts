/** A page's code and style sheets, as the router lists them. */
interface ListedRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: true;
  module: string;
  imports?: string[];
  css?: string[];
}

declare global {
  interface Window {
    /** Comes with the document, before all other code. */
    __reactRouterManifest?: { routes: Record<string, ListedRoute | undefined> };
  }
}

/** All pages that this document can lead to without being left, by id. */
export function listedRoutes(): Record<string, ListedRoute | undefined> {
  return window.__reactRouterManifest?.routes ?? {};
}
