import { renderToReadableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { type Written, WrittenProvider } from "#kit/web/after-first-screen.tsx";
import { Api, type Transport } from "#kit/web/api/api.ts";
import { type PageStyles, PageStylesProvider, type StyleSheet } from "#kit/web/document/inlined-styles.tsx";
import { EntryProvider } from "#kit/web/document/late-scripts.tsx";
import { ownScripts, ScriptMarkProvider } from "#kit/web/document/own-scripts.ts";
import { dehydrated, type PageState } from "#kit/web/document/page-state.ts";
import { PageStateProvider } from "#kit/web/document/page-state-script.tsx";
import { type Rendering, renderingContext } from "#kit/web/loading.ts";
import { newQueryClient, PageProviders } from "#kit/web/page.tsx";

/** Of the same copy of the router that renders: the development server loads one of its own. */
export { createRequestHandler, matchRoutes };

/** Made by the build. */
export interface BuiltStyles {
  /** Style sheets by address: those of the page's routes go into it. */
  sheets: ReadonlyMap<string, string>;
}

interface Given {
  state: PageState;
  /** What pages bring with them; in development they ask for their parts as the router does. */
  builtStyles: BuiltStyles | undefined;
  report: (error: unknown) => void;
  /** Told of each finished page: the texts of the scripts and of the style element that we put into it. */
  onInlined: (scripts: string[], styles: string[]) => void;
}

const given = new WeakMap<Rendering, Given>();

/** What the server gives for one page: its state without data, and a transport that stays in the process. */
export function renderingOf({ transport, ...rest }: Given & { transport: Transport }): RouterContextProvider {
  const { state } = rest;
  const api = new Api({
    transport,
    language: state.language,
    base: "",
    checkoutBase: "",
    tokens: null,
    onSignedOut: () => {},
  });
  const rendering: Rendering = { api, client: newQueryClient(), language: state.language };
  given.set(rendering, rest);
  const context = new RouterContextProvider();
  context.set(renderingContext, rendering);
  return context;
}

/** Without it the router would write whole errors to the console, past the log. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  given.get((context as RouterContextProvider).get(renderingContext))?.report(error);
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const rendering = context.get(renderingContext);
  const { state: own, builtStyles, onInlined } = given.get(rendering) as Given;
  const sheets = builtStyles ? pageStylesOf(entry, builtStyles) : { inlined: [], linked: [] };
  const written: Written | undefined =
    sheets.linked.length > 0 ? { icons: new Set(), hasStyles: false } : undefined;
  const mark = crypto.randomUUID();
  const state = { ...own, queries: dehydrated(rendering.client) };
  let failed: unknown;
  const stream = await renderToReadableStream(
    <ScriptMarkProvider value={mark}>
      <PageStateProvider value={state}>
        <PageStylesProvider value={sheets}>
          <WrittenProvider value={written}>
            <PageProviders
              api={rendering.api}
              client={rendering.client}
              state={{ ...state, queries: undefined }}
            >
              <EntryProvider value={entry.manifest.entry.module}>
                <ServerRouter
                  context={builtStyles ? withoutInlinedStyles(entry, builtStyles) : entry}
                  url={request.url}
                  nonce={mark}
                />
              </EntryProvider>
            </PageProviders>
          </WrittenProvider>
        </PageStylesProvider>
      </PageStateProvider>
    </ScriptMarkProvider>,
    {
      nonce: mark,
      // Every part of a page stands in its place, to be read without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failed = error;
      },
    },
  );
  await stream.allReady;
  if (failed) throw failed;
  headers.set("content-type", "text/html; charset=utf-8");
  const rendered = await new Response(stream).text();
  const { html, scripts } = ownScripts(rendered, mark);
  // React writes the sheets into one element.
  onInlined(scripts, sheets.inlined.length > 0 ? [sheets.inlined.map(({ text }) => text).join("")] : []);
  return new Response(html, { status, headers });
}

/** Of a page that has a sheet for its first screen this and the frame's stand in the document (scripts/chunks.ts). */
const FIRST_SCREEN = /\/first-screen-[^/]*$/;
const FRAME = /\/frame-[^/]*$/;

/** The style sheets of the page's routes, in the order in which the router would ask for them. */
function pageStylesOf({ manifest, staticHandlerContext }: EntryContext, { sheets }: BuiltStyles): PageStyles {
  const hrefs = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const all = [...new Set(hrefs)].flatMap((href) => {
    const text = sheets.get(href);
    return text === undefined ? [] : { href, text };
  });
  if (!all.some(({ href }) => FIRST_SCREEN.test(href))) return { inlined: all, linked: [] };
  const isFirst = ({ href }: StyleSheet) => FIRST_SCREEN.test(href) || FRAME.test(href);
  return {
    inlined: all.filter(isFirst),
    linked: all.filter((sheet) => !isFirst(sheet)).map(({ href }) => href),
  };
}

/** What the router writes into the page, without what is there already. */
function withoutInlinedStyles(entry: EntryContext, { sheets }: BuiltStyles): EntryContext {
  const routes = Object.entries(entry.manifest.routes).map(([id, route]) => [
    id,
    route && { ...route, css: route.css?.filter((href) => !sheets.has(href)) },
  ]);
  return { ...entry, manifest: { ...entry.manifest, routes: Object.fromEntries(routes) } };
}
