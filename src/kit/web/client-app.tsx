import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import {
  createBrowserRouter,
  Outlet,
  type RouteObject,
  redirect,
  redirectDocument,
  ScrollRestoration,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import type { Transport } from "./api/api.ts";
import { browserApi } from "./api/browser-api.ts";
import { CLIENT_APP_ID, readPageState } from "./document/page-state.ts";
import { newQueryClient, PageProviders } from "./page.tsx";
import type { PageRules } from "./page-rules.ts";
import { HydrationBoundary } from "./ui/hydration/hydration.tsx";

/** A page of an app that only the browser draws. The server reads the same table, for what each page is. */
export interface AppRoute {
  path: string;
  /** Its module, below `src`. */
  file?: string;
  /** Where it leads instead. */
  redirect?: string;
  handle?: PageRules;
}

interface Options {
  routes: AppRoute[];
  /** The modules of the routes' files, as `import.meta.glob` names them. */
  modules: Record<string, () => Promise<PageModule>>;
  /** What stands around every page. */
  frame: (pages: RouteObject[]) => RouteObject;
  transport: Transport;
}

export interface PageModule {
  default: ComponentType;
  handle?: PageRules;
}

/** Draws an app into the document that the server sent for it (src/app/rendering/client-apps.ts). */
export function startClientApp({ routes, modules, frame, transport }: Options): void {
  const pages = routes.map(({ path, file, redirect: to, handle }): RouteObject => {
    if (to) return { path, loader: () => redirect(to) };
    const load = modules[`/src/${file}`];
    if (!load) throw new Error(`No module of a page: ${file}`);
    return { path, ...(handle && { handle }), lazy: () => page(load) };
  });
  const router = createBrowserRouter([{ Component: Root, children: [frame(pages), ELSEWHERE] }]);

  async function page(load: () => Promise<PageModule>) {
    try {
      const { default: Component, handle } = await load();
      return { Component, ...(handle && { handle }) };
    } catch (error) {
      // After an update the page's file has another name, which a new document knows.
      const { location: next } = router.state.navigation;
      if (!next) throw error;
      location.assign(next.pathname + next.search + next.hash);
      return new Promise<never>(() => {});
    }
  }

  // The router's plugin for Vite, which reloads changed parts in development, looks for it there.
  if (import.meta.hot) Object.assign(window, { __reactRouterDataRouter: router });

  const state = readPageState();
  const client = newQueryClient();
  // Without a network a write fails with words, instead of waiting unseen for the network to come back.
  client.setDefaultOptions({ ...client.getDefaultOptions(), mutations: { networkMode: "always" } });
  createRoot(document.getElementById(CLIENT_APP_ID) as HTMLElement).render(
    <StrictMode>
      <PageProviders api={browserApi(state, transport)} client={client} state={state}>
        <HydrationBoundary>
          <RouterProvider router={router} />
        </HydrationBoundary>
      </PageProviders>
    </StrictMode>,
  );
}

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Whatever stands outside of an app is entered by loading it. */
const ELSEWHERE: RouteObject = {
  path: "*",
  loader: ({ request }) => {
    const { pathname, search, hash } = new URL(request.url);
    return redirectDocument(pathname + search + hash);
  },
};
