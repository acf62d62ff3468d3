import { renderToReadableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { Api, type Transport } from "#kit/web/api.ts";
import { type Rendering, renderingContext } from "#kit/web/loading.ts";
import { newQueryClient, PageProviders } from "#kit/web/page.tsx";
import { dehydrated, type PageState } from "#kit/web/page-state.ts";
import { PageStateProvider } from "#kit/web/page-state-script.tsx";

/** The handler of the same copy of the router that renders: the development server loads one of its own. */
export { createRequestHandler };

const pageStates = new WeakMap<Rendering, PageState>();
const reports = new WeakMap<Rendering, (error: unknown) => void>();

/** What the server gives for one page: its state without data, and a transport that stays in the process. */
export function renderingOf(
  state: PageState,
  transport: Transport,
  report: (error: unknown) => void,
): RouterContextProvider {
  const api = new Api({
    transport,
    language: state.language,
    base: "",
    checkoutBase: "",
    tokens: null,
    onSignedOut: () => {},
  });
  const rendering: Rendering = { api, client: newQueryClient(), language: state.language };
  pageStates.set(rendering, state);
  reports.set(rendering, report);
  const context = new RouterContextProvider();
  context.set(renderingContext, rendering);
  return context;
}

/** Without it the router would write whole errors to the console, past the log. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  reports.get((context as RouterContextProvider).get(renderingContext))?.(error);
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const rendering = context.get(renderingContext);
  const state = { ...(pageStates.get(rendering) as PageState), queries: dehydrated(rendering.client) };
  let failed: unknown;
  const stream = await renderToReadableStream(
    <PageStateProvider value={state}>
      <PageProviders api={rendering.api} client={rendering.client} state={{ ...state, queries: undefined }}>
        <ServerRouter context={entry} url={request.url} />
      </PageProviders>
    </PageStateProvider>,
    {
      onError: (error) => {
        failed = error;
      },
    },
  );
  await stream.allReady;
  if (failed) throw failed;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}
