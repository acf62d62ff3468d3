import type { QueryClient } from "@tanstack/react-query";
import { createContext, data, type RouterContextProvider } from "react-router";
import type { Language } from "#kit/contract/language/language.ts";
import type { Api } from "./api/api.ts";
import { isApiError } from "./api/api-error.ts";
import { type ApiQuery, optionsOf, prefetchOnce } from "./api/queries.ts";

/** What a route's loader has while the server renders a page. */
export interface Rendering {
  api: Api;
  client: QueryClient;
  language: Language;
}

export const renderingContext = createContext<Rendering>();

interface LoaderArguments {
  context: Readonly<RouterContextProvider>;
}

/** Fetches a page's queries before the first render. What fails is shown by the part that needs it. */
export async function prefetch({ context }: LoaderArguments, queries: ApiQuery<unknown>[]) {
  const { api, client, language } = context.get(renderingContext);
  await prefetchOnce(client, api, language, queries);
  return data(null);
}

/**
 * The same for a page that stands or falls with its first query: 404 where that is not found, 503 where it
 * fails, so that search engines see what visitors see.
 */
export async function prefetchPage(
  args: LoaderArguments,
  main: ApiQuery<unknown>,
  others: ApiQuery<unknown>[] = [],
) {
  const { api, client, language } = args.context.get(renderingContext);
  await prefetchOnce(client, api, language, [main, ...others]);
  const error = client.getQueryState(optionsOf(main, api, language).queryKey)?.error;
  if (!error) return data(null);
  return data(null, {
    status: isApiError(error) && error.status >= 400 && error.status < 500 ? error.status : 503,
  });
}

/** Later visits wait for nothing: the page shows its own loading state (a route's `clientLoader`). */
export function waitForNothing(): null {
  return null;
}
